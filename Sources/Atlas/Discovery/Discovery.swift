/// A place with what lies opposite it on the Earth.
public struct Discovery: Hashable, Sendable {
  /// The place.
  public internal(set) var place: Place
  /// The country that the source assigns to the place, or `nil` if it has no areas.
  public internal(set) var country: Country?
  /// The state whose territory the country is, or `nil` if it is a state itself or disputed.
  public internal(set) var state: Country?
  /// What is known about the antipode of the place.
  public internal(set) var opposite: PlaceDescription
  /// The town opposite, in the list of towns opposite towns; otherwise `nil`.
  public internal(set) var town: NearbyPlace?
  /// The country that the source assigns to the town opposite, if there is one and it has areas.
  public internal(set) var townCountry: Country?
  /// What the list is sorted by, as ``DiscoveryList`` defines it, or `nil` in the list of capitals.
  public let score: Double?

  /// Returns the discovery with its names in a language, where they are known.
  public func named(by names: LocalNames) -> Discovery {
    var named = self
    named.place.name = names.name(of: place)
    if let country { named.country?.name = names.name(of: country) }
    if let state { named.state?.name = names.name(of: state) }
    named.opposite = opposite.named(by: names)
    if let town { named.town?.place.name = names.name(of: town.place) }
    if let townCountry { named.townCountry?.name = names.name(of: townCountry) }
    return named
  }
}
