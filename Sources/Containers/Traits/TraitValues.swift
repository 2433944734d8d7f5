/// What is said of a number of traits.
struct TraitValues: MutableTraits, Hashable, Sendable {
  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of one trait, whatever its type.
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

  /// Whether anything is said of a trait.
  func contains(_ trait: Trait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  /// Says nothing of a trait any more.
  mutating func remove(_ trait: Trait) { entries[ObjectIdentifier(trait)] = nil }

  /// Says what others say too; theirs counts where both say something.
  mutating func merge(_ others: TraitValues) {
    entries.merge(others.entries) { _, other in other }
  }

  /// Whether everything that others say is said here too.
  func contains(_ others: TraitValues) -> Bool {
    others.entries.allSatisfy { entries[$0.key] == $0.value }
  }

  /// Whether a trait says another thing than in others.
  func differs(from others: TraitValues, in trait: Trait) -> Bool {
    let key = ObjectIdentifier(trait)
    return entries[key] != others.entries[key]
  }

  /// Whether some trait that colours depend on says another thing than in others.
  func differsInColors(from others: TraitValues) -> Bool {
    func isChanged(_ entry: Entry) -> Bool {
      entry.trait.affectsColorAppearance && differs(from: others, in: entry.trait)
    }
    return entries.values.contains(where: isChanged)
      || others.entries.values.contains(where: isChanged)
  }
}
