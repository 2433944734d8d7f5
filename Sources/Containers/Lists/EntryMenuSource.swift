/// A view in which the Menu key opens a menu at one of its parts.
@MainActor
protocol KeyMenuPlacing: View {
  /// Returns the rectangle below which the menu opens, in the view's bounds, after scrolling to it.
  ///
  /// If nil, the menu opens at the center of the view.
  func rectForKeyMenu() -> Rect?
}

/// A list whose delegate provides context menus for its entries.
@MainActor
protocol EntryMenuSource: EntryList, KeyMenuPlacing {
  /// The object that presents the menus; nil until the list has a delegate.
  var entryMenu: AnyObject? { get set }
  /// Enables context menus for the entries; calling it again has no effect.
  func offerEntryMenus()
  /// Returns the menu of an entry for a location in the view's bounds; nil for none.
  func menuConfiguration(forEntry path: IndexPath, at point: Point) -> ContextMenuConfiguration?
  /// Notifies the delegate that a menu is about to appear.
  func willDisplay(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?)
  /// Notifies the delegate that a menu is dismissed.
  func willEnd(_ configuration: ContextMenuConfiguration, _ animator: ContextMenuAnimator?)
}

extension EntryMenuSource {
  /// The entry that a key applies to: the focused one, or else the first selected one.
  var entryForKeys: IndexPath? {
    [cursor, selection.min()].compactMap(\.self).first { holds($0) && takesTouches($0) }
  }
}
