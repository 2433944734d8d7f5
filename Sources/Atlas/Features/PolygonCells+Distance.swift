internal import Glibc

extension PolygonCells {
  /// A feature's edge and how far away it is.
  public struct NearestEdge: Hashable, Sendable {
    /// The number of the feature.
    public let feature: Int
    /// The distance on a sphere of the Earth's mean radius, in metres.
    public let metres: Double
  }

  /// Returns the edge nearest to a place, at most so many metres away.
  ///
  /// Made for some tens of kilometres: it reads every edge of the cells within reach. Edges that
  /// run along a cell's own edge do not count: they are cuts, not coasts.
  public func nearestEdge(to coordinate: Coordinate, within metres: Double) -> NearestEdge? {
    let reach = Angle.radians(metres / Ellipsoid.meanRadius)
    var search = EdgeSearch(around: coordinate, reach: reach)
    let latitudes = (coordinate.latitude - reach.degrees)...(coordinate.latitude + reach.degrees)
    let size = cellSize.degrees
    let lowest = max(0, Int(((latitudes.lowerBound + 90) / size).rounded(.down)))
    let highest = min(rows - 1, Int(((latitudes.upperBound + 90) / size).rounded(.down)))
    let columns = reachedColumns(around: coordinate, reach: reach)
    guard lowest <= highest else { return nil }
    for row in lowest...highest {
      for column in columns {
        let wrapped = (column % self.columns + self.columns) % self.columns
        let cell = row * self.columns + wrapped
        forEachRing(inCell: cell) { search.visit($1, of: $0) }
      }
    }
    guard let feature = search.feature else { return nil }
    return NearestEdge(
      feature: feature,
      metres: asin(min(1, search.best.squareRoot())) * Ellipsoid.meanRadius)
  }

  /// The columns within reach, unwrapped; all of them once where a pole is within reach.
  private func reachedColumns(around coordinate: Coordinate, reach: Angle) -> Range<Int> {
    let sine = sin(reach.radians) / cos(coordinate.latitude * .pi / 180)
    guard abs(coordinate.latitude) + reach.degrees < 90, sine < 1 else { return 0..<columns }
    let width = asin(sine) * 180 / .pi
    guard width < 180 - cellSize.degrees else { return 0..<columns }
    let first = ((coordinate.longitude - width + 180) / cellSize.degrees).rounded(.down)
    let last = ((coordinate.longitude + width + 180) / cellSize.degrees).rounded(.down)
    return Int(first)..<Int(last) + 1
  }
}

/// The nearest edge so far, on the plane that touches the sphere at a place.
private struct EdgeSearch {
  var feature: Int?
  /// The square of the nearest distance, in radii.
  var best: Double
  private let latitude: Double
  private let longitude: Double
  private let sine: Double
  private let cosine: Double

  init(around coordinate: Coordinate, reach: Angle) {
    latitude = coordinate.latitude
    longitude = coordinate.longitude
    sine = sin(latitude * .pi / 180)
    cosine = cos(latitude * .pi / 180)
    let distance = sin(min(reach.radians, .pi / 2))
    best = distance * distance
  }

  mutating func visit(_ ring: PolygonCells.Ring, of feature: Int) {
    guard ring.count > 0 else { return }
    let margin = asin(min(1, best.squareRoot())) * 180 / .pi / ring.unit
    let middle = (latitude - ring.origin.y) / ring.unit
    let (low, high) = (middle - margin, middle + margin)
    var before = ring.points[ring.count - 1]
    for point in ring.points {
      defer { before = point }
      if point.x == before.x, point.x == 0 || point.x == .max { continue }
      if point.y == before.y, point.y == 0 || point.y == .max { continue }
      let (y, previous) = (Double(point.y), Double(before.y))
      if max(y, previous) < low || min(y, previous) > high { continue }
      let distance = squaredDistance(place(before, in: ring), place(point, in: ring))
      if distance < best {
        best = distance
        self.feature = feature
      }
    }
  }

  /// The orthographic projection of a point (Snyder 1987, 20-3 and 20-4); far ones do not matter.
  private func place(
    _ point: SIMD2<UInt16>, in ring: PolygonCells.Ring
  ) -> SIMD2<Double> {
    let degrees = ring.origin + SIMD2(Double(point.x), Double(point.y)) * ring.unit
    let turn = (degrees.x - longitude) * .pi / 180
    let height = degrees.y * .pi / 180
    return SIMD2(
      cos(height) * sin(turn), cosine * sin(height) - sine * cos(height) * cos(turn))
  }

  private func squaredDistance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let edge = b - a
    let length = (edge * edge).sum()
    let part = length > 0 ? min(1, max(0, -(a * edge).sum() / length)) : 0
    let nearest = a + edge * part
    return (nearest * nearest).sum()
  }
}
