/// The delegate of a search bar, which controls editing and is notified of user actions.
///
/// The default implementations return `true`, or do nothing.
@MainActor
public protocol SearchBarDelegate: AnyObject {
  /// Asks whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called after editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Asks whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called after editing ends.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Called after the user has changed or cleared the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Asks whether a range of the text may be replaced, for example when the user types.
  ///
  /// - Parameter range: The range to replace, in the bar's current text.
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool
  /// Called after typed or pasted text was inserted only in part.
  ///
  /// See ``TextField/maximumLength``.
  ///
  /// - Parameter text: All of the typed or pasted text.
  func searchBar(_ searchBar: SearchBar, didTruncate text: String)
  /// Called when the user presses Enter in the field.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user presses the cancel button, or Escape while the field is empty.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called after the user has selected another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, didTruncate text: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
