/// The traits that a view, controller, or window overrides for itself and its descendants.
public struct TraitOverrides: MutableTraits, Hashable, Sendable {
  var values = TraitValues()

  /// Creates a value without overrides.
  public init() {}

  /// The overriding value of a trait, or its default if it is inherited.
  ///
  /// Setting a system trait to its unspecified value removes the override.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: Trait) -> Bool { values.contains(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: Trait) { values.remove(trait) }
}
