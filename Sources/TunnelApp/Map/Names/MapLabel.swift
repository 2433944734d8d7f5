import Atlas
import Containers

/// A name that may stand on the map.
nonisolated struct MapLabel: Sendable {
  /// What is named, which decides the type.
  enum Kind: Hashable, Sendable {
    case continent, ocean, sea, country, pole
    /// What stands at the end of the tunnel, by its mark.
    case spot
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
  var vector: UnitVector
  /// How important it is; the greater goes first.
  var importance: Double
  /// Whether it stands anywhere in what it names, rather than at its place alone.
  var isMovable = false
  /// Whether it names where the end of the tunnel is.
  var namesEnd = false

  /// Whether a dot marks the place, the name beside it.
  var hasDot: Bool { isTown || identifier.kind == .pole }

  /// Whether it names a town, by its dot.
  var isTown: Bool {
    switch identifier.kind {
    case .capital, .town: true
    default: false
    }
  }

  /// Whether it names land so wide that it may stand a little off its place.
  var isShiftable: Bool { identifier.kind == .country || identifier.kind == .continent }

  /// Whether it names a country or a town.
  var isOnLand: Bool { isTown || identifier.kind == .country }

  /// How important names are; towns have up to 100 by their people, seas up to 66 by their rank.
  enum Importance {
    /// What the end of the tunnel lies in, and where it is.
    static let end = 400.0
    static let spot = 390.0
    /// Continents, Antarctica and Australia among them.
    static let continent = 300.0
    static let ocean = 250.0
    static let pole = 200.0

    /// Returns that of a country, before every capital, for no town has more than 100; small territories of
    /// other states come after most capitals.
    static func of(_ country: Country) -> Double {
      let rank = Double(min(country.rank, 12))
      return country.sovereign != country.name && rank > 4 ? 94 - 6 * rank : 150 - 4 * rank
    }
  }
}
