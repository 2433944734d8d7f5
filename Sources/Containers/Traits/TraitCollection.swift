/// The environment of a view or controller, such as its style, size classes, and display scale.
///
/// A small value whose copies share their storage, so that a whole hierarchy can have the same
/// collection. An unspecified trait has the default value of its definition.
public struct TraitCollection: Hashable, Sendable {
  let storage: Storage

  /// The storage that copies share.
  final class Storage: Sendable {
    let values: TraitValues
    /// The tint in effect, which is inherited along with the traits but is not one.
    let tint: Tint
    /// The direction among the values, kept here because every layout of every view reads it.
    let layoutDirection: TraitEnvironmentLayoutDirection

    init(values: TraitValues, tint: Tint) {
      self.values = values
      self.tint = tint
      layoutDirection = values.layoutDirection
    }
  }

  init(values: TraitValues, tint: Tint = Tint()) {
    storage = Storage(values: values, tint: tint)
  }

  private init(storage: Storage) { self.storage = storage }

  /// Creates a collection in which no traits are specified.
  public init() { self.init(values: TraitValues()) }

  /// Creates a collection with the traits that a closure sets.
  ///
  /// ```swift
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// ```
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Creates a collection that merges the traits of others.
  ///
  /// Later collections take precedence.
  public init(traitsFrom collections: [TraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.storage.values) }
    self.init(values: values)
  }

  /// The traits of the current context, which apply to views created outside a view hierarchy.
  ///
  /// They are those of a window while it is laid out or painted, and otherwise light, left to
  /// right, with text of the default size. Each thread has its own.
  public static var current: TraitCollection {
    ofThread.value.map(TraitCollection.init(storage:)) ?? standard
  }

  private static let ofThread = ThreadLocal<Storage>()

  /// The default traits.
  static let standard = TraitCollection {
    $0.userInterfaceStyle = .light
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.accessibilityMotion = .normal
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.userInterfaceIdiom = .desktop
    $0.displayScale = 1
  }

  /// Runs a closure with this collection as ``current``.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try TraitCollection.ofThread.withValue(storage, actions)
  }

  /// Returns a copy of the collection with the traits that a closure sets.
  public func modifyingTraits(
    _ mutations: (inout any MutableTraits) -> Void
  ) -> TraitCollection {
    var traits: any MutableTraits = storage.values
    mutations(&traits)
    guard let values = traits as? TraitValues else {
      misuse(
        "The closure replaced the traits it was given by \(traits): only set properties of them.")
    }
    return TraitCollection(values: values, tint: storage.tint)
  }

  /// Returns a copy of the collection with the traits that overrides replace.
  func applying(_ overrides: TraitOverrides) -> TraitCollection {
    var values = storage.values
    values.merge(overrides.values)
    return TraitCollection(values: values, tint: storage.tint)
  }

  /// Returns a copy of the collection with another value for a trait.
  public func replacing<Definition: TraitDefinition>(
    _ trait: Definition.Type, value: Definition.Value
  ) -> TraitCollection {
    var values = storage.values
    values[trait] = value
    return TraitCollection(values: values, tint: storage.tint)
  }

  /// The value of a trait, or its default if unspecified.
  public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
    storage.values[trait]
  }

  /// Returns whether this collection contains all traits specified in another, with equal values.
  public func containsTraits(in other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return storage === other.storage || storage.values.contains(other.storage.values)
  }

  /// Returns whether colors may differ from those in another collection.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return storage !== other.storage && storage.values.differsInColors(from: other.storage.values)
  }

  /// Returns the given traits whose values differ from those in another collection.
  public func changedTraits(_ traits: [Trait], from other: TraitCollection) -> [Trait] {
    guard storage !== other.storage else { return [] }
    return traits.filter { storage.values.differs(from: other.storage.values, in: $0) }
  }

  /// The system traits that affect the appearance of colors.
  public static let systemTraitsAffectingColorAppearance: [Trait] = [
    TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self,
    TraitAccentColor.self,
  ]

  /// Returns whether two collections specify the same values.
  public static func == (a: TraitCollection, b: TraitCollection) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }

  /// Hashes the specified values.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}
