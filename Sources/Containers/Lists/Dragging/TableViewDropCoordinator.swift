/// What a table view knows of a drop: the items, and where they go.
public final class TableViewDropCoordinator: ListDropCoordinator {
  /// Moves the image of the drag, and the focus, to a row that shows the item.
  ///
  /// Call it after the row was inserted.
  public func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) { land(at: indexPath) }

  /// Moves the image of the drag to a row that has taken the item.
  public func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath) { land(at: indexPath) }
}
