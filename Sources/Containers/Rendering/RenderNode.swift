/// A view as the compositor sees it: an immutable value shared between frames while nothing in it
/// changes, so that two trees are compared by identity.
final class RenderNode: Sendable {
  /// Which view it is.
  let identifier: ObjectIdentifier
  /// The middle of the node in its parent's bounds, in points.
  let center: Point
  /// The node's own coordinates, in points.
  let bounds: Rect
  /// The transform about the center.
  let transform: Transform3D
  /// The opacity of the node and all below it, 0...1.
  let alpha: Double
  /// The ground of the rounded rectangle.
  let backgroundColor: Color?
  /// The decoration of the rounded rectangle.
  let style: ViewStyle
  /// Whether the children are cut off at the rounded rectangle.
  let clipsToBounds: Bool
  /// What the view has painted, drawn over the ground.
  let contents: BackingStore?
  /// Counts the repaints of the contents.
  let contentsVersion: Int
  /// The children, from the back to the front.
  let children: [RenderNode]

  init(
    identifier: ObjectIdentifier, properties: ViewProperties, clipsToBounds: Bool,
    contents: BackingStore?, contentsVersion: Int, children: [RenderNode]
  ) {
    self.identifier = identifier
    center = properties.center
    bounds = properties.bounds
    transform = properties.transform
    alpha = properties.alpha
    backgroundColor = properties.backgroundColor
    style = properties.style
    self.clipsToBounds = clipsToBounds
    self.contents = contents
    self.contentsVersion = contentsVersion
    self.children = children
  }
}
