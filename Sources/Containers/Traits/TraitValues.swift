/// A set of specified trait values.
struct TraitValues: MutableTraits, Hashable, Sendable {
  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// The type-erased value of a trait.
  struct Entry: Hashable, Sendable {
    let trait: Trait
    let value: any Hashable & Sendable

    static func == (a: Entry, b: Entry) -> Bool { isEqual(a.value, b.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    private static func isEqual<Value: Hashable>(_ a: Value, _ b: any Hashable) -> Bool {
      b as? Value == a
    }
  }

  subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    get {
      entries[ObjectIdentifier(trait)]?.value as? Definition.Value ?? Definition.defaultValue
    }
    set {
      entries[ObjectIdentifier(trait)] =
        Definition.isUnspecified(newValue) ? nil : Entry(trait: trait, value: newValue)
    }
  }

  /// Whether a trait is specified.
  func contains(_ trait: Trait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  /// Removes the value of a trait.
  mutating func remove(_ trait: Trait) { entries[ObjectIdentifier(trait)] = nil }

  /// Merges other values, which take precedence.
  mutating func merge(_ others: TraitValues) {
    entries.merge(others.entries) { _, other in other }
  }

  /// Whether all of the other values are also contained here.
  func contains(_ others: TraitValues) -> Bool {
    others.entries.allSatisfy { entries[$0.key] == $0.value }
  }

  /// Whether the value of a trait differs from the other one.
  func differs(from others: TraitValues, in trait: Trait) -> Bool {
    let key = ObjectIdentifier(trait)
    return entries[key] != others.entries[key]
  }

  /// Whether the value of a trait that affects colors differs from the other one.
  func differsInColors(from others: TraitValues) -> Bool {
    func isChanged(_ entry: Entry) -> Bool {
      entry.trait.affectsColorAppearance && differs(from: others, in: entry.trait)
    }
    return entries.values.contains(where: isChanged)
      || others.entries.values.contains(where: isChanged)
  }
}
