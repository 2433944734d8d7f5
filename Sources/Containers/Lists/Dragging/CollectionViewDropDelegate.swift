/// An object that lets the user drop items on a collection view.
///
/// The items come from a list of the app, or from another program.
@MainActor
public protocol CollectionViewDropDelegate: AnyObject {
  /// Returns whether the delegate takes any of the items; true by default.
  ///
  /// If not, they are offered to the views around the collection view. Asked whenever the items move.
  func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool
  /// Called when the items come over the collection view.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession)
  /// Returns what a drop would do and where; by default, items of the app are moved, and others copied,
  /// to between the items.
  ///
  /// - Parameter destinationIndexPath: The item under the pointer, or else the place of a new one nearby;
  ///   nil without sections.
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal
  /// Called when the items leave the collection view, or are taken back over it.
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession)
  /// Called at the end of a drag over the collection view, after the drop.
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession)
  /// Takes the items: change the data, and report it to the collection view.
  ///
  /// To move items of another list, remove them there, too.
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator)
}

extension CollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(_ collectionView: CollectionView, canHandle session: DropSession)
    -> Bool
  { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: DropSession
  ) {}
  /// Returns a proposal to insert the items between items.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal { .usual(for: session) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidExit session: DropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnd session: DropSession
  ) {}
}
