extension CollectionView {
  /// The object that gives the items with which the user drags items to other lists; held weakly.
  public var dragDelegate: (any CollectionViewDragDelegate)? {
    get { parts.dragDelegate as? any CollectionViewDragDelegate }
    set {
      parts.dragDelegate = newValue
      offerDragging()
    }
  }

  /// The object that lets the user drop items on the collection view; held weakly.
  public var dropDelegate: (any CollectionViewDropDelegate)? {
    get { parts.dropDelegate as? any CollectionViewDropDelegate }
    set { parts.dropDelegate = newValue }
  }

  /// Whether the user can drag items with items; true by default.
  public var dragInteractionEnabled: Bool {
    get { parts.isEnabled }
    set { parts.isEnabled = newValue }
  }
}

extension CollectionView: DraggingList {
  func itemsForBeginning(_ session: DragSession, at path: IndexPath) -> [DragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: DragSession, at path: IndexPath, _ point: Point) -> [DragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) != false
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func canTake(_ session: DropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) == true
  }

  func tellOfEntry(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func tellOfExit(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func proposal(for session: DropSession, at path: IndexPath?) -> DropProposal {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? DropProposal(operation: .cancel)
  }

  func perform(_ session: DropSession, at place: DragParts.Place) -> Rect? {
    let coordinator = CollectionViewDropCoordinator(session, place, on: self)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    return coordinator.landing
  }
}
