/// The time zones of land and of the waters before it.
public struct ZoneIndex: Sendable {
  /// All zones, those of a smaller area first.
  public let zones: [Zone]

  private let areas: NamedAreas

  /// Their polygons.
  var polygons: PolygonCells { areas.polygons }

  /// Opens an archive of time zones.
  public init(_ archive: Archive) throws(AssetError) {
    areas = try NamedAreas(archive, "time zones")
    let codes = try areas.rows("countries", of: archive, as: SIMD2<UInt8>.self)
    zones = (0..<areas.count).map { [areas] id in
      Zone(name: areas.name(of: id), countryCode: String(code: codes[id]))
    }
  }

  /// Returns the zone whose polygon holds a place, of two that overlap the smaller one; nil on the
  /// high seas, where ``Zone/nautical(at:)`` holds.
  public func zone(at coordinate: Coordinate) -> Zone? {
    number(at: coordinate).map { zones[$0] }
  }

  /// Returns the number among ``zones`` of the zone whose polygon holds a place.
  func number(at coordinate: Coordinate) -> Int? { areas.area(at: coordinate) }
}

extension String {
  /// Makes the text of a code of two letters; nil where there is none.
  init?(code: SIMD2<UInt8>) {
    guard 0x41...0x5A ~= code.x, 0x41...0x5A ~= code.y else { return nil }
    self = withUnsafeBytes(of: code) { String(decoding: $0, as: UTF8.self) }
  }
}
