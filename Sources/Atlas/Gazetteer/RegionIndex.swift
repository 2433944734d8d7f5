/// The first-level regions of the countries.
public struct RegionIndex: Sendable {
  private let archive: Archive
  private let areas: NamedAreas
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let codes: UnsafeBufferPointer<SIMD8<UInt8>>
  private nonisolated(unsafe) let labels: UnsafeBufferPointer<MapLabelRow>

  /// Opens an archive of regions.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    areas = try NamedAreas(archive, "regions")
    codes = try areas.rows("codes", of: archive, as: SIMD8<UInt8>.self)
    labels = try areas.rows("labels", of: archive, as: MapLabelRow.self)
    guard labels.allSatisfy({ $0.coordinate != nil }) else {
      throw archive.damaged("the name of a region stands nowhere")
    }
  }

  /// The number of regions.
  public var count: Int { areas.count }

  /// Returns a region by its number, 0..<count.
  public subscript(id: Int) -> Region {
    let bytes = codes[id]
    let code = (2..<8).map { bytes[$0] }.prefix { $0 != 0 }
    guard let label = labels[id].coordinate else {
      // The file is mapped for reading only and was checked when it was opened.
      preconditionFailure("region \(id) has lost its place")
    }
    return Region(
      id: id, name: areas.name(of: id),
      code: code.isEmpty ? nil : String(decoding: code, as: UTF8.self),
      label: label, countryCode: String(code: bytes.lowHalf.lowHalf))
  }

  /// Returns the logarithm of the people in a region: 0...255, ten a doubling.
  func importance(of id: Int) -> Int { Int(labels[id].bytes[0]) }

  /// Whether the code of a region within its country is this one: `TX`.
  func isCode(_ code: String, of id: Int) -> Bool {
    let bytes = codes[id]
    return (5..<8).lazy.map { bytes[$0] }.prefix { $0 != 0 }.elementsEqual(code.utf8)
  }

  /// Returns the region whose polygon holds a place.
  public func region(at coordinate: Coordinate) -> Region? {
    areas.area(at: coordinate).map { self[$0] }
  }

  /// Returns the region of a country whose border or coast is nearest to a place.
  public func region(
    nearest coordinate: Coordinate, ofCountry code: String, within metres: Double
  ) -> Region? {
    let letters = SIMD2(code.utf8.first ?? 0, code.utf8.dropFirst().first ?? 0)
    return areas.area(nearest: coordinate, within: metres) { codes[$0].lowHalf.lowHalf == letters }
      .map { self[$0] }
  }
}
