extension ViewEffect {
  /// Returns the container with a sheet that turns.
  func leaf(_ whole: RenderNode, by painter: ViewPainter) -> RenderNode {
    guard case .leaf(let sheet) = sides else { return whole }
    let curl = PageCurl(
      progress: sheet.isReturning ? 1 - progress : progress,
      leaf: PageCurl.Leaf(
        edge: sheet.edge, isBoundInMiddle: sheet.isBoundInMiddle, grip: grip))
    // The sheet is cut out of the whole, so it has no ground of its own.
    var clear = whole.properties
    clear.backgroundColor = nil
    clear.style.borderWidth = 0
    let below = side(sheet.below, of: whole, whole.properties, by: painter)
    let front = side(sheet.front, of: whole, clear, by: painter)
    let back =
      sheet.back.isEmpty
      ? nil
      : page(side(sheet.back, of: whole, clear, by: painter), in: whole, pages.back, curl: curl)
    return RenderNode(
      identifier: whole.identifier, properties: clear, clipsToBounds: whole.clipsToBounds,
      isMoving: whole.isMoving,
      children: [
        page(below, in: whole, pages.new, curl: nil),
        page(front, in: whole, pages.old, curl: curl).with(back: back),
      ])
  }

  /// Returns the container with some of its views only.
  private func side(
    _ views: [View], of whole: RenderNode, _ properties: ViewProperties, by painter: ViewPainter
  ) -> RenderNode {
    painter.node(like: whole, properties) { child in
      views.contains { ObjectIdentifier($0) == child.identifier } ? child : nil
    }
  }
}
