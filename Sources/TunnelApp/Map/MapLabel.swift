import Atlas
import Containers

/// A name that may stand on the map.
nonisolated struct MapLabel: Sendable {
  /// What is named, which decides the type.
  enum Kind: Hashable, Sendable {
    case ocean, sea, country, pole
    case capital(size: Int)
    case town(size: Int)
  }

  /// Tells names apart, also across frames.
  struct Identifier: Hashable, Sendable {
    let kind: Kind
    let number: Int
  }

  /// Which name it is.
  let identifier: Identifier
  /// The name.
  let text: String
  /// Where the name belongs.
  let vector: UnitVector
  /// How important it is; the greater goes first.
  let importance: Double

  /// Whether a dot marks the place, the name beside it.
  var hasDot: Bool {
    switch identifier.kind {
    case .capital, .town, .pole: true
    default: false
    }
  }
}
