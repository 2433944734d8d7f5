/// The countries of the world: which one holds a place, their names and where to write them.
///
/// Borders are as the German edition of Natural Earth draws them.
public struct CountryIndex: Sendable {
  /// All countries, those of a smaller area first.
  public let countries: [Country]
  /// The languages that ``name(of:in:)`` knows, as BCP 47 tags.
  public let languages: [String]
  /// The countries' polygons; features are numbered like the countries.
  public let polygons: PolygonCells

  private let names: StringTable
  private let numbersByCode: [String: Int]

  private struct Label: BitwiseCopyable {
    var longitude: Int32
    var latitude: Int32
    var rank: UInt8
    var firstZoom: UInt8
    var lastZoom: UInt8
    var padding: UInt8
  }

  /// Opens an archive of countries.
  public init(_ archive: Archive) throws(AssetError) {
    polygons = try PolygonCells(archive, prefix: "polygons")
    let tags = try StringTable(archive, prefix: "languages")
    let names = try StringTable(archive, prefix: "names")
    let codes = try archive.section("codes")
    let labels = try archive.elements("labels", as: Label.self)
    let columns = tags.count + 1
    guard tags.count > 0, labels.count == polygons.featureCount, codes.count == 5 * labels.count,
      names.count == columns * labels.count
    else { throw archive.damaged("its countries do not fit its polygons") }
    var countries: [Country] = []
    for (id, label) in labels.enumerated() {
      guard
        let place = Coordinate(
          latitude: Double(label.latitude) / 1e6, longitude: Double(label.longitude) / 1e6),
        label.firstZoom <= label.lastZoom
      else { throw archive.damaged("the name of a country stands nowhere") }
      countries.append(
        Country(
          id: id, code: Self.code(codes[5 * id..<5 * id + 2]),
          longCode: Self.code(codes[5 * id + 2..<5 * id + 5]), name: names[columns * id],
          sovereign: names[columns * id + tags.count], label: place, rank: Int(label.rank),
          zooms: Double(label.firstZoom) / 10...Double(label.lastZoom) / 10))
    }
    self.names = names
    self.countries = countries
    languages = (0..<tags.count).map { tags[$0] }
    // The larger one comes later and wins: Australia, not the Coral Sea Islands.
    numbersByCode = Dictionary(
      countries.compactMap { country in country.code.map { ($0, country.id) } },
      uniquingKeysWith: { _, larger in larger })
  }

  private static func code(_ bytes: Slice<UnsafeRawBufferPointer>) -> String? {
    bytes.contains(0x20) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the country whose polygon holds a place.
  public func country(at coordinate: Coordinate) -> Country? {
    polygons.firstFeature(containing: coordinate).map { countries[$0] }
  }

  /// Returns the country whose border or coast is nearest to a place outside all countries.
  public func country(nearest coordinate: Coordinate, within metres: Double) -> Country? {
    polygons.nearestEdge(to: coordinate, within: metres).map { countries[$0.feature] }
  }

  /// Returns the country with an ISO 3166-1 alpha-2 code, in capital letters.
  public func country(code: String) -> Country? { numbersByCode[code].map { countries[$0] } }

  /// Returns the name of a country in a language.
  ///
  /// - Parameter language: One of ``languages``: `en`, `de`, `zh-hans` …
  /// - Returns: nil where the language or the name in it is not known.
  public func name(of country: Country, in language: String) -> String? {
    guard let column = languages.firstIndex(of: language) else { return nil }
    let name = names[(languages.count + 1) * country.id + column]
    return name.isEmpty ? nil : name
  }
}
