extension ViewAnimations {
  /// Returns the node to show instead of the view's own.
  func changed(_ node: RenderNode, by painter: ViewPainter) -> RenderNode {
    let shown = effect?.changed(node, by: painter) ?? node
    guard let picture else { return shown }
    let (from, to) = (picture.properties.bounds.size, node.properties.bounds)
    var properties = picture.properties
    properties.center = to.center
    if from != to.size, from.width > 0, from.height > 0 {
      properties.transform = Transform3D(
        Transform(scaleX: to.width / from.width, y: to.height / from.height))
    }
    let child = picture.with(properties, identifier: ObjectIdentifier(self))
    return shown.with(children: [child] + shown.children)
  }
}
