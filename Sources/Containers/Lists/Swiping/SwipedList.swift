internal import Pixels

/// A list whose rows can be swiped aside.
@MainActor
protocol SwipedList: ScrollView {
  /// Whether rows can be swiped now.
  var maySwipe: Bool { get }
  /// Returns the row at a point and its cell; nil if there is none that can be swiped.
  func swipedCell(at point: Point) -> (path: IndexPath, cell: any SwipedCell)?
  /// Returns the cell of a row; nil if it is not visible or cannot be swiped.
  func swipedCell(of path: IndexPath) -> (any SwipedCell)?
  /// Returns the row of a cell; nil if it shows none any more.
  func swipedPath(of cell: any SwipedCell) -> IndexPath?
  /// Returns what a swipe of a row shows at a side; nil for nothing.
  func swipe(of path: IndexPath, _ side: RowSwipe.Side) -> RowSwipe?
  /// Called when a row is about to be aside.
  func swipeWillBegin(at path: IndexPath)
  /// Called when a row is no longer aside, with nil if it is gone.
  func swipeDidEnd(at path: IndexPath?)
  /// Keeps the focus at a row, or at what takes its place, while work may delete it.
  func keepFocus(at path: IndexPath, _ work: () -> Void)
  /// Deletes a row whose swipe is nothing but its deletion.
  func deleteSwiped(_ path: IndexPath)
}

/// A cell that can be swiped aside.
@MainActor
protocol SwipedCell: View {
  /// The buttons that show while the row is aside.
  var swipeActions: SwipeActionsView? { get }
  /// Shows buttons at a side of the row, or none.
  func showSwipe(_ view: SwipeActionsView?)
}

extension SwipedList {
  /// Returns whether a drag that began at a point shows actions of a row, or moves a row that is aside.
  func movesRow(along way: Point, from start: Point) -> Bool {
    guard maySwipe, let (path, cell) = swipedCell(at: start) else { return false }
    if cell.swipeActions != nil { return true }
    return swipe(of: path, (way.x > 0) == readsLeftToRight ? .leading : .trailing) != nil
  }

  /// Returns a menu of actions; nil for none.
  func menu(
    of actions: [ContextualAction], perform: @escaping (ContextualAction) -> Void
  ) -> ContextMenuConfiguration? {
    guard !actions.isEmpty else { return nil }
    return ContextMenuConfiguration { _ in
      Menu(
        children: actions.map { action in
          Action(
            title: action.title ?? "", image: action.image,
            attributes: action.style == .destructive ? .destructive : []
          ) { _ in perform(action) }
        })
    }
  }
}

extension SwipedList {
  /// Returns what swipes of a row offer, as actions for assistive technology.
  func swipeActions(at path: IndexPath) -> [AccessibilityCustomAction] {
    guard maySwipe, let cell = swipedCell(of: path) else { return [] }
    let swipes = RowSwipe.Side.allCases.compactMap { swipe(of: path, $0) }
    return swipes.flatMap { swipe in
      swipe.actions.map { action in
        AccessibilityCustomAction(name: action.title ?? "") { [weak self, weak cell] _ in
          guard let self, let cell, let path = swipedPath(of: cell) else { return false }
          guard !swipe.isDeletion else {
            action.handler(action, cell) { _ in }
            return true
          }
          keepFocus(at: path) { action.handler(action, cell) { _ in } }
          return true
        }
      }
    }
  }
}
