/// An animatable property of a view.
enum AnimatableProperty: UInt8, Hashable, Sendable {
  case center, bounds, transform, alpha, backgroundColor, style

  /// Whether simultaneous animations of the property add up.
  var isAdditive: Bool {
    switch self {
    case .center, .bounds, .transform, .alpha: true
    case .backgroundColor, .style: false
    }
  }

  /// Whether the property changes colors only, and no edges.
  var isColor: Bool { self == .alpha || self == .backgroundColor }

  /// Returns the property's value in a set of properties.
  func value(in properties: ViewProperties) -> AnimatableValue {
    switch self {
    case .center: .point(properties.center)
    case .bounds: .rect(properties.bounds)
    case .transform: .transform(properties.transform)
    case .alpha: .number(properties.alpha)
    case .backgroundColor: .color(properties.backgroundColor)
    case .style: .style(properties.style)
    }
  }

  /// Sets the property in a set of properties, clamped to its valid range.
  func show(_ value: AnimatableValue, in properties: inout ViewProperties) {
    switch (self, value) {
    case (.center, .point(let value)): properties.center = value
    case (.bounds, .rect(let value)):
      properties.bounds = Rect(
        origin: value.origin,
        size: Size(width: max(0, value.width), height: max(0, value.height)))
    case (.transform, .transform(let value)): properties.transform = value
    case (.alpha, .number(let value)): properties.alpha = min(max(value, 0), 1)
    case (.backgroundColor, .color(let value)): properties.backgroundColor = value
    case (.style, .style(let value)): properties.style = value
    default: break
    }
  }
}
