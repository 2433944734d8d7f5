internal import CVector
internal import Glibc

/// The nearest edge so far, on the plane that touches the sphere at a place: distances on it are
/// the sines of angles (the orthographic projection).
struct EdgeSearch {
  /// The longest reach, in radians: cells beyond a right angle would fold over in the projection.
  static let farthestReach = 1.4

  private let coordinate: Coordinate
  private let latitude: SIMD2<Double>
  /// The turn from the place's longitude back to 0°.
  private let back: SIMD2<Double>
  private let angles: UnitAngles
  private let unit: Double
  private let units: Int32
  /// The cosine and the sine of the angle from a cell's middle to its corner, at the most.
  private let cellRadius: SIMD2<Double>
  /// The nearest point so far, east and north of the place, and the feature whose edge has it.
  private var nearest = SIMD2<Double>()
  private var feature: Int?
  private var sine: Double
  private var squaredSine: Double

  /// The corner of the cell: the turn to its latitude, and from the place's longitude to its own.
  private var corner = (latitude: SIMD2<Double>(), longitude: SIMD2<Double>())
  /// Where the place is, in units from the corner.
  private var middle = SIMD2<Double>()
  /// Points outside of these are farther away than the nearest edge so far, in units.
  private var low = RingPoints.Point(x: 0, y: 0)
  private var high = RingPoints.Point(x: 0, y: 0)
  private var ahead = CellDirection()

  /// The end of the edge before, which is the start of the next one as a rule.
  private var end = (point: RingPoints.Point(x: -1, y: -1), spot: SIMD2<Double>())

  /// Begins a search around a place in a layer, within an angle in radians.
  init(around coordinate: Coordinate, reach: Double, in layer: PolygonCells) {
    self.coordinate = coordinate
    latitude = Self.turn(coordinate.latitude)
    back = Self.turn(-coordinate.longitude)
    angles = layer.unitAngles
    units = Int32(layer.units)
    unit = layer.cellSize.degrees / Double(layer.units)
    cellRadius = layer.cellRadius
    sine = sin(reach)
    squaredSine = sine * sine
  }

  /// Whether there is no edge within the reach yet.
  var isFruitless: Bool { feature == nil }

  /// Goes on to a cell of the layer; returns false where all of it is too far away.
  mutating func enter(_ cell: Int, of layer: PolygonCells) -> Bool {
    let (row, column) = cell.quotientAndRemainder(dividingBy: layer.columns)
    let up = layer.turn(toLatitude: 2 * row + 1)
    let around = UnitAngles.sum(layer.turn(toLongitude: 2 * column + 1), back)
    let cosine = up.y * latitude.y + up.x * latitude.x * around.x
    let cosineOfReach = max(0, 1 - squaredSine).squareRoot()
    guard cosine >= cosineOfReach * cellRadius.x - sine * cellRadius.y - 1e-9 else { return false }
    ahead = CellDirection(
      toLatitude: up, longitude: around, from: latitude, unit: unit * .pi / 180, units: units)
    let bounds = layer.bounds(ofCell: cell)
    let way = bounds.west - coordinate.longitude
    corner = (
      layer.turn(toLatitude: 2 * row), UnitAngles.sum(layer.turn(toLongitude: 2 * column), back)
    )
    let east = way > 180 ? way - 360 : way <= -180 ? way + 360 : way
    middle = SIMD2(-east, coordinate.latitude - bounds.south) / unit
    self.end.point = RingPoints.Point(x: -1, y: -1)
    narrow()
    return true
  }

  /// Looks at the edges of a ring of the cell.
  mutating func visit(_ ring: Int, of feature: Int, in layer: PolygonCells) {
    guard reaches(layer.boxes[ring]), var blocks = layer.blocks(ofRing: ring) else { return }
    let first = blocks.last
    var before = first
    var (x, y) = (blocks.x, blocks.y)
    // The first point counts as far away: the edge before it comes last.
    var wasFar: UInt32 = ahead.isFar(x: x, y: y) ? 1 : 0
    while let block = blocks.next() {
      let far = ahead.far(block)
      let missed = vector_misses8(
        block.x, vector_moved_on8(block.x, x), Self.centred(low.x), Self.centred(high.x))
      let missedToo = vector_misses8(
        block.y, vector_moved_on8(block.y, y), Self.centred(low.y), Self.centred(high.y))
      var edges =
        ~(vector_bits8(missed | missedToo) | far & (far << 1 | wasFar)) & block.lanes
      while edges != 0 {
        let lane = edges.trailingZeroBitCount
        edges &= edges &- 1
        visit(
          from: lane > 0 ? block.point(lane &- 1) : before, to: block.point(lane), of: feature)
      }
      wasFar = far >> UInt32(block.count &- 1) & 1
      (x, y, before) = (blocks.x, blocks.y, blocks.last)
    }
    visit(from: before, to: first, of: feature)
  }

  /// Whether some of a ring may be near enough.
  @inline(__always)
  private func reaches(_ box: RingBox) -> Bool {
    let west = Int32(box.west) &* units / 255
    let south = Int32(box.south) &* units / 255
    let east = Int32(box.east) &* units / 255 &+ 1
    let north = Int32(box.north) &* units / 255 &+ 1
    return east >= low.x && west <= high.x && north >= low.y && south <= high.y
      && !ahead.isFar(west: west, south: south, east: east, north: north)
  }

  /// Looks at an edge, whose ends are in units of the cell.
  private mutating func visit(
    from start: RingPoints.Point, to end: RingPoints.Point, of feature: Int
  ) {
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
    sine = squared.squareRoot()
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
        metres: asin(min(1, sine)) * Ellipsoid.meanRadius)
    }
  }

  /// The rows and the columns of cells, counted from the cell, that the reach touches.
  var window: (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    func cells(_ low: Int32, _ high: Int32) -> ClosedRange<Int> {
      let first = (Double(low) / Double(units)).rounded(.down)
      return Int(first)...max(Int(first), Int(Double(high) / Double(units)))
    }
    return (cells(low.y, high.y), cells(low.x, high.x))
  }

  /// A point on the plane: east and north of the place.
  @inline(__always)
  private func spot(of point: RingPoints.Point) -> SIMD2<Double> {
    let up = UnitAngles.sum(corner.latitude, angles.turn(point.y))
    let around = UnitAngles.sum(corner.longitude, angles.turn(point.x))
    return SIMD2(up.x * around.y, up.y * latitude.x - up.x * latitude.y * around.x)
  }

  /// Finds the latitudes and the longitudes that the nearest edge can have.
  private mutating func narrow() {
    let degrees = 180 / Double.pi / unit
    // A cap that holds a pole holds all longitudes.
    let width = latitude.x > sine ? Self.arc(ofSine: sine / latitude.x) : Double.pi
    let margin = SIMD2(width * degrees, Self.arc(ofSine: sine) * degrees)
    low = Self.whole((middle - margin).rounded(.down))
    high = Self.whole((middle + margin).rounded(.up))
    ahead.narrow(to: sine)
  }

  /// The angle of a sine or, for small ones, a little more.
  private static func arc(ofSine sine: Double) -> Double {
    sine < 0.5 ? sine + 0.19 * sine * sine * sine : asin(min(1, sine))
  }

  private static func whole(_ units: SIMD2<Double>) -> RingPoints.Point {
    RingPoints.Point(
      x: Int32(min(max(units.x, -1e9), 1e9)), y: Int32(min(max(units.y, -1e9), 1e9)))
  }

  private static func centred(_ unit: Int32) -> Int16 { Int16(clamping: unit &- 32768) }

  private static func turn(_ degrees: Double) -> SIMD2<Double> {
    SIMD2(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
  }
}
