/// What the data know about a place on the Earth, each fact with the data set that says it; what they
/// do not know is nil.
public struct PlaceDescription: Hashable, Sendable {
  /// The place that was asked about.
  public let coordinate: Coordinate
  /// What a person would call the place first; nil where nothing near has a name.
  public internal(set) var headline: Headline?
  /// What the areas say.
  var territory: Territory
  /// The nearest town or village, however far away.
  ///
  /// Within the reach of a city of 100,000 people or more it is the city, though one of its quarters,
  /// or a small town beside it, may be nearer: the source tells quarters and towns not apart.
  public internal(set) var nearestTown: Sourced<NearbyPlace>
  /// The nearest land; nil on land and on lakes.
  public internal(set) var nearestLand: Sourced<NearbyLand>?
  /// How high the ground or a lake's water or how deep the sea is; nil where it is not known, as on ice shelves
  /// and on lakes whose level nobody told.
  public internal(set) var elevation: Sourced<Elevation>?
  /// The nearest summit whose height is known, as far away as the grid of ``elevation`` may put it; nil where
  /// none is so near, and on water.
  public internal(set) var summit: Sourced<NearbyFeature>?
  /// The named lake that holds the place.
  public internal(set) var lake: Sourced<Feature>?

  /// What a person would call a place first.
  public enum Headline: Hashable, Sendable {
    /// In or beside a town.
    case town(Place)
    /// Within sight of a map from a town.
    case near(NearbyPlace)
    /// On the water.
    case sea(Sea)
    /// In a part of an ocean.
    case oceanPart(String)
    /// Far from every town, in a region that is not called like its country.
    case region(Region)
    /// Far from every town, where no region is known.
    case country(Country)
    /// On a summit, at a pole, on a lake, at the point that an island or a river is found at.
    case feature(Feature)

    /// The name in it, without "near".
    public var name: String {
      switch self {
      case .town(let place): place.name
      case .near(let nearby): nearby.place.name
      case .sea(let sea): sea.name
      case .oceanPart(let name): name
      case .region(let region): region.name
      case .country(let country): country.name
      case .feature(let feature): feature.name
      }
    }
  }
}

extension PlaceDescription {
  /// What lies there.
  public var surface: Sourced<Surface> { territory.surface }

  /// The smallest named water that holds the place; nil on land and on lakes.
  public var sea: Sourced<Sea>? { territory.sea }

  /// The name of a part of the ocean that has no polygon of its own; nil where the sea is no ocean.
  public var oceanPart: Sourced<String>? { territory.oceanPart }

  /// The country, in its coastal waters too; nil on the high seas.
  public internal(set) var country: Sourced<Country>? {
    get { territory.country }
    set { territory.country = newValue }
  }

  /// The first-level region of the country: a state, a province.
  public internal(set) var region: Sourced<Region>? {
    get { territory.region }
    set { territory.region = newValue }
  }

  /// The metres by which ``elevation`` may be off: what it is off elsewhere in one of ten cases, near a summit at
  /// least what it differs from that; nil where nobody knows.
  public var elevationUncertainty: Double? {
    guard let elevation, let usual = elevation.uncertainty else { return nil }
    let flattened = summit?.feature.elevation.map { abs($0 - elevation.metres) } ?? 0
    return max(usual, (flattened / 10).rounded() * 10)
  }

  /// The time zone: of the land and its coastal waters, on the high seas by longitude; nil at the
  /// north pole.
  public var zone: Sourced<Zone>? { territory.zone }
}
