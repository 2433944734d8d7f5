/// The countries of the world, with their areas, names and label positions.
///
/// Borders follow the German edition of Natural Earth.
public struct CountryIndex: Sendable {
  /// All countries, those with smaller areas first.
  public let countries: [Country]
  /// The languages that ``name(of:in:)`` supports, as BCP 47 tags.
  public let languages: [String]

  private let areas: NamedAreas
  private let numbersByCode: [String: Int]

  /// The polygons of the countries.
  var polygons: PolygonCells { areas.polygons }

  /// Opens an archive of countries.
  public init(_ archive: Archive) throws(AssetError) {
    let tags = try StringTable(archive, prefix: "languages")
    areas = try NamedAreas(archive, "countries", columns: tags.count + 1)
    let codes = try archive.section("codes")
    let labels = try areas.rows("labels", of: archive, as: MapLabelRow.self)
    guard tags.count > 0, codes.count == 5 * areas.count else {
      throw archive.damaged("its countries do not fit their codes")
    }
    var countries: [Country] = []
    for (id, label) in labels.enumerated() {
      let (rank, firstZoom, lastZoom) = (label.bytes.x, label.bytes.y, label.bytes.z)
      guard let place = label.coordinate, firstZoom <= lastZoom else {
        throw archive.damaged("the label of a country is nowhere on the Earth")
      }
      countries.append(
        Country(
          id: id, code: Self.code(codes[5 * id..<5 * id + 2]),
          longCode: Self.code(codes[5 * id + 2..<5 * id + 5]), name: areas.name(of: id),
          sovereign: areas.name(of: id, column: tags.count), label: place, rank: Int(rank),
          zooms: Double(firstZoom) / 10...Double(lastZoom) / 10))
    }
    self.countries = countries
    languages = (0..<tags.count).map { tags[$0] }
    // The larger country comes later and wins: Australia, not the Coral Sea Islands.
    var numbersByCode: [String: Int] = [:]
    for country in countries {
      for code in [country.code, country.longCode] {
        if let code { numbersByCode[code] = country.id }
      }
    }
    self.numbersByCode = numbersByCode
  }

  private static func code(_ bytes: Slice<UnsafeRawBufferPointer>) -> String? {
    bytes.contains(0x20) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the country whose polygon contains a place.
  public func country(at coordinate: Coordinate) -> Country? {
    number(at: coordinate).map { countries[$0] }
  }

  /// Returns the country with the nearest border or coast to a place outside all countries.
  public func country(nearest coordinate: Coordinate, within meters: Double) -> Country? {
    number(nearest: coordinate, within: meters).map { countries[$0] }
  }

  /// Returns the index of the country whose polygon contains a place.
  func number(at coordinate: Coordinate) -> Int? { areas.area(at: coordinate) }

  /// Returns the index of the country with the nearest border or coast to a place outside all
  /// countries.
  func number(nearest coordinate: Coordinate, within meters: Double) -> Int? {
    areas.area(nearest: coordinate, within: meters)
  }

  /// Whether a country's border or coast is within a distance of a place, in meters.
  public func isCountry(_ country: Country, near coordinate: Coordinate, within meters: Double)
    -> Bool
  {
    areas.area(nearest: coordinate, within: meters) { countries[$0].code == country.code } != nil
  }

  /// Returns the country with an ISO 3166-1 alpha-2 or alpha-3 code in capital letters.
  public func country(code: String) -> Country? { number(code: code).map { countries[$0] } }

  /// Returns the index of the country with an ISO 3166-1 code in capital letters.
  func number(code: String) -> Int? { numbersByCode[code] }

  /// Returns the state that a territory belongs to, or `nil` for states and disputed areas.
  func state(of territory: Country) -> Country? {
    guard territory.sovereign != territory.name else { return nil }
    return countries.first { $0.code != nil && $0.name == territory.sovereign }
  }

  /// Returns the name of a country in a language.
  ///
  /// - Parameter language: One of ``languages``, such as `en`, `de` or `zh-hans`.
  /// - Returns: `nil` if the language, or the name in it, is unknown.
  public func name(of country: Country, in language: String) -> String? {
    guard let column = languages.firstIndex(of: language) else { return nil }
    let name = areas.name(of: country.id, column: column)
    return name.isEmpty ? nil : name
  }
}
