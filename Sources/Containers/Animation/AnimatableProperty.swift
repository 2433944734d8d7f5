/// A property of a view that an animation can run on.
enum AnimatableProperty: UInt8, Hashable, Sendable {
  case center, bounds, transform, alpha, backgroundColor, style

  /// Whether two changes of the property that run at the same time add up.
  var isAdditive: Bool {
    switch self {
    case .center, .bounds, .transform, .alpha: true
    case .backgroundColor, .style: false
    }
  }

  /// Returns the value that a set of properties has.
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

  /// Puts a value into a set of properties, as near as it can be shown.
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
