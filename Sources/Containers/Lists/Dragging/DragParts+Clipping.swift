extension DragParts: EntryClipping {
  func mayPerform(_ action: Selector) -> Bool {
    guard let list, let window = list.window else { return false }
    switch action {
    case .cut, .copy: return dragDelegate != nil && isEnabled && list.usableCursor != nil
    case .paste:
      guard dropDelegate != nil, let session = window.pastedDrag?.session else { return false }
      return list.canTake(dropOf(session, on: list))
    default: return false
    }
  }

  func perform(_ action: Selector) {
    guard let list, let window = list.window else { return }
    switch action {
    case .cut, .copy: take(isCut: action == .cut, from: list, in: window)
    case .paste: if let drag = window.pastedDrag { paste(drag, on: list, in: window) }
    default: break
    }
  }

  private func take(isCut: Bool, from list: any DraggingList, in window: Window) {
    guard let path = list.usableCursor, let frame = list.entryFrame(at: path),
      let drag = EntryDrag(of: path, in: list, at: frame.center)
    else { return }
    drag.session.allowsMove = isCut && list.allowsMove(drag.session)
    let text = drag.session.items.map(\.text).joined(separator: "\n")
    window.carriedItems.drag = drag
    window.carriedItems.text = text
    window.pasteboard?.string = text
  }

  private func paste(_ drag: EntryDrag, on list: any DraggingList, in window: Window) {
    let session = dropOf(drag.session, on: list)
    list.dropDidEnter(session)
    list.dropDidMove(session)
    let landing = list.takeDrop(session)
    if landing == nil { list.dropDidExit(session) }
    list.dropDidEnd(session)
    // What was moved is there once.
    if landing != nil, drag.session.allowsMove { window.carriedItems.drag = nil }
  }

  /// Returns a drop after the focused entry, or in the middle of a list without any.
  private func dropOf(_ session: DragSession, on list: any DraggingList) -> DropSession {
    var point = list.bounds.center
    if let path = list.usableCursor, let frame = list.entryFrame(at: path) {
      point = frame.center
      if list.isLine(frame) {
        point.y = frame.maxY - 1
      } else {
        point.x = list.readsLeftToRight ? frame.maxX - 1 : frame.minX + 1
      }
    }
    return DropSession(session.items, at: list.convert(point, to: nil), from: session)
  }
}

extension DragItem {
  /// What other programs get of the item.
  fileprivate var text: String {
    switch content {
    case .file(let path): path
    case .text(let text): text
    }
  }
}
