/// A view in which the Menu key opens a menu for one part, at that part.
@MainActor
protocol KeyMenuPlacing: View {
  /// Returns what the menu stands under, in the view's bounds, after scrolling it into view; nil for the middle of
  /// the view.
  func rectForKeyMenu() -> Rect?
}

/// A list whose delegate makes menus for its entries.
@MainActor
protocol EntryMenuSource: EntryList, KeyMenuPlacing {
  /// What shows the menus; nil until the list has a delegate.
  var entryMenu: AnyObject? { get set }
  /// Returns the menu of an entry, asked for at a point of the view's bounds; nil for none.
  func menuConfiguration(forEntry path: IndexPath, at point: Point) -> ContextMenuConfiguration?
  /// Tells the delegate that a menu is about to be shown.
  func willDisplay(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?)
  /// Tells the delegate that a menu goes away.
  func willEnd(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?)
}

extension EntryMenuSource {
  /// The entry that the keys are for: the focused one, or else the first that is selected.
  var entryForKeys: IndexPath? { [cursor, selection.min()].compactMap(\.self).first(where: holds) }
}
