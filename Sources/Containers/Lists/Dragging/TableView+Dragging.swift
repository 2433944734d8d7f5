extension TableView {
  /// The object that gives the items with which the user drags rows to other lists; held weakly.
  public var dragDelegate: (any TableViewDragDelegate)? {
    get { parts.dragDelegate as? any TableViewDragDelegate }
    set {
      parts.dragDelegate = newValue
      offerDragging()
    }
  }

  /// The object that lets the user drop items on the table view; held weakly.
  public var dropDelegate: (any TableViewDropDelegate)? {
    get { parts.dropDelegate as? any TableViewDropDelegate }
    set { parts.dropDelegate = newValue }
  }

  /// Whether the user can drag rows with items; true by default.
  public var dragInteractionEnabled: Bool {
    get { parts.isEnabled }
    set { parts.isEnabled = newValue }
  }
}

extension TableView: DraggingList {
  func itemsForBeginning(_ session: DragSession, at path: IndexPath) -> [DragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: DragSession, at path: IndexPath, _ point: Point) -> [DragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) != false
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func canTake(_ session: DropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) == true
  }

  func tellOfEntry(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func tellOfExit(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func proposal(for session: DropSession, at path: IndexPath?) -> DropProposal {
    dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? DropProposal(operation: .cancel)
  }

  func perform(_ session: DropSession, at place: DragParts.Place) -> Rect? {
    let coordinator = TableViewDropCoordinator(session, place, on: self)
    dropDelegate?.tableView(self, performDropWith: coordinator)
    return coordinator.landing
  }
}
