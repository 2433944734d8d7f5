/// The known facts about a place on the Earth, each with its data set.
///
/// Unknown facts are `nil`.
public struct PlaceDescription: Hashable, Sendable {
  /// The described place.
  public let coordinate: Coordinate
  /// The name that most people would give the place, or `nil` if nothing nearby has a name.
  public internal(set) var headline: Headline?
  /// The name of the headline in the data, if ``headline`` has it in another language.
  package internal(set) var headlineInData: String?
  /// The facts that follow from the areas on a map.
  var territory: Territory
  /// The nearest town or village, however far away.
  ///
  /// Within the reach of a city of 100,000 people or more it is that city, even if one of its
  /// quarters or a small town is nearer, because the source does not distinguish quarters from
  /// towns.
  public internal(set) var nearestTown: Sourced<NearbyPlace>
  /// The country that the source assigns to the nearest town, or `nil` if it is that of the place or
  /// the place is in no country.
  public internal(set) var countryOfTown: Country?
  /// The nearest land, or `nil` on land and on lakes.
  public internal(set) var nearestLand: Sourced<NearbyLand>?
  /// The height of the ground or a lake's water, or the depth of the sea.
  ///
  /// It is `nil` where unknown, as on ice shelves and on lakes whose level is not recorded.
  public internal(set) var elevation: Sourced<Elevation>?
  /// The nearest summit of known height within 3 km, the uncertainty of the ``elevation`` grid.
  ///
  /// It is `nil` if there is none, and on water.
  public internal(set) var summit: Sourced<NearbyFeature>?
  /// The named lake that contains the place.
  public internal(set) var lake: Sourced<Feature>?

  /// The name that most people would give a place.
  public enum Headline: Hashable, Sendable {
    /// The place is in or next to a town.
    case town(Place)
    /// The place is in the surroundings of a town, at most 100 km away.
    case near(NearbyPlace)
    /// The place is on the water.
    case sea(Sea)
    /// The place is in a part of an ocean.
    case oceanPart(String)
    /// The place is far from any town, in a region whose name differs from its country's.
    case region(Region)
    /// The place is far from any town, and no such region is known.
    case country(Country)
    /// The place is a summit or pole, on a lake, or at the position of another feature.
    case feature(Feature)

    /// The name, without "near".
    public var name: String {
      switch self {
      case .town(let place): place.name
      case .near(let nearby): nearby.place.name
      case .sea(let sea): sea.name
      case .oceanPart(let name): name
      case .region(let region): region.title ?? region.name
      case .country(let country): country.name
      case .feature(let feature): feature.name
      }
    }
  }
}

extension PlaceDescription {
  /// The kind of surface.
  public var surface: Sourced<Surface> { territory.surface }

  /// The smallest named water that contains the place, or `nil` on land and on lakes.
  public var sea: Sourced<Sea>? { territory.sea }

  /// The name of an ocean part without a polygon of its own, or `nil` if the sea is not an ocean.
  public var oceanPart: Sourced<String>? { territory.oceanPart }

  /// The country, including its coastal waters, or `nil` on the high seas.
  public internal(set) var country: Sourced<Country>? {
    get { territory.country }
    set { territory.country = newValue }
  }

  /// The first-level region of the country, such as a state or province.
  public internal(set) var region: Sourced<Region>? {
    get { territory.region }
    set { territory.region = newValue }
  }

  /// The uncertainty of ``elevation`` in meters, or `nil` if it is unknown.
  ///
  /// The error exceeds it in one of ten cases. Near a summit it is at least the difference between
  /// ``elevation`` and the summit's height.
  public var elevationUncertainty: Double? {
    guard let elevation, let usual = elevation.uncertainty else { return nil }
    let flattened = summit?.feature.elevation.map { abs($0 - elevation.meters) } ?? 0
    return max(usual, (flattened / 10).rounded() * 10)
  }

  /// The time zone of the land and its coastal waters, or the nautical zone on the high seas.
  ///
  /// It is `nil` at the North Pole.
  public var zone: Sourced<Zone>? { territory.zone }
}
