/// An object that gives the items with which the user drags rows of a table view.
///
/// A row is lifted by a long press. If the data source lets it move, it moves within its table view, and its
/// items count only elsewhere.
@MainActor
public protocol TableViewDragDelegate: AnyObject {
  /// Returns the items of a row that the user lifts; none if it stays where it is.
  func tableView(
    _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
  ) -> [DragItem]
  /// Returns the items of a selected row that come along when the user lifts another selected one; none
  /// by default.
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: DragSession, at indexPath: IndexPath,
    point: Point
  ) -> [DragItem]
  /// Called when the rows are lifted.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession)
  /// Called at the end of the drag, after the drop.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession)
  /// Returns whether the items may be moved, rather than copied only; true by default.
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool
}

extension TableViewDragDelegate {
  /// Returns no items.
  public func tableView(
    _ tableView: TableView, itemsForAddingTo session: DragSession, at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] { [] }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {}
  /// Returns `true`.
  public func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool { true }
}
