/// The traits that one view, controller or window gives to itself and all below, in place of those
/// that it inherits.
public struct TraitOverrides: MutableTraits, Hashable, Sendable {
  var values = TraitValues()

  /// Makes overrides of nothing.
  public init() {}

  /// The value of a trait here; its default where it is inherited.
  ///
  /// Setting a trait of the system to its unspecified value lets it be inherited again.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait has a value here.
  public func contains(_ trait: Trait) -> Bool { values.contains(trait) }

  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: Trait) { values.remove(trait) }
}
