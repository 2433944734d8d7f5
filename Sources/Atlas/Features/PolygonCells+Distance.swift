internal import Glibc

extension PolygonCells {
  /// A feature's edge and how far away it is.
  public struct NearestEdge: Hashable, Sendable {
    /// The number of the feature.
    public let feature: Int
    /// The point of the edge that is nearest.
    public let coordinate: Coordinate
    /// The distance on a sphere of the Earth's mean radius, in metres.
    public let metres: Double
  }

  /// Returns the edge nearest to a place, at most so many metres away.
  ///
  /// Edges that run along a cell's own edge do not count: they are cuts, not coasts.
  ///
  /// - Parameters:
  ///   - metres: A quarter of the way around the Earth at most; more is taken as that.
  ///   - isWanted: Whether a feature counts.
  public func nearestEdge(
    to coordinate: Coordinate, within metres: Double, where isWanted: (Int) -> Bool = { _ in true }
  ) -> NearestEdge? {
    var search = EdgeSearch(
      around: coordinate, reach: min(metres / Ellipsoid.meanRadius, Self.farthestReach))
    // From its middle to a corner a cell measures less than on a plane.
    let radius = cellSize.radians * 0.7072
    let cells = reachedCells(around: coordinate, angle: search.reach + radius)
    for (cosine, cell) in cells {
      if cosine < cos(search.reach + radius) { break }
      let bounds = bounds(ofCell: cell)
      let frame = CellFrame(
        origin: SIMD2(bounds.west, bounds.south), unit: cellSize.degrees / Double(units),
        units: Int32(units))
      forEachPiece(inCell: cell) { piece in
        guard isWanted(piece.feature) else { return }
        for ring in piece.rings {
          walk(ring) { search.visit(from: $0, to: $1, in: frame, of: piece.feature) }
        }
      }
    }
    return search.found
  }

  /// Cells beyond a right angle would fold over in the search's projection.
  private static let farthestReach = 1.4

  /// The cells with anything in them whose middle lies within an angle, in radians, the nearest
  /// first, each with the cosine of its angle.
  private func reachedCells(
    around coordinate: Coordinate, angle: Double
  ) -> [(cosine: Double, cell: Int)] {
    let centre = UnitVector(coordinate).components
    let latitude = coordinate.latitude * .pi / 180
    let size = cellSize.radians
    let least = cos(angle)
    var found: [(cosine: Double, cell: Int)] = []
    for row in 0..<rows {
      let middle = (Double(row) + 0.5) * size - .pi / 2
      guard abs(middle - latitude) <= angle else { continue }
      let (height, width) = (sin(middle), cos(middle))
      for column in 0..<columns where !entries(inCell: row * columns + column).isEmpty {
        let turn = (Double(column) + 0.5) * size - .pi
        let direction = SIMD3(width * cos(turn), width * sin(turn), height)
        let cosine = (direction * centre).sum()
        if cosine >= least { found.append((cosine, row * columns + column)) }
      }
    }
    return found.sorted { $0.cosine > $1.cosine }
  }
}

/// The nearest edge so far, on the plane that touches the sphere at a place: distances on it are
/// the sines of angles (the orthographic projection).
private struct EdgeSearch {
  private(set) var found: PolygonCells.NearestEdge?
  /// The nearest distance so far, as an angle in radians.
  private(set) var reach: Double
  private var squaredSine: Double
  private let latitude: Double
  private let up: SIMD3<Double>
  private let compass: Compass

  init(around coordinate: Coordinate, reach: Double) {
    latitude = coordinate.latitude
    up = UnitVector(coordinate).components
    compass = Compass(coordinate)
    self.reach = reach
    squaredSine = sin(reach) * sin(reach)
  }

  mutating func visit(
    from start: SIMD2<Int32>, to end: SIMD2<Int32>, in frame: CellFrame, of feature: Int
  ) {
    if start.x == end.x, start.x == 0 || start.x == frame.units { return }
    if start.y == end.y, start.y == 0 || start.y == frame.units { return }
    let margin = reach * 180 / .pi / frame.unit
    let middle = (latitude - frame.origin.y) / frame.unit
    if Double(max(start.y, end.y)) < middle - margin { return }
    if Double(min(start.y, end.y)) > middle + margin { return }
    visit(from: spot(of: start, in: frame), to: spot(of: end, in: frame), of: feature)
  }

  private mutating func visit(from a: SIMD2<Double>, to b: SIMD2<Double>, of feature: Int) {
    let edge = b - a
    let length = (edge * edge).sum()
    let part = length > 0 ? min(1, max(0, -(a * edge).sum() / length)) : 0
    let nearest = a + edge * part
    let squared = (nearest * nearest).sum()
    guard squared < squaredSine else { return }
    squaredSine = squared
    reach = asin(min(1, squared.squareRoot()))
    let direction =
      compass.east * nearest.x + compass.north * nearest.y + up * max(0, 1 - squared).squareRoot()
    found = PolygonCells.NearestEdge(
      feature: feature, coordinate: UnitVector(direction: direction).coordinate,
      metres: reach * Ellipsoid.meanRadius)
  }

  private func spot(of point: SIMD2<Int32>, in frame: CellFrame) -> SIMD2<Double> {
    let degrees = frame.origin + SIMD2(Double(point.x), Double(point.y)) * frame.unit
    let (longitude, latitude) = (degrees.x * .pi / 180, degrees.y * .pi / 180)
    let direction = SIMD3(
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    return SIMD2((direction * compass.east).sum(), (direction * compass.north).sum())
  }
}

/// Where a cell's units are on the Earth.
private struct CellFrame {
  /// The longitude and the latitude of the cell's south-west corner, in degrees.
  let origin: SIMD2<Double>
  /// The degrees in a unit.
  let unit: Double
  /// The units across the cell.
  let units: Int32
}
