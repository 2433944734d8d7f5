/// The areas that contain a place, found from their polygons alone, without regard to towns.
///
/// ``ReverseGeocoder`` adds the towns.
public struct TerritoryIndex: Sendable {
  /// The land, ice shelves and lakes.
  public let land: LandIndex
  /// The countries.
  public let countries: CountryIndex
  /// The first-level regions.
  public let regions: RegionIndex
  /// The seas.
  public let seas: SeaIndex
  /// The parts of the oceans.
  public let waters: WaterIndex
  /// The time zones.
  public let zones: ZoneIndex

  /// The country index of each time zone.
  private let claims: [Int?]
  /// The polygons that a query reads, in order.
  private let layers: [PolygonCells]
  /// The index of Antarctica among the countries.
  private let antarctica: Int?

  /// Distances in meters.
  enum Reach {
    /// The greatest distance of a country's coast or islands from its polygon.
    static let coast = 15_000.0
    /// The greatest distance of an island that the regions lack from the region it belongs to.
    static let island = 60_000.0
    /// The greatest error of a border: 0.05° of latitude.
    static let border = 5_560.0
    /// The greatest distance of a shore from a sea's polygon.
    static let shore = 10_000.0
    /// Within this distance, a town shares the ground of the place.
    static let sameGround = 1500.0
    /// Within this distance, a place is in the middle of a town.
    static let townCore = 500.0
  }

  /// Opens the areas of a gazetteer.
  public init(_ gazetteer: Gazetteer) throws(AssetError) {
    land = try gazetteer.land()
    countries = try gazetteer.countries()
    regions = try gazetteer.regions()
    seas = try gazetteer.seas()
    waters = try gazetteer.waters()
    zones = try gazetteer.zones()
    claims = zones.zones.map { [countries] zone in
      zone.countryCode.flatMap { countries.number(code: $0) }
    }
    antarctica = countries.number(code: "AQ")
    layers = [
      land.polygons, zones.polygons, countries.polygons, regions.polygons, seas.polygons,
    ]
  }

  /// Prefetches the cells around a place in all layers.
  func expectCells(at coordinate: Coordinate) {
    for layer in layers { layer.expectCell(at: coordinate) }
  }

  /// Prefetches the pieces listed in the cells around a place.
  func expectPieces(at coordinate: Coordinate) {
    for layer in layers { layer.expectPieces(at: coordinate) }
  }

  /// Returns the known facts about a place.
  public func territory(at coordinate: Coordinate) -> Territory {
    let surface = land.surface(at: coordinate)
    let zone = zones.number(at: coordinate)
    let country = country(at: coordinate, surface: surface, zone: zone)
    let sea = surface == .sea ? sea(at: coordinate) : nil
    let part = sea?.kind == .ocean ? waters.name(at: coordinate) : nil
    return Territory(
      surface: Sourced(surface, surface == .iceShelf ? .gshhg : .naturalEarth),
      zone: zone.map { Sourced(zones.zones[$0], .openStreetMap) }
        ?? Zone.nautical(at: coordinate).map { Sourced($0, .longitude) },
      country: country, region: region(at: coordinate, ofCountry: country?.value.code),
      sea: sea, oceanPart: part.map { Sourced($0, .flinnEngdahl) })
  }

  /// Returns the country at a point of a coast, which may itself lie in the water.
  func country(ashore coordinate: Coordinate) -> Sourced<Country>? {
    country(at: coordinate, surface: .land, zone: zones.number(at: coordinate))
  }

  /// Returns the country with a code if it may hold a place in or near a town of it, which the areas
  /// place in another country, or in none.
  ///
  /// The areas of the time zones follow the borders, to 670 meters. Where Natural Earth lacks an
  /// island, such as Kastellorizo, the nearest country may be another one.
  func country(
    code: String, at coordinate: Coordinate, near town: NearbyPlace, in territory: Territory
  ) -> Country? {
    guard let number = countries.number(code: code) else { return nil }
    let country = countries.countries[number]
    let claim = territory.zone.flatMap { zone in
      zones.zones.firstIndex { $0.name == zone.name }.flatMap { claims[$0] }
    }
    guard town.meters <= Reach.sameGround else {
      return claim == number && countries.number(at: coordinate) == nil ? country : nil
    }
    let isConfirmed =
      territory.country == nil || claim == number
      || town.meters <= Reach.townCore
        && countries.isCountry(country, near: town.place.coordinate, within: Reach.border)
    return isConfirmed ? country : nil
  }

  private func sea(at coordinate: Coordinate) -> Sourced<Sea>? {
    let sea = seas.sea(at: coordinate) ?? seas.sea(nearest: coordinate, within: Reach.shore)
    return sea.map { Sourced($0, .naturalEarth) }
  }

  private func region(at coordinate: Coordinate, ofCountry code: String?) -> Sourced<Region>? {
    guard let code else { return nil }
    let region =
      regions.region(at: coordinate, ofCountry: code)
      ?? regions.region(nearest: coordinate, ofCountry: code, within: Reach.island)
    return region.map { Sourced($0, .naturalEarth) }
  }
}

extension TerritoryIndex {
  /// Returns the country by its polygon, corrected by the time zone's.
  ///
  /// Natural Earth lacks islands and small countries, and its borders are a few kilometers off.
  private func country(
    at coordinate: Coordinate, surface: Surface, zone: Int?
  ) -> Sourced<Country>? {
    var claimed = zone.flatMap { claims[$0] }
    // The zones of Antarctica reach far out to sea, but its waters belong to no country.
    if surface == .sea, claimed == antarctica { claimed = nil }
    var held = countries.number(at: coordinate)
    if held == nil, surface != .sea || claimed != nil {
      held = countries.number(nearest: coordinate, within: Reach.coast)
    }
    if let claimed, claimed != held, wins(claimed, over: held, at: coordinate) {
      return Sourced(countries.countries[claimed], .openStreetMap)
    }
    if let held { return Sourced(countries.countries[held], .naturalEarth) }
    // Ice shelves extend hundreds of kilometers beyond the continent's own polygon.
    guard surface == .iceShelf, let antarctica else { return nil }
    return Sourced(countries.countries[antarctica], .gshhg)
  }

  private func wins(_ claim: Int, over number: Int?, at coordinate: Coordinate) -> Bool {
    let claimed = countries.countries[claim]
    guard let number, let code = countries.countries[number].code, let claimedCode = claimed.code
    else { return true }
    if code == claimedCode { return false }
    // The time zone database assigns Kosovo's zone to Serbia.
    if code == "XK", claimedCode == "RS" { return false }
    return Self.smallerThanBorders.contains(claimedCode)
      || countries.isCountry(claimed, near: coordinate, within: Reach.border)
  }

  /// The Vatican, Macau, Hong Kong, Gibraltar, Sint Maarten, Saint Martin and Saint Barthélemy.
  ///
  /// A neighbor's polygon, or none, may lie where they are.
  private static let smallerThanBorders: Set<String> = ["VA", "MO", "HK", "GI", "SX", "MF", "BL"]
}
