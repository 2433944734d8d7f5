/// What a natural feature is: a word of the data, `peak`, `lake`, `salt flat`.
///
/// The table of features says which there are; these here are the ones that something depends on.
public struct FeatureKind: RawRepresentable, Hashable, Sendable {
  /// The word, in English and small letters.
  public let rawValue: String

  /// Makes a kind of a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One of the ends of the Earth's axis.
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
  /// A place where a river falls.
  public static let waterfall = FeatureKind(rawValue: "waterfall")
  /// An island.
  public static let island = FeatureKind(rawValue: "island")
  /// A deep furrow of the sea's floor.
  public static let trench = FeatureKind(rawValue: "trench")
  /// A sea.
  public static let sea = FeatureKind(rawValue: "sea")

  /// Whether it is known by the height of one point: its summit.
  public var isSummit: Bool { self == .peak || self == .volcano }

  /// Whether the word is one that can be shown: letters and spaces.
  var isSound: Bool {
    !rawValue.isEmpty && rawValue.utf8.count <= 32
      && rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x20 }
  }
}
