/// A reverse geocoder: it finds the town, region, country, sea and time zone of a place.
public struct ReverseGeocoder: Sendable {
  private let territories: TerritoryIndex
  private let places: PlaceIndex
  private let elevations: ElevationIndex
  private let features: FeatureIndex

  /// Distances in meters.
  private enum Reach {
    /// Within this distance, a town shares the ground of the place.
    static let sameGround = 1500.0
    /// Within this distance, a town gives the place its name.
    static let sameTown = 5000.0
    /// The least population of a city.
    static let city = 100_000
    /// Within this distance, the place is described as near a town.
    static let nearTown = 100_000.0
    /// Within this distance, a summit may be in the same elevation grid cell.
    ///
    /// Cells are 3.7 km high.
    static let summit = 3000.0
  }

  /// Opens the indexes of a gazetteer.
  public init(_ gazetteer: Gazetteer) throws(AssetError) {
    territories = try TerritoryIndex(gazetteer)
    places = try gazetteer.places()
    elevations = try gazetteer.elevations()
    features = try gazetteer.features()
  }

  /// Returns the known facts about a place.
  public func describe(_ coordinate: Coordinate) -> PlaceDescription {
    // Distant memory is prefetched while other questions are answered.
    territories.expectCells(at: coordinate)
    let nearest = places.nearestIdentifier(to: coordinate)
    places.expect(nearest)
    territories.expectPieces(at: coordinate)
    let town = NearbyPlace(places[nearest], from: coordinate)
    var found = PlaceDescription(
      coordinate: coordinate, headline: nil, territory: territories.territory(at: coordinate),
      nearestTown: Sourced(town, .geoNames), nearestLand: nil, elevation: nil)
    complete(&found)
    return found
  }

  /// Adds the facts that follow from the areas and the nearest town.
  ///
  /// It works in place, because a copy would retain each string once more.
  private func complete(_ found: inout PlaceDescription) {
    let coordinate = found.coordinate
    if isAshore(found) {
      found.territory.surface = Sourced(.land, .geoNames)
      (found.territory.sea, found.territory.oceanPart) = (nil, nil)
    }
    let surface = found.territory.surface.value
    if surface == .sea {
      found.nearestLand = nearestLand(to: coordinate, nearest: found.nearestTown.value)
    }
    addHeight(to: &found)
    if let city = city(around: coordinate, nearest: found.nearestTown.value) {
      found.nearestTown = Sourced(city, .geoNames)
    }
    let feature = features.feature(at: coordinate) ?? found.lake?.value
    found.headline =
      feature.map { .feature($0) }
      ?? headline(town: found.nearestTown.value, in: found.territory)
  }

  /// Adds the elevation, and the summit or lake.
  private func addHeight(to found: inout PlaceDescription) {
    let coordinate = found.coordinate
    switch found.territory.surface.value {
    case .lake:
      found.lake = features.lake(at: coordinate).map { Sourced($0, .features) }
      // The grid may contain the height of the water or of the ground below it.
      found.elevation = found.lake?.value.elevation.map {
        Sourced(Elevation(metres: $0, isSurveyed: true), .features)
      }
    case let surface:
      found.elevation = elevations.elevation(at: coordinate, on: surface, land: territories.land)
        .map { Sourced($0, .marble) }
      guard surface == .land else { return }
      found.summit = features.summit(nearest: coordinate, within: Reach.summit)
        .map { Sourced($0, .features) }
    }
  }

  private func nearestLand(
    to coordinate: Coordinate, nearest: NearbyPlace
  ) -> Sourced<NearbyLand> {
    // Some islands are missing from the land data but have towns, so land farther away than a town
    // is not searched for. Distances on the sphere differ by less than one percent.
    let shore = territories.land.nearestCoast(to: coordinate, within: nearest.metres * 1.01)
    let coast = shore.map {
      NearbyLand($0, from: coordinate, country: territories.country(ashore: $0)?.value)
    }
    if let coast, coast.metres <= nearest.metres { return Sourced(coast, .naturalEarth) }
    let town = nearest.place.coordinate
    let country = territories.country(ashore: town)?.value
    return Sourced(NearbyLand(town, from: coordinate, country: country), .geoNames)
  }

  /// Whether a place at sea is on an island that the land data lack.
  ///
  /// This is so if the nearest town is close enough to share its ground and would itself be in the
  /// sea.
  private func isAshore(_ found: PlaceDescription) -> Bool {
    let nearest = found.nearestTown.value
    return found.territory.surface.value == .sea && nearest.metres <= Reach.sameGround
      && territories.land.surface(at: nearest.place.coordinate) == .sea
  }

  /// Returns the city that the nearest place is a quarter of.
  ///
  /// The source does not distinguish quarters from towns. A city reaches as far as it would if
  /// 20,000 people lived on each of its square kilometers, as in Paris.
  private func city(around coordinate: Coordinate, nearest: NearbyPlace) -> NearbyPlace? {
    guard nearest.metres <= Reach.sameTown else { return nil }
    var found: NearbyPlace?
    // Otherwise the closure would capture, and retain, everything in this value.
    let places = places
    places.forEachPlace(reaching: UnitVector(coordinate), reaches: Self.cityReaches) { id in
      if let found, !places.isMoreImportant(id, than: found.place.id) { return }
      guard places.countryCode(of: id) == nearest.place.countryCode else { return }
      let city = NearbyPlace(places[id], from: coordinate)
      if city.metres <= Self.radius(ofCity: city.place.population) { found = city }
    }
    return found
  }

  /// Returns the radius of a city with a given population, in meters.
  private static func radius(ofCity people: Int) -> Double {
    (Double(people) / (20_000 * Double.pi)).squareRoot() * 1000
  }

  /// The reach of cities of each importance, as squared chords.
  ///
  /// They are one percent larger, because distances on the sphere differ by less than that.
  private static let cityReaches: [Float] = {
    let least = PlaceIndex.importance(ofPopulation: Reach.city)
    return PlaceIndex.populations.enumerated().map { importance, people in
      let angle = radius(ofCity: people) * 1.01 / Ellipsoid.meanRadius
      return importance < least ? -1 : Float(angle * angle)
    }
  }()

  private func headline(
    town: NearbyPlace, in territory: Territory
  ) -> PlaceDescription.Headline? {
    if let oceanPart = territory.oceanPart { return .oceanPart(oceanPart.value) }
    if let sea = territory.sea { return .sea(sea.value) }
    // A city may be larger than the usual reach of a town.
    if town.metres <= max(Reach.sameTown, Self.radius(ofCity: town.place.population)) {
      return .town(town.place)
    }
    if town.metres <= Reach.nearTown { return .near(town) }
    if let region = territory.region, region.value.name != territory.country?.value.name {
      return .region(region.value)
    }
    return territory.country.map { .country($0.value) }
  }
}
