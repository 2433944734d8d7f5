internal import CGlobe
internal import Glibc

/// A search for the edge nearest to a place.
///
/// It uses the plane tangent to the sphere at the place, where distances are the sines of angles
/// (the orthographic projection).
struct EdgeSearch {
  /// The greatest reach, in radians.
  ///
  /// Cells beyond a right angle would fold over in the projection.
  static let farthestReach = 1.4

  private let coordinate: Coordinate
  /// The rotation from the place's longitude back to 0°.
  private let back: SIMD2<Double>
  private var state = vector_edge_search()

  /// Starts a search around a place in a layer, within an angle in radians.
  init(around coordinate: Coordinate, reach: Double, in layer: PolygonCells) {
    self.coordinate = coordinate
    back = Self.turn(-coordinate.longitude)
    state.latitude = Self.turn(coordinate.latitude)
    state.degrees = layer.cellSize.degrees / Double(layer.units)
    state.units = Int32(layer.units)
    state.feature = -1
    state.sine = sin(reach)
    state.squared_sine = state.sine * state.sine
  }

  /// Whether no edge within the reach has been found yet.
  var isFruitless: Bool { state.feature < 0 }

  /// Moves on to a cell of the layer.
  ///
  /// Returns `false` if the whole cell is too far away.
  mutating func enter(_ cell: Int, of layer: PolygonCells) -> Bool {
    let (row, column) = cell.quotientAndRemainder(dividingBy: layer.columns)
    let up = layer.turn(toLatitude: 2 * row + 1)
    let around = UnitAngles.sum(layer.turn(toLongitude: 2 * column + 1), back)
    let latitude = state.latitude
    let cosine = up.y * latitude.y + up.x * latitude.x * around.x
    let cosineOfReach = max(0, 1 - state.squared_sine).squareRoot()
    let radius = layer.cellRadius
    guard cosine >= cosineOfReach * radius.x - state.sine * radius.y - 1e-9 else { return false }
    aim(atLatitude: up, longitude: around)
    let bounds = layer.bounds(ofCell: cell)
    let way = bounds.west - coordinate.longitude
    let east = way > 180 ? way - 360 : way <= -180 ? way + 360 : way
    state.corner_latitude = layer.turn(toLatitude: 2 * row)
    state.corner_longitude = UnitAngles.sum(layer.turn(toLongitude: 2 * column), back)
    state.middle = SIMD2(-east, coordinate.latitude - bounds.south) / state.degrees
    (state.end_x, state.end_y) = (-1, -1)
    vector_edge_search_narrow(&state)
    return true
  }

  /// Searches the edges of a ring in the cell.
  mutating func visit(_ ring: Int, of feature: Int, in layer: PolygonCells) {
    let words = layer.ring(ring)
    layer.unitAngles.withTurns { turns in
      withUnsafePointer(to: words) { words in
        withUnsafeBytes(of: layer.boxes[ring]) { box in
          vector_edge_search_visit(
            &state, words, box.assumingMemoryBound(to: UInt8.self).baseAddress, turns, feature)
        }
      }
    }
  }

  /// Finds how far the points of a cell lie from the place in the direction of the cell's center.
  ///
  /// It is a first-order approximation on the plane, in latitude and longitude. The second
  /// derivatives are at most one, which bounds the error.
  ///
  /// - Parameters:
  ///   - up: The rotation to the latitude of the cell's center.
  ///   - around: The rotation from the place's longitude to that of the cell's center.
  private mutating func aim(atLatitude up: SIMD2<Double>, longitude around: SIMD2<Double>) {
    let latitude = state.latitude
    let unit = state.degrees * .pi / 180
    let units = Double(state.units)
    let middle = SIMD2(
      up.x * around.y, up.y * latitude.x - up.x * latitude.y * around.x)
    let length = (middle * middle).sum().squareRoot()
    let direction = length > 0 ? middle / length : SIMD2(1, 0)
    let alongEast = SIMD2(up.x * around.x, up.x * latitude.y * around.y)
    let alongNorth = SIMD2(
      -up.y * around.y, up.x * latitude.x + up.y * latitude.y * around.x)
    let east = (alongEast * direction).sum() * unit
    let north = (alongNorth * direction).sum() * unit
    state.east = Float(east)
    state.north = Float(north)
    state.origin = Float(length + (east + north) * (32768 - units / 2))
    let size = unit * units
    state.error = Float(size * size / 2 + 2e-6)
  }

  /// The feature of the nearest edge so far.
  var feature: Int? { state.feature < 0 ? nil : state.feature }

  /// The nearest edge so far.
  var found: PolygonCells.NearestEdge? {
    feature.map { feature in
      let compass = Compass(coordinate)
      let up =
        UnitVector(coordinate).components * max(0, 1 - state.squared_sine).squareRoot()
      let direction = compass.east * state.nearest.x + compass.north * state.nearest.y + up
      return PolygonCells.NearestEdge(
        feature: feature, coordinate: UnitVector(direction: direction).coordinate,
        meters: asin(min(1, state.sine)) * Ellipsoid.meanRadius)
    }
  }

  /// The rows and columns of cells within the reach, relative to the current cell.
  var window: (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    func cells(_ low: Int32, _ high: Int32) -> ClosedRange<Int> {
      let first = (Double(low) / Double(state.units)).rounded(.down)
      return Int(first)...max(Int(first), Int(Double(high) / Double(state.units)))
    }
    return (cells(state.low_y, state.high_y), cells(state.low_x, state.high_x))
  }

  private static func turn(_ degrees: Double) -> SIMD2<Double> {
    let turn = SineCosine(radians: degrees * .pi / 180)
    return SIMD2(turn.cosine, turn.sine)
  }
}
