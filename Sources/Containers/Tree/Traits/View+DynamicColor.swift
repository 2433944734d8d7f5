/// A type whose properties of colour take a ``DynamicColor`` as well, and follow it.
///
/// Only ``View`` adopts it. It makes two properties of one name and two types possible: the class
/// declares the one that holds the colour that is seen, an extension of this the one that follows.
@MainActor
public protocol DynamicallyColored: AnyObject {}

extension View: DynamicallyColored {
  /// Lets a property of colour follow a dynamic colour, until it is given another; nil ends that.
  ///
  /// ```swift
  /// gauge.setDynamicColor(.systemRed, for: \Gauge.needleColor)
  /// ```
  public func setDynamicColor<Colored: View>(
    _ color: DynamicColor?, for property: ReferenceWritableKeyPath<Colored, Color>
  ) {
    bind(color, property) { $0 }
  }

  /// Lets a property of colour that may be nil follow a dynamic colour; nil ends that.
  public func setDynamicColor<Colored: View>(
    _ color: DynamicColor?, for property: ReferenceWritableKeyPath<Colored, Color?>
  ) {
    bind(color, property) { $0 }
  }

  /// The dynamic colour that a property follows; nil where it does not follow any.
  public func dynamicColor(for property: AnyKeyPath) -> DynamicColor? {
    traitState?.colors[property]?.color
  }

  /// Gives every property that follows a colour the one of an environment.
  func applyDynamicColors(_ traits: TraitCollection) {
    guard let state = traitState, !state.colors.isEmpty else { return }
    for (property, binding) in state.colors where !binding.apply(self, traits) {
      state.colors[property] = nil
    }
  }

  private func bind<Colored: View, Value: Equatable>(
    _ color: DynamicColor?, _ property: ReferenceWritableKeyPath<Colored, Value>,
    _ value: @escaping (Color) -> Value
  ) {
    guard let view = self as? Colored else {
      misuse("\(self) is no \(Colored.self), so it has no \(property) to follow a colour.")
    }
    guard let color else {
      traitState?.colors[property] = nil
      return
    }
    var applied = value(color.resolvedColor(with: traitCollection))
    view[keyPath: property] = applied
    traitStateMade.colors[property] = ColorBinding(color: color) { view, traits in
      guard let view = view as? Colored, view[keyPath: property] == applied else { return false }
      applied = value(color.resolvedColor(with: traits))
      view[keyPath: property] = applied
      return true
    }
  }
}

extension DynamicallyColored where Self: View {
  /// The dynamic colour that the ground follows; nil where it does not follow any.
  public var backgroundColor: DynamicColor? {
    get { dynamicColor(for: \View.backgroundColor as ReferenceWritableKeyPath<View, Color?>) }
    set { setDynamicColor(newValue, for: \View.backgroundColor) }
  }

  /// The dynamic colour that the border follows; nil where it does not follow any.
  public var borderColor: DynamicColor? {
    get { dynamicColor(for: \View.borderColor as ReferenceWritableKeyPath<View, Color>) }
    set { setDynamicColor(newValue, for: \View.borderColor) }
  }

  /// The dynamic colour of the tint; nil where it is inherited.
  public var tintColor: DynamicColor? {
    get { traitState?.tint }
    set { setTint(newValue) }
  }
}
