/// A property of a view that an animation can run on.
enum AnimatableProperty: Hashable, Sendable {
  case center, bounds, transform, alpha, backgroundColor, style

  /// Whether two sets of values differ in the property.
  func differs(_ a: ViewProperties, _ b: ViewProperties) -> Bool {
    switch self {
    case .center: a.center != b.center
    case .bounds: a.bounds != b.bounds
    case .transform: a.transform != b.transform
    case .alpha: a.alpha != b.alpha
    case .backgroundColor: a.backgroundColor != b.backgroundColor
    case .style: a.style != b.style
    }
  }

  /// Sets the property of a set of values to one between those of two others.
  func interpolate(
    from a: ViewProperties, to b: ViewProperties, _ progress: Double,
    into result: inout ViewProperties
  ) {
    switch self {
    case .center: result.center = Interpolation.point(a.center, b.center, progress)
    case .bounds: result.bounds = Interpolation.rect(a.bounds, b.bounds, progress)
    case .transform:
      result.transform = Interpolation.transform(a.transform, b.transform, progress)
    case .alpha:
      result.alpha = min(max(Interpolation.number(a.alpha, b.alpha, progress), 0), 1)
    case .backgroundColor:
      result.backgroundColor = Interpolation.color(a.backgroundColor, b.backgroundColor, progress)
    case .style: result.style = Interpolation.style(a.style, b.style, progress)
    }
  }
}
