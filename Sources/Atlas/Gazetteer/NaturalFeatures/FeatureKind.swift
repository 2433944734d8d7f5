/// The kind of a natural feature, a word from the data such as `peak`, `lake` or `salt flat`.
///
/// The feature table defines the kinds; the constants here are the ones that code depends on.
public struct FeatureKind: RawRepresentable, Hashable, Sendable {
  /// The word, in English and in lower case.
  public let rawValue: String

  /// Creates a kind from a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An end of the Earth's axis.
  public static let pole = FeatureKind(rawValue: "pole")
  /// A continent.
  public static let continent = FeatureKind(rawValue: "continent")
  /// An ocean.
  public static let ocean = FeatureKind(rawValue: "ocean")
  /// A mountain.
  public static let peak = FeatureKind(rawValue: "peak")
  /// A volcano.
  public static let volcano = FeatureKind(rawValue: "volcano")
  /// A lake.
  public static let lake = FeatureKind(rawValue: "lake")
  /// A river.
  public static let river = FeatureKind(rawValue: "river")
  /// A waterfall.
  public static let waterfall = FeatureKind(rawValue: "waterfall")
  /// An island.
  public static let island = FeatureKind(rawValue: "island")
  /// A deep-sea trench.
  public static let trench = FeatureKind(rawValue: "trench")
  /// A sea.
  public static let sea = FeatureKind(rawValue: "sea")

  /// Whether the feature is characterized by the height of its summit.
  public var isSummit: Bool { self == .peak || self == .volcano }

  /// Whether the word can be displayed: it has only letters and spaces.
  var isSound: Bool {
    !rawValue.isEmpty && rawValue.utf8.count <= 32
      && rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x20 }
  }
}
