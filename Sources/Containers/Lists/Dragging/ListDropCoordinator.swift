/// What a list knows of a drop: the items, and where they go.
@MainActor
public class ListDropCoordinator {
  /// The dropped items.
  public let items: [ListDropItem]
  /// Where the items go: before the entry there, or into it, as the proposal says; nil if that is open.
  ///
  /// It may be one more than the last entry of a section.
  public let destinationIndexPath: IndexPath?
  /// What the delegate proposed last.
  public let proposal: DropProposal
  /// The drop.
  public let session: DropSession
  private weak var list: (any DraggingList)?
  /// Where the first item lands, in the window.
  private(set) var landing: Rect?

  init(_ session: DropSession, _ place: DragParts.Place, on list: any DraggingList) {
    let origin = session.localDragSession?.origin as? DragOrigin
    items = session.items.enumerated().map {
      ListDropItem(dragItem: $1, sourceIndexPath: origin?.path(of: $0, in: list))
    }
    (destinationIndexPath, proposal) = (place.path, place.proposal)
    (self.session, self.list) = (session, list)
  }

  /// Lets the image of the drag move to an entry, which gets the focus, so that assistive technology
  /// speaks it; does nothing if there is none.
  func land(at path: IndexPath) {
    guard landing == nil, let list, list.window != nil, list.holds(path) else { return }
    list.layoutIfNeeded()
    guard list.holds(path) else { return }
    _ = list.moveFocus(to: path)
    guard list.holds(path), let frame = list.entryFrame(at: path) else { return }
    landing = list.convert(frame.intersection(list.bounds), to: nil)
  }
}
