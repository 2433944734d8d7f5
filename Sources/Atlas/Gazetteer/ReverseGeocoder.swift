/// A reverse geocoder: it finds the town, region, country, sea and time zone of a place.
public struct ReverseGeocoder: Sendable {
  let territories: TerritoryIndex
  private let places: PlaceIndex
  let elevations: ElevationIndex
  let features: FeatureIndex

  /// Distances in meters.
  enum Reach {
    /// Within this distance, a town shares the ground of the place.
    static let sameGround = TerritoryIndex.Reach.sameGround
    /// Within this distance, a place is at the center of a town, to the precision of the data.
    static let center = 5.0
    /// Within this distance, a place is in the middle of a town.
    static let townCore = TerritoryIndex.Reach.townCore
    /// Within this distance, a town gives the place its name.
    static let sameTown = 5000.0
    /// The least population of a city.
    static let city = 100_000
    /// Within this distance, the place is described as near a town.
    static let nearTown = 100_000.0
    /// Within this distance, a summit, or a town whose height is known, may be in the same
    /// elevation grid cell.
    ///
    /// Cells are 3.7 km high.
    static let sameCell = 3000.0
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
    correctBorders(of: &found)
    let isInTown = isAshore(found)
    let isAtSea = !isInTown && found.surface.value == .sea
    let feature = feature(at: coordinate, isAtSea: isAtSea)
    let isOnIsland =
      isAtSea && feature?.kind == .island
      && feature.map { !territories.land.isLand(at: $0.coordinate) } ?? false
    if isInTown || isOnIsland {
      found.territory.surface = Sourced(.land, .geoNames)
      (found.territory.sea, found.territory.oceanPart) = (nil, nil)
    }
    let surface = found.territory.surface.value
    if surface == .sea {
      found.nearestLand = nearestLand(to: coordinate, nearest: found.nearestTown.value)
    }
    addHeight(to: &found)
    if let city = city(around: found) {
      found.nearestTown = Sourced(city, .geoNames)
    }
    let code = found.nearestTown.value.place.countryCode
    if let home = found.country?.value.code, home != code {
      found.countryOfTown = territories.countries.country(code: code)
    }
    found.headline =
      (feature ?? found.lake?.value).map { .feature($0) }
      ?? headline(town: found.nearestTown.value, in: found.territory)
  }

  private func nearestLand(
    to coordinate: Coordinate, nearest: NearbyPlace
  ) -> Sourced<NearbyLand> {
    // Some islands are missing from the land data but have towns, so land farther away than a town
    // is not searched for. Distances on the sphere differ by less than one percent.
    let shore = territories.land.nearestCoast(to: coordinate, within: nearest.meters * 1.01)
    let coast = shore.map {
      NearbyLand($0, from: coordinate, country: territories.country(ashore: $0)?.value)
    }
    if let coast, coast.meters <= nearest.meters { return Sourced(coast, .naturalEarth) }
    let town = nearest.place.coordinate
    let country =
      territories.countries.country(code: nearest.place.countryCode)
      ?? territories.country(ashore: town)?.value
    return Sourced(NearbyLand(town, from: coordinate, country: country), .geoNames)
  }

  /// Whether a place on the water is on an island that the land data lack, or on a shore that they
  /// have too far inland.
  ///
  /// This is so if the nearest town is close enough to share its ground and would itself be in the
  /// water.
  private func isAshore(_ found: PlaceDescription) -> Bool {
    let (nearest, surface) = (found.nearestTown.value, found.territory.surface.value)
    guard surface == .sea || surface == .lake else { return false }
    if nearest.meters <= Reach.center { return true }
    return nearest.meters <= (surface == .sea ? Reach.sameGround : Reach.townCore)
      && territories.land.surface(at: nearest.place.coordinate) == surface
  }

  /// Returns the feature at a place, or the island that it is on, if the land data lack it.
  private func feature(at coordinate: Coordinate, isAtSea: Bool) -> Feature? {
    let near = features.feature(
      at: coordinate, islandsWithin: isAtSea ? Reach.sameGround : FeatureIndex.spot)
    guard let near, near.meters > FeatureIndex.spot, near.feature.kind == .island else {
      return near?.feature
    }
    return territories.land.isLand(at: near.feature.coordinate) ? nil : near.feature
  }

  /// Returns the city that the nearest place is a quarter of.
  ///
  /// The source does not distinguish quarters from towns. A city reaches as far as it would if
  /// 20,000 people lived on each of its square kilometers, as in Paris.
  ///
  /// Of two cities at a border it is the one on the side of the place, so that what is named is in
  /// the region that is named.
  private func city(around description: PlaceDescription) -> NearbyPlace? {
    let (coordinate, nearest) = (description.coordinate, description.nearestTown.value)
    guard nearest.meters <= Reach.sameTown else { return nil }
    let home =
      isAbroad(nearest.place, from: description.territory)
      ? description.country?.code ?? "" : nearest.place.countryCode
    var found: NearbyPlace?
    // Otherwise the closure would capture, and retain, everything in this value.
    let (places, towns, region) = (places, territories.regions.towns, description.region?.id)
    let countries = territories.countries
    places.forEachPlace(reaching: UnitVector(coordinate), reaches: Self.cityReaches) { id in
      if let found, !places.isMoreImportant(id, than: found.place.id) { return }
      guard places.countryCode(of: id) == home else { return }
      let city = NearbyPlace(places[id], from: coordinate)
      guard city.meters <= Self.radius(ofCity: city.place.population) else { return }
      if let region, let own = towns.region(ofPlace: id), own != region,
        !countries.isCityState(city.place)
      {
        return
      }
      found = city
    }
    return found
  }

  /// Returns the radius of a city with a given population, in meters.
  static func radius(ofCity people: Int) -> Double {
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
    // A city may be larger than the usual reach of a town. In the middle of one, the place is in it
    // even if the sources disagree about whose it is.
    if town.meters <= Reach.townCore
      || town.meters <= max(Reach.sameTown, Self.radius(ofCity: town.place.population))
        && !isElsewhere(town.place, from: territory)
    {
      return .town(town.place)
    }
    if town.meters <= Reach.nearTown { return .near(town) }
    if let region = territory.region, region.value.name != territory.country?.value.name {
      return .region(region.value)
    }
    return territory.country.map { .country($0.value) }
  }
}
