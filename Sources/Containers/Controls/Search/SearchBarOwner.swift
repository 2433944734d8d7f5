/// An object that searches by means of a search bar: a search controller.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The commands that work in the field, before those of the bar.
  var fieldCommands: [KeyCommand] { get }
  /// Called when editing is about to begin, perhaps in vain.
  func searchBarMayBeginEditing()
  /// Called when editing begins, before the delegate of the bar is notified.
  func searchBarWillBeginEditing()
  /// Called when editing begins, after the delegate of the bar was notified.
  func searchBarDidBeginEditing()
  /// Called when the user types, clicks or presses Return in a field that has the focus.
  ///
  /// The focus may have come by Tab, for example, which begins no search; using the field does.
  ///
  /// - Returns: Whether that begins the search.
  @discardableResult
  func searchBarWasUsed() -> Bool
  /// Called after the text has changed, by the user or the program.
  func searchBarTextDidChange()
  /// Called after another scope was selected, by the user or the program.
  func searchBarScopeDidChange()
  /// Called when the user cancels.
  func searchBarWasCancelled()
  /// Called when the program shows or hides the cancel button.
  func searchBarCancelButtonWasSet()
  /// Called when the program shows or hides the scopes.
  func searchBarScopesWereSet()
  /// Called when the traits of the bar have changed, and those of its parts are about to.
  func searchBarTraitsDidChange()
  /// Called when the height of the bar changes.
  func searchBarHeightDidChange(isAnimated: Bool)
}
