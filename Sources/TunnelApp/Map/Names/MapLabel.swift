import Atlas
import Containers

/// A name that may appear on the map.
nonisolated struct MapLabel: Sendable {
  /// The kind of thing that is named, which determines the font.
  enum Kind: Hashable, Sendable {
    case continent, ocean, sea, country, pole
    /// The town or feature at the end of the tunnel, labeled next to its mark.
    case spot
    case capital(size: Int)
    case town(size: Int)
  }

  /// The identity of a label across frames.
  struct Identifier: Hashable, Sendable {
    let kind: Kind
    let number: Int
  }

  /// The identity of the label.
  let identifier: Identifier
  /// The text of the label.
  let text: String
  /// The best position of the label.
  var vector: UnitVector
  /// The importance of the label; greater values go first.
  var importance: Double
  /// Whether the label may be anywhere in the area that it names, rather than only at its position.
  var isMovable = false
  /// Whether the label names the place at the end of the tunnel.
  var namesEnd = false

  /// Whether the label has a dot at its place.
  var hasDot: Bool { isTown || identifier.kind == .pole }

  /// Whether the label names a town.
  var isTown: Bool {
    switch identifier.kind {
    case .capital, .town: true
    default: false
    }
  }

  /// Whether the label names land so wide that it may be slightly off its position.
  var isShiftable: Bool { identifier.kind == .country || identifier.kind == .continent }

  /// Whether the label names a country or a town.
  var isOnLand: Bool { isTown || identifier.kind == .country }

  /// The importance of labels.
  ///
  /// Towns have up to 100, depending on population; seas up to 66, depending on rank.
  enum Importance {
    /// The town or feature at the end of the tunnel, which keeps its side of the mark at every
    /// scale because it goes first, and the country or sea there.
    static let spot = 410.0
    static let end = 400.0
    /// Continents, including Antarctica and Australia.
    static let continent = 300.0
    static let ocean = 250.0
    static let pole = 200.0

    /// Returns the importance of a country, above that of every capital, since no town exceeds 100.
    ///
    /// Small territories of other states come after most capitals.
    static func of(_ country: Country) -> Double {
      let rank = Double(min(country.rank, 12))
      return country.sovereign != country.name && rank > 4 ? 94 - 6 * rank : 150 - 4 * rank
    }
  }
}
