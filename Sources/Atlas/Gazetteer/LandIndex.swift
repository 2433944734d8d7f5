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

/// Land seen from a place at sea.
public struct NearbyLand: Hashable, Sendable {
  /// The nearest point of its coast.
  public let coordinate: Coordinate
  /// The length of the geodesic from the place to the coast, in metres.
  public let metres: Double
  /// The direction from the place to the coast, clockwise from north, 0..<360°.
  public let bearing: Angle
  /// The country that the land belongs to; nil where it is not known.
  public let country: Country?

  init(_ land: Coordinate, from coordinate: Coordinate, country: Country? = nil) {
    let geodesic = Geodesic(from: coordinate, to: land)
    let azimuth = geodesic.azimuthAtStart.degrees
    self.coordinate = land
    self.country = country
    metres = geodesic.distance
    bearing = .degrees(azimuth < 0 ? azimuth + 360 : azimuth)
  }
}

/// Where land, ice shelves and lakes are, true to about 170 metres.
public struct LandIndex: Sendable {
  /// The polygons; features are the surfaces by their raw value, the sea is where none is, and a
  /// lake lies within land.
  public let polygons: PolygonCells

  /// Opens an archive of land.
  public init(_ archive: Archive) throws(AssetError) {
    polygons = try PolygonCells(archive, prefix: "polygons")
    guard polygons.featureCount == Surface.sea.rawValue else {
      throw archive.damaged("it has kinds of surface that are not known")
    }
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
    guard !isLand(at: coordinate) else { return coordinate }
    let edge = polygons.nearestEdge(to: coordinate, within: .infinity) {
      $0 != Surface.lake.rawValue
    }
    // No sea is a quarter of the Earth away from land.
    return edge?.coordinate ?? coordinate
  }
}
