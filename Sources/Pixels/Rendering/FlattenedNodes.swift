/// A cache of the flattened pictures of nodes, kept while the nodes are transformed or curled.
final class FlattenedNodes {
  private var pictures: [ObjectIdentifier: FlattenedNode] = [:]
  // Kept between frames, so that a steady frame allocates nothing.
  private var difference = RenderDifference()
  private var turned: Set<ObjectIdentifier> = []

  /// Returns the picture of a node, redrawing only what changed; `nil` if it cannot be flattened.
  func picture(
    of node: RenderNode, scale: Double, draw: (FlattenedNode, [PixelRect]) -> Void
  ) -> FlattenedNode? {
    let old = pictures[node.identifier]
    if let old, old.takes(node, scale: scale) { return old }
    if let old, old.scale == scale, old.node.properties.bounds == node.properties.bounds {
      let before = old.node
      if old.become(node) {
        difference.compare(before, node, map: old.map, within: old.inner)
        draw(old, difference.region.rects)
        return old
      }
    }
    guard let picture = FlattenedNode(node, scale: scale) else { return nil }
    draw(picture, [picture.inner])
    pictures[node.identifier] = picture
    return picture
  }

  /// Drops the pictures of nodes that are gone, or no longer transformed or curled.
  func keepOnly(_ tree: RenderTree) {
    guard !pictures.isEmpty else { return }
    turned.removeAll(keepingCapacity: true)
    noteTurned(tree.root)
    while let gone = pictures.keys.first(where: { !turned.contains($0) }) { pictures[gone] = nil }
  }

  private func noteTurned(_ node: RenderNode) {
    let unit = UprightMap(scale: 1, origin: .zero)
    if unit.map(of: node) == nil || node.curl != nil { turned.insert(node.identifier) }
    if let back = node.back { turned.insert(back.identifier) }
    for child in node.children { noteTurned(child) }
  }
}
