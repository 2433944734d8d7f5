/// Where land, ice shelves and lakes are, true to about 170 metres.
public struct LandIndex: Sendable {
  /// The polygons; features are the surfaces by their raw value, the sea is where none is, and a
  /// lake lies within land.
  public let polygons: PolygonCells

  /// Of the coasts of land and ice shelves those that can be the nearest ones.
  private let coasts: NearbyRings

  /// Opens an archive of land.
  public init(_ archive: Archive) throws(AssetError) {
    polygons = try PolygonCells(archive, prefix: "polygons")
    guard polygons.featureCount == Surface.sea.rawValue else {
      throw archive.damaged("it has kinds of surface that are not known")
    }
    coasts = try NearbyRings(archive, prefix: "coast", of: polygons)
  }

  /// Returns what lies at a place.
  public func surface(at coordinate: Coordinate) -> Surface {
    var found = Surface.sea
    polygons.forEachFeature(containing: coordinate) { feature in
      found = Surface(rawValue: feature) ?? found
    }
    return found
  }

  /// Whether a place is on land, an ice shelf or a lake.
  public func isLand(at coordinate: Coordinate) -> Bool { surface(at: coordinate) != .sea }

  /// Returns the nearest point of land or of an ice shelf: the place itself where it is on land.
  public func nearestLand(to coordinate: Coordinate) -> Coordinate {
    // No sea is a quarter of the Earth away from land.
    isLand(at: coordinate)
      ? coordinate : nearestCoast(to: coordinate, within: .infinity) ?? coordinate
  }

  /// Returns the point of the edge of land or of an ice shelf that is nearest to a place at sea, at
  /// most so many metres away on a sphere.
  func nearestCoast(to coordinate: Coordinate, within metres: Double) -> Coordinate? {
    let cell = polygons.cell(containing: coordinate)
    return polygons.nearestEdge(to: coordinate, within: metres, among: coasts.rings(around: cell))?
      .coordinate
  }
}
