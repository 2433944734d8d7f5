/// Says what is at a place: town, country, sea.
public struct ReverseGeocoder: Sendable {
  private let land: LandIndex
  private let countries: CountryIndex
  private let seas: SeaIndex
  private let places: PlaceIndex
  private let elevations: ElevationIndex

  /// Distances in metres, from the ranking that agreed best with the gazetteer's own countries.
  private enum Reach {
    /// A town this near stands on land, whatever the coast's polygons say.
    static let sameGround = 1500.0
    /// A town this near lends its name.
    static let sameTown = 5000.0
    /// No city reaches farther than this.
    static let sameCity = 20_000.0
    /// A town this near says where one is.
    static let nearTown = 100_000.0
    /// How far a country's polygon may be off its islands and its coast.
    static let country = 15_000.0
    /// How far a sea's polygon may be off its shore.
    static let sea = 10_000.0
  }

  /// Opens the indexes of a gazetteer.
  public init(_ gazetteer: Gazetteer) throws(AssetError) {
    land = try gazetteer.land()
    countries = try gazetteer.countries()
    seas = try gazetteer.seas()
    places = try gazetteer.places()
    elevations = try gazetteer.elevations()
  }

  /// Returns what the data know about a place.
  public func describe(_ coordinate: Coordinate) -> PlaceDescription {
    let nearest = places.nearest(to: coordinate)
    let surface = surface(at: coordinate, nearest: nearest)
    let town = city(around: coordinate, nearest: nearest) ?? nearest
    let country = country(at: coordinate, surface: surface, nearest: nearest)
    let sea = surface == .sea ? sea(at: coordinate) : nil
    return PlaceDescription(
      coordinate: coordinate,
      headline: headline(surface: surface, town: town, sea: sea, country: country),
      surface: surface, sea: sea, country: country, nearestTown: town,
      nearestLand: surface == .sea ? nearestLand(to: coordinate, nearest: nearest) : nil,
      elevation: elevations.elevation(at: coordinate, on: surface, land: land))
  }

  private func nearestLand(to coordinate: Coordinate, nearest: NearbyPlace) -> NearbyLand {
    let coast = NearbyLand(land.nearestLand(to: coordinate), from: coordinate)
    // Islands that the land lacks have towns.
    let shore = nearest.metres < coast.metres ? nearest.place.coordinate : coast.coordinate
    let country =
      countries.country(at: shore) ?? countries.country(nearest: shore, within: Reach.country)
    return NearbyLand(shore, from: coordinate, country: country)
  }

  /// Islands that the land lacks have towns: where a town itself would stand in the sea, so does
  /// the land around it.
  private func surface(at coordinate: Coordinate, nearest: NearbyPlace) -> Surface {
    let surface = land.surface(at: coordinate)
    guard surface == .sea, nearest.metres <= Reach.sameGround,
      land.surface(at: nearest.place.coordinate) == .sea
    else { return surface }
    return .land
  }

  /// The city that the nearest place is a quarter of.
  ///
  /// The source has quarters and towns alike. A city reaches as far as it would if 20,000 people
  /// lived on each square kilometre of it, as they do in Paris.
  private func city(around coordinate: Coordinate, nearest: NearbyPlace) -> NearbyPlace? {
    guard nearest.metres <= Reach.sameTown else { return nil }
    let cap = Cap(centre: coordinate, metres: Reach.sameCity)
    for id in places.mostPopulous(4, in: cap, minimumPopulation: 100_000) {
      let city = NearbyPlace(places[id], from: coordinate)
      if city.metres <= radius(of: city.place), city.place.countryCode == nearest.place.countryCode
      {
        return city
      }
    }
    return nil
  }

  private func radius(of city: Place) -> Double {
    (Double(city.population) / (20_000 * Double.pi)).squareRoot() * 1000
  }

  private func country(
    at coordinate: Coordinate, surface: Surface, nearest: NearbyPlace
  ) -> Country? {
    if let country = countries.country(at: coordinate) { return country }
    let inTown = nearest.metres <= Reach.sameGround
    guard surface != .sea || inTown else { return nil }
    if let country = countries.country(nearest: coordinate, within: Reach.country) {
      return country
    }
    // Islands that the polygons lack: the gazetteer knows whose town it is.
    if inTown { return countries.country(code: nearest.place.countryCode) }
    // Ice shelves reach hundreds of kilometres from the continent's own polygon.
    return surface == .iceShelf ? countries.country(code: "AQ") : nil
  }

  private func sea(at coordinate: Coordinate) -> Sea? {
    seas.sea(at: coordinate) ?? seas.sea(nearest: coordinate, within: Reach.sea)
  }

  private func headline(
    surface: Surface, town: NearbyPlace, sea: Sea?, country: Country?
  ) -> PlaceDescription.Headline? {
    if let sea { return .sea(sea) }
    // A city may be larger than the reach of a town.
    if town.metres <= max(Reach.sameTown, radius(of: town.place)) { return .town(town.place) }
    if town.metres <= Reach.nearTown { return .near(town) }
    return country.map { .country($0) }
  }
}
