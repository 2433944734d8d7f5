/// A shadow in the terms of Core Animation, where color and opacity are apart.
struct LayerShadow: Equatable {
  var color: Color? = .black
  var opacity = 0.0
  var offset = Size(width: 0, height: 3)
  var radius = 3.0

  init() {}

  /// Creates the description of a view's shadow, or of none.
  init(_ shadow: Shadow?) {
    guard let shadow else { return }
    color = shadow.color.withAlphaComponent(1)
    opacity = shadow.color.alpha
    offset = Size(width: shadow.offset.x, height: shadow.offset.y)
    radius = shadow.radius / 2
  }

  /// The shadow of the view, or `nil` if it cannot be seen.
  ///
  /// The radius of Core Animation is one standard deviation, that of ``Shadow`` is two.
  var shadow: Shadow? {
    guard opacity > 0, let color, color.alpha > 0 else { return nil }
    return Shadow(
      color: color.withAlphaComponent(color.alpha * min(opacity, 1)), radius: radius * 2,
      offset: Point(x: offset.width, y: offset.height))
  }
}
