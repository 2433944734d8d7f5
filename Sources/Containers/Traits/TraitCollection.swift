/// The environment of a view or controller: light or dark, the room there is, the scale and more.
///
/// A small value whose copies share what they hold, so that a whole hierarchy can have it. A trait
/// of which nothing is said has its unspecified value, or the default of its definition.
public struct TraitCollection: Hashable, Sendable {
  let storage: Storage

  /// What copies share.
  final class Storage: Sendable {
    let values: TraitValues
    /// The tint in force: inherited with the traits, though no trait.
    let tint: Tint

    init(values: TraitValues, tint: Tint) {
      self.values = values
      self.tint = tint
    }
  }

  init(values: TraitValues, tint: Tint = Tint()) {
    storage = Storage(values: values, tint: tint)
  }

  private init(storage: Storage) { self.storage = storage }

  /// Makes a collection in which nothing is said.
  public init() { self.init(values: TraitValues()) }

  /// Makes a collection in which a closure says what it sets.
  ///
  /// ```swift
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// ```
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Makes a collection that says what several say; where they differ the last of them counts.
  public init(traitsFrom collections: [TraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.storage.values) }
    self.init(values: values)
  }

  /// The environment in force where a view in no hierarchy is made: the window's while that is laid
  /// out or painted, else a light one with text from left to right at the usual size.
  ///
  /// Each thread has its own.
  public static var current: TraitCollection {
    ofThread.value.map(TraitCollection.init(storage:)) ?? standard
  }

  private static let ofThread = ThreadLocal<Storage>()

  /// The environment where nobody says another.
  static let standard = TraitCollection {
    $0.userInterfaceStyle = .light
    $0.accessibilityContrast = .normal
    $0.accessibilityMotion = .normal
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.userInterfaceIdiom = .desktop
    $0.displayScale = 1
  }

  /// Runs a closure in which ``current`` is this collection.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try TraitCollection.ofThread.withValue(storage, actions)
  }

  /// Returns a collection in which a closure has set some traits.
  public func modifyingTraits(
    _ mutations: (inout any MutableTraits) -> Void
  ) -> TraitCollection {
    var traits: any MutableTraits = storage.values
    mutations(&traits)
    guard let values = traits as? TraitValues else {
      misuse("\(traits) is not what the closure was given: set traits of that only.")
    }
    return TraitCollection(values: values, tint: storage.tint)
  }

  /// Returns a collection with another value of a trait.
  public func replacing<Definition: TraitDefinition>(
    _ trait: Definition.Type, value: Definition.Value
  ) -> TraitCollection {
    var values = storage.values
    values[trait] = value
    return TraitCollection(values: values, tint: storage.tint)
  }

  /// The value of a trait; its default where nothing is said.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    storage.values[trait]
  }

  /// Whether everything that another says is said here too.
  public func containsTraits(in other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return storage === other.storage || storage.values.contains(other.storage.values)
  }

  /// Whether colours may be others than in another collection.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return storage !== other.storage && storage.values.differsInColors(from: other.storage.values)
  }

  /// Returns those of some traits that say another thing than in another collection.
  public func changedTraits(_ traits: [Trait], from other: TraitCollection) -> [Trait] {
    guard storage !== other.storage else { return [] }
    return traits.filter { storage.values.differs(from: other.storage.values, in: $0) }
  }

  /// The traits of the system that colours depend on.
  public static let systemTraitsAffectingColorAppearance: [Trait] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self,
  ]

  /// Whether two collections say the same.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }

  /// Feeds what is said into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}
