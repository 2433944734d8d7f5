internal import Glibc

/// The nearest edge so far, on the plane that touches the sphere at a place: distances on it are
/// the sines of angles (the orthographic projection).
struct EdgeSearch {
  /// The nearest distance so far, as an angle in radians.
  private(set) var reach: Double

  private let coordinate: Coordinate
  private let latitude: SIMD2<Double>
  /// The turn from the place's longitude back to 0°.
  private let back: SIMD2<Double>
  private let angles: UnitAngles
  private let unit: Double
  private let units: Int32
  /// The nearest point so far, east and north of the place, and the feature whose edge has it.
  private var nearest = SIMD2<Double>()
  private var feature: Int?
  private var squaredSine: Double

  /// The corner of the cell: the turn to its latitude, and from the place's longitude to its own.
  private var corner = (latitude: SIMD2<Double>(), longitude: SIMD2<Double>())
  /// Where the place is, in units from the corner.
  private var middle = SIMD2<Double>()
  /// Points outside of these are farther away than the nearest edge so far, in units.
  private var low = RingPoints.Point(x: 0, y: 0)
  private var high = RingPoints.Point(x: 0, y: 0)

  /// The end of the edge before, which is the start of the next one as a rule.
  private var end = (point: RingPoints.Point(x: -1, y: -1), spot: SIMD2<Double>())

  /// Begins a search around a place in a layer, within an angle in radians.
  init(around coordinate: Coordinate, reach: Double, in layer: PolygonCells) {
    self.coordinate = coordinate
    self.reach = reach
    latitude = Self.turn(coordinate.latitude)
    back = Self.turn(-coordinate.longitude)
    angles = layer.unitAngles
    units = Int32(layer.units)
    unit = layer.cellSize.degrees / Double(layer.units)
    squaredSine = sin(reach) * sin(reach)
  }

  /// Goes on to a cell of the layer.
  mutating func enter(_ cell: Int, of layer: PolygonCells) {
    let (row, column) = cell.quotientAndRemainder(dividingBy: layer.columns)
    let bounds = layer.bounds(ofCell: cell)
    let way = bounds.west - coordinate.longitude
    corner = (
      layer.turn(toLatitude: 2 * row), UnitAngles.sum(layer.turn(toLongitude: 2 * column), back)
    )
    let east = way > 180 ? way - 360 : way <= -180 ? way + 360 : way
    middle = SIMD2(-east, coordinate.latitude - bounds.south) / unit
    self.end.point = RingPoints.Point(x: -1, y: -1)
    narrow()
  }

  /// Looks at an edge, whose ends are in units of the cell.
  @inline(__always)
  mutating func visit(from start: RingPoints.Point, to end: RingPoints.Point, of feature: Int) {
    if max(start.x, end.x) < low.x || min(start.x, end.x) > high.x { return }
    if max(start.y, end.y) < low.y || min(start.y, end.y) > high.y { return }
    // What runs along a cell's own edge is a cut.
    if start.x == end.x, start.x == 0 || start.x == units { return }
    if start.y == end.y, start.y == 0 || start.y == units { return }
    let before = start == self.end.point ? self.end.spot : spot(of: start)
    self.end = (end, spot(of: end))
    visit(from: before, to: self.end.spot, of: feature)
  }

  private mutating func visit(from a: SIMD2<Double>, to b: SIMD2<Double>, of feature: Int) {
    let edge = b - a
    let length = (edge * edge).sum()
    let along = -(a * edge).sum()
    var point = a
    if along >= length {
      point = b
    } else if along > 0 {
      let across = a.x * edge.y - a.y * edge.x
      // A division is slow, and most edges pass too far away: the margin is far above all rounding.
      if across * across > squaredSine * length * (1 + 1e-9) { return }
      point = a + edge * (along / length)
    }
    let squared = (point * point).sum()
    guard squared < squaredSine else { return }
    squaredSine = squared
    reach = asin(min(1, squared.squareRoot()))
    (nearest, self.feature) = (point, feature)
    narrow()
  }

  /// The nearest edge so far.
  var found: PolygonCells.NearestEdge? {
    feature.map { feature in
      let compass = Compass(coordinate)
      let up = UnitVector(coordinate).components * max(0, 1 - squaredSine).squareRoot()
      let direction = compass.east * nearest.x + compass.north * nearest.y + up
      return PolygonCells.NearestEdge(
        feature: feature, coordinate: UnitVector(direction: direction).coordinate,
        metres: reach * Ellipsoid.meanRadius)
    }
  }

  /// A point on the plane: east and north of the place.
  private func spot(of point: RingPoints.Point) -> SIMD2<Double> {
    let up = UnitAngles.sum(corner.latitude, angles.turn(point.y))
    let around = UnitAngles.sum(corner.longitude, angles.turn(point.x))
    return SIMD2(up.x * around.y, up.y * latitude.x - up.x * latitude.y * around.x)
  }

  /// Finds the latitudes and the longitudes that the nearest edge can have.
  private mutating func narrow() {
    let degrees = 180 / Double.pi / unit
    // A cap that holds a pole holds all longitudes.
    let sine = squaredSine.squareRoot()
    let width = latitude.x > sine ? asin(sine / latitude.x) : Double.pi
    let margin = SIMD2(width * degrees, reach * degrees)
    low = Self.whole((middle - margin).rounded(.down))
    high = Self.whole((middle + margin).rounded(.up))
  }

  private static func whole(_ units: SIMD2<Double>) -> RingPoints.Point {
    let clamped = units.clamped(
      lowerBound: SIMD2(repeating: -1e9), upperBound: SIMD2(repeating: 1e9))
    return RingPoints.Point(x: Int32(clamped.x), y: Int32(clamped.y))
  }

  private static func turn(_ degrees: Double) -> SIMD2<Double> {
    SIMD2(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
  }
}
