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
  /// How high the ground or how deep the sea is; nil where it is not known, as on ice shelves.
  public internal(set) var elevation: Sourced<Elevation>?

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

    /// The name in it, without "near".
    public var name: String {
      switch self {
      case .town(let place): place.name
      case .near(let nearby): nearby.place.name
      case .sea(let sea): sea.name
      case .oceanPart(let name): name
      case .region(let region): region.name
      case .country(let country): country.name
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

  /// The time zone: of the land and its coastal waters, on the high seas by longitude; nil at the
  /// north pole.
  public var zone: Sourced<Zone>? { territory.zone }
}
