/// An object that gives the items with which the user drags items of a collection view.
///
/// A item is lifted by a long press. If the data source lets it move, it moves within its collection view, and its
/// items count only elsewhere.
@MainActor
public protocol CollectionViewDragDelegate: AnyObject {
  /// Returns the items of a item that the user lifts; none if it stays where it is.
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem]
  /// Returns the items of a selected item that come along when the user lifts another selected one; none
  /// by default.
  func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem]
  /// Called when the items are lifted.
  func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: DragSession)
  /// Called at the end of the drag, after the drop.
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession)
  /// Returns whether the items may be moved, rather than copied only; true by default.
  func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool
}

extension CollectionViewDragDelegate {
  /// Returns no items.
  public func collectionView(
    _ collectionView: CollectionView, itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] { [] }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionWillBegin session: DragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionDidEnd session: DragSession
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: CollectionView, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool { true }
}
