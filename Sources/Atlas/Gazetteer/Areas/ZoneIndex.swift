/// The time zones of the land and its coastal waters.
public struct ZoneIndex: Sendable {
  /// All zones, those with smaller areas first.
  public let zones: [Zone]

  private let areas: NamedAreas

  /// The polygons of the zones.
  var polygons: PolygonCells { areas.polygons }

  /// Opens an archive of time zones.
  public init(_ archive: Archive) throws(AssetError) {
    areas = try NamedAreas(archive, "time zones")
    let codes = try areas.rows("countries", of: archive, as: SIMD2<UInt8>.self)
    zones = (0..<areas.count).map { [areas] id in
      Zone(name: areas.name(of: id), countryCode: String(code: codes[id]))
    }
  }

  /// Returns the zone whose polygon contains a place.
  ///
  /// Where zones overlap, it is the smaller one. On the high seas it is `nil`; there
  /// ``Zone/nautical(at:)`` applies.
  public func zone(at coordinate: Coordinate) -> Zone? {
    number(at: coordinate).map { zones[$0] }
  }

  /// Returns the index in ``zones`` of the zone whose polygon contains a place.
  func number(at coordinate: Coordinate) -> Int? { areas.area(at: coordinate) }
}

extension String {
  /// Creates the string of a two-letter code, or returns `nil` if there is none.
  init?(code: SIMD2<UInt8>) {
    guard 0x41...0x5A ~= code.x, 0x41...0x5A ~= code.y else { return nil }
    self = withUnsafeBytes(of: code) { String(decoding: $0, as: UTF8.self) }
  }
}
