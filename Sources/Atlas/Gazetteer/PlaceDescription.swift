/// What the data know about a place on the Earth; what they do not know is nil.
public struct PlaceDescription: Hashable, Sendable {
  /// The place that was asked about.
  public let coordinate: Coordinate
  /// What a person would call the place first; nil where nothing near has a name.
  public let headline: Headline?
  /// What lies there.
  public let surface: Surface
  /// The smallest named water that holds the place; nil on land and on lakes.
  public let sea: Sea?
  /// The country; nil at sea, but for harbours.
  public let country: Country?
  /// The nearest town or village, however far away; in a city the city, not one of its quarters.
  public let nearestTown: NearbyPlace
  /// The nearest land; nil on land and on lakes.
  public let nearestLand: NearbyLand?

  /// How high the ground or how deep the sea is; nil where it is not known, as on ice shelves.
  public let elevation: Elevation?

  /// What a person would call a place first.
  public enum Headline: Hashable, Sendable {
    /// In or beside a town.
    case town(Place)
    /// Within sight of a map from a town.
    case near(NearbyPlace)
    /// On the water.
    case sea(Sea)
    /// Far from every town.
    case country(Country)

    /// The name in it, without "near".
    public var name: String {
      switch self {
      case .town(let place): place.name
      case .near(let nearby): nearby.place.name
      case .sea(let sea): sea.name
      case .country(let country): country.name
      }
    }
  }
}
