internal import Support

/// The names of the systems that coordinates refer to.
enum ReferenceSystem {
  /// Whether a name or a number is that of latitude and longitude by WGS84: `EPSG:4326`, `CRS84`, also
  /// at the end of an address.
  static func isKnown(_ name: some StringProtocol) -> Bool {
    let last = name.lowercased()[...].pieces(between: ":/#").last ?? ""
    let plain = last.filter { $0.isLetter || $0.isNumber }
    return ["wgs84", "wgs843d", "crs84", "4326", "4979", "epsg4326", "epsg4979"].contains(plain)
  }

  /// Whether the standard of a known system puts latitude first; nil if programs disagree.
  static func isNorthFirst(_ name: String) -> Bool? {
    let lower = name.lowercased()
    if lower.hasSuffix("crs84") { return false }
    return lower.hasPrefix("urn:") || lower.contains("/epsg/0/") ? true : nil
  }

  /// Returns the name of the system of an object as in GeoJSON's predecessor and in ArcGIS, or `nil` if
  /// it tells none.
  ///
  /// Source: The GeoJSON Format Specification, 2008, section 3.
  static func name(in json: JSON) -> String? {
    if let system = json["crs"], system.content != .null {
      return system["properties"]?["name"]?.string ?? system.string ?? ""
    }
    guard let system = json["spatialReference"] else { return nil }
    if case .number(let digits) = system["wkid"]?.content { return digits }
    return system["wkt"]?.string ?? ""
  }
}
