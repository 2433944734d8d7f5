/// What a collection view knows of a drop: the items, and where they go.
public final class CollectionViewDropCoordinator: ListDropCoordinator {
  /// Moves the image of the drag, and the focus, to an item that shows the dropped one.
  ///
  /// Call it after the item was inserted.
  public func drop(_ dragItem: DragItem, toItemAt indexPath: IndexPath) { land(at: indexPath) }

  /// Moves the image of the drag to an item that has taken the dropped one.
  public func drop(_ dragItem: DragItem, intoItemAt indexPath: IndexPath) { land(at: indexPath) }
}
