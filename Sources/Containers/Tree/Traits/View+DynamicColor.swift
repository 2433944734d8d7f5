/// A type whose color properties also accept a ``DynamicColor``, which they then follow.
///
/// Only ``View`` conforms. The protocol allows two properties with the same name and different
/// types: the class declares the one with the visible color, an extension of this protocol the one
/// with the dynamic color.
@MainActor
public protocol DynamicallyColored: AnyObject {}

extension View: DynamicallyColored {
  /// Binds a color property to a dynamic color until the property is set to another color.
  ///
  /// Pass `nil` to end the binding; the property keeps the color that it has.
  ///
  /// ```swift
  /// gauge.setDynamicColor(.systemRed, for: \Gauge.needleColor)
  /// ```
  public func setDynamicColor<Colored: View>(
    _ color: DynamicColor?, for property: ReferenceWritableKeyPath<Colored, Color>
  ) {
    bind(color, property) { $0 }
  }

  /// Binds an optional color property to a dynamic color.
  ///
  /// Pass `nil` to end the binding; the property keeps the color that it has.
  public func setDynamicColor<Colored: View>(
    _ color: DynamicColor?, for property: ReferenceWritableKeyPath<Colored, Color?>
  ) {
    bind(color, property) { $0 }
  }

  /// Returns the dynamic color that a property follows, or `nil` if it follows none.
  public func dynamicColor(for property: AnyKeyPath) -> DynamicColor? {
    traitState?.colors[property]?.color
  }

  /// Resolves the dynamic colors of all properties with the given traits.
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
      misuse("\(self) is not a \(Colored.self), so it has no \(property) to follow a color.")
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
  /// The dynamic color that the background follows, or `nil` if it follows none.
  ///
  /// Set `nil` for no background.
  public var backgroundColor: DynamicColor? {
    get { dynamicColor(for: \View.backgroundColor as ReferenceWritableKeyPath<View, Color?>) }
    set {
      setDynamicColor(newValue, for: \View.backgroundColor)
      if newValue == nil { backgroundColor = Color?.none }
    }
  }

  /// The dynamic color that the border follows, or `nil` if it follows none.
  ///
  /// Set `nil` for a clear border.
  public var borderColor: DynamicColor? {
    get { dynamicColor(for: \View.borderColor as ReferenceWritableKeyPath<View, Color>) }
    set {
      setDynamicColor(newValue, for: \View.borderColor)
      if newValue == nil { borderColor = Color.clear }
    }
  }

  /// The dynamic tint color, or `nil` if it is inherited.
  public var tintColor: DynamicColor? {
    get { traitState?.tint }
    set { setTint(newValue) }
  }
}
