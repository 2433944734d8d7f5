/// The land, ice shelves and lakes of the Earth, accurate to about 170 meters.
public struct LandIndex: Sendable {
  /// The polygons, whose features are the raw values of ``Surface``.
  ///
  /// The sea is where there is no feature. Lakes lie within land.
  public let polygons: PolygonCells

  /// The coasts of land and ice shelves that can be nearest, for each cell.
  private let coasts: NearbyRings

  /// Opens an archive of land.
  public init(_ archive: Archive) throws(AssetError) {
    polygons = try PolygonCells(archive, prefix: "polygons")
    guard polygons.featureCount == Surface.sea.rawValue else {
      throw archive.damaged("it has unknown kinds of surface")
    }
    coasts = try NearbyRings(archive, prefix: "coast", of: polygons)
  }

  /// Returns the kind of surface at a place.
  public func surface(at coordinate: Coordinate) -> Surface {
    var found = Surface.sea
    polygons.forEachFeature(containing: coordinate) { feature in
      found = Surface(rawValue: feature) ?? found
    }
    return found
  }

  /// Whether a place is on land, an ice shelf or a lake.
  public func isLand(at coordinate: Coordinate) -> Bool { surface(at: coordinate) != .sea }

  /// Returns the nearest point of land or of an ice shelf, which is the place itself if it is on
  /// land.
  public func nearestLand(to coordinate: Coordinate) -> Coordinate {
    // No sea is as far from land as a quarter of the Earth's circumference.
    isLand(at: coordinate)
      ? coordinate : nearestCoast(to: coordinate, within: .infinity) ?? coordinate
  }

  /// Returns the nearest point on the edge of land or of an ice shelf to a place at sea.
  ///
  /// The distance limit, in meters, is measured on a sphere.
  func nearestCoast(to coordinate: Coordinate, within meters: Double) -> Coordinate? {
    let cell = polygons.cell(containing: coordinate)
    return polygons.nearestEdge(to: coordinate, within: meters, among: coasts.rings(around: cell))?
      .coordinate
  }
}
