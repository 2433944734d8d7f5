extension AnimatableProperty {
  /// Sets the property on a view, through its setter.
  @MainActor
  func set(_ value: AnimatableValue, of view: View) {
    switch (self, value) {
    case (.center, .point(let value)): view.center = value
    case (.bounds, .rect(let value)): view.bounds = value
    case (.transform, .transform(let value)): view.transform3D = value
    case (.alpha, .number(let value)): view.alpha = value
    case (.backgroundColor, .color(let value)): view.backgroundColor = value
    case (.style, .style(let value)): view.decoration = value
    default: break
    }
  }
}
