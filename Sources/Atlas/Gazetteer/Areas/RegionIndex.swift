/// The first-level regions of all countries.
public struct RegionIndex: Sendable {
  private let archive: Archive
  private let areas: NamedAreas
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let codes: UnsafeBufferPointer<SIMD8<UInt8>>
  private nonisolated(unsafe) let labels: UnsafeBufferPointer<MapLabelRow>
  /// The regions that the source assigns to towns.
  let towns: TownRegions
  /// What the regions are called.
  let words: RegionWords

  /// The polygons of the regions.
  var polygons: PolygonCells { areas.polygons }

  /// Opens an archive of regions.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    areas = try NamedAreas(archive, "regions")
    codes = try areas.rows("codes", of: archive, as: SIMD8<UInt8>.self)
    labels = try areas.rows("labels", of: archive, as: MapLabelRow.self)
    towns = try TownRegions(archive, regions: areas.count)
    words = try RegionWords(archive)
    guard labels.allSatisfy({ $0.coordinate != nil }) else {
      throw archive.damaged("the label of a region is nowhere on the Earth")
    }
  }

  /// The number of regions.
  public var count: Int { areas.count }

  /// Returns the region at an index in 0..<count.
  public subscript(id: Int) -> Region {
    let bytes = codes[id]
    let code = withUnsafeBytes(of: bytes) { bytes in
      String(decoding: bytes[2..<8].prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let label = labels[id].coordinate else {
      // The file is mapped read-only and was checked when it was opened.
      preconditionFailure("the label of region \(id) is nowhere on the Earth")
    }
    let name = areas.name(of: id)
    return Region(
      id: id, name: name, title: name,
      code: code.isEmpty ? nil : code,
      label: label, countryCode: String(code: bytes.lowHalf.lowHalf))
  }

  /// Returns the indices of the regions with a code within their country, such as `TX`,
  /// or with it, such as `US-TX`.
  func regions(withCode code: String) -> [Int] {
    let hasCountry = code.utf8.dropFirst(2).first == 0x2D
    let own = code.utf8.dropFirst(hasCountry ? 3 : 0)
    guard 1...3 ~= own.count else { return [] }
    let wanted = own.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    var found: [Int] = []
    let bytes = UnsafeRawBufferPointer(codes)
    for id in codes.indices {
      // The last three of the eight bytes, after the country code and the hyphen.
      let code = bytes.load(fromByteOffset: 8 &* id, as: UInt64.self)
      if UInt64(littleEndian: code) >> 40 == wanted { found.append(id) }
    }
    return hasCountry ? found.filter { self[$0].code == code } : found
  }

  /// Returns the region whose polygon contains a place.
  public func region(at coordinate: Coordinate) -> Region? {
    areas.area(at: coordinate).map { self[$0] }
  }

  /// Returns the index of the region that the source assigns to a town, or `nil` if it is unknown.
  func number(ofPlace id: Int) -> Int? { towns.region(ofPlace: id) }

  /// Returns the region that the source assigns to a town, or `nil` if it is unknown.
  public func region(ofPlace id: Int) -> Region? { number(ofPlace: id).map { self[$0] } }

  /// Returns the code of a region's country, or `nil` if it has none.
  func countryCode(of id: Int) -> String? { String(code: codes[id].lowHalf.lowHalf) }

  /// Checks that the towns are those of an archive of places.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if they are those of another archive.
  func checkPlaces(_ places: Archive) throws(AssetError) {
    guard try places.checksum(of: "north") == towns.source else {
      throw archive.damaged("it was made for a different places.atlas")
    }
  }

  /// Returns the region whose polygon contains a place, if it belongs to a country.
  func region(at coordinate: Coordinate, ofCountry code: String) -> Region? {
    areas.area(at: coordinate).flatMap {
      codes[$0].lowHalf.lowHalf == Self.letters(code) ? self[$0] : nil
    }
  }

  /// Returns the region of a country with the nearest border or coast to a place.
  public func region(
    nearest coordinate: Coordinate, ofCountry code: String, within meters: Double
  ) -> Region? {
    let letters = Self.letters(code)
    return areas.area(nearest: coordinate, within: meters) { codes[$0].lowHalf.lowHalf == letters }
      .map { self[$0] }
  }

  private static func letters(_ code: String) -> SIMD2<UInt8> {
    SIMD2(code.utf8.first ?? 0, code.utf8.dropFirst().first ?? 0)
  }
}
