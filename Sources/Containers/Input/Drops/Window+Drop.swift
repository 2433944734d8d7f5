extension Window {
  /// Offers dropped items to the views under a point, from the innermost one outward.
  ///
  /// - Parameter location: A point of the window; nil if the window system doesn't report it.
  func drop(_ items: [DragItem], at location: Point?) {
    guard !items.isEmpty else { return }
    let session = DropSession(items, at: location ?? middleOfFocus)
    switch acceptor(of: session) {
    case .interaction(let interaction)?:
      interaction.delegate?.dropInteraction(interaction, performDrop: session)
    case .view(let view)?:
      view.dropDidEnter(session)
      view.dropDidMove(session)
      if view.takeDrop(session) == nil { view.dropDidExit(session) }
      view.dropDidEnd(session)
    case nil: break
    }
  }

  /// Returns the innermost view or interaction under a drop that accepts it; nil for none.
  func acceptor(of session: DropSession) -> DropAcceptor? {
    let hit = hitTest(session.windowLocation, with: nil)
    guard let hit, overlayRouting?.blocks(hit, .pointer) != true, !hit.isInputBlocked else {
      return nil
    }
    for view in hit.chain {
      for case let interaction as DropInteraction in view.interactions
      where interaction.delegate?.dropInteraction(interaction, canHandle: session) == true {
        return .interaction(interaction)
      }
      if let view = view as? any DropTaking, view.canTake(session) { return .view(view) }
    }
    return nil
  }

  private var middleOfFocus: Point {
    let view: View = focusedView ?? self
    return view.convert(view.bounds.center, to: nil)
  }
}
