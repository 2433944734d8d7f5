/// What lies under the sky at a place.
public enum Surface: Int, Sendable {
  /// Land, with the ice on it.
  case land
  /// Ice afloat that hangs on the land of Antarctica.
  case iceShelf
  /// A lake.
  case lake
  /// The sea.
  case sea
}

/// Where land, ice shelves and lakes are, in two levels of detail.
///
/// The polygons' features are the surfaces by their raw value; the sea is where none is, and a lake
/// lies within land.
public struct LandIndex: Sendable {
  /// True to about 170 metres.
  public let full: PolygonCells
  /// True to about two kilometres, without the smallest islands and lakes: for maps on which a
  /// pixel is as large.
  public let coarse: PolygonCells

  /// Opens an archive of land.
  public init(_ archive: Archive) throws(AssetError) {
    full = try PolygonCells(archive, prefix: "full")
    coarse = try PolygonCells(archive, prefix: "coarse")
    guard full.featureCount == 3, coarse.featureCount == 3 else {
      throw archive.damaged("it has kinds of surface that are not known")
    }
  }

  /// Returns what lies at a place.
  public func surface(at coordinate: Coordinate) -> Surface {
    var found = Surface.sea
    full.forEachFeature(containing: coordinate) { feature in
      found = Surface(rawValue: feature) ?? found
    }
    return found
  }

  /// Whether a place is on land, an ice shelf or a lake.
  public func isLand(at coordinate: Coordinate) -> Bool { surface(at: coordinate) != .sea }
}
