extension Window {
  /// Offers dropped items to the interactions under a point, from the innermost view outward.
  ///
  /// - Parameter location: A point of the window; nil if the window system doesn't report it.
  func drop(_ items: [DragItem], at location: Point?) {
    guard !items.isEmpty else { return }
    let location = location ?? middleOfFocus
    guard let hit = hitTest(location, with: nil), overlayRouting?.blocks(hit, .pointer) != true,
      !hit.isInputBlocked
    else { return }
    let session = DropSession(items, at: location)
    for view in hit.chain {
      for case let interaction as DropInteraction in view.interactions {
        guard let delegate = interaction.delegate,
          delegate.dropInteraction(interaction, canHandle: session)
        else { continue }
        return delegate.dropInteraction(interaction, performDrop: session)
      }
    }
  }

  private var middleOfFocus: Point {
    let view: View = focusedView ?? self
    return view.convert(view.bounds.center, to: nil)
  }
}
