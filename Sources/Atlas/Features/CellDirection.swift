internal import CVector

/// How far the points of a cell lie from a place in the direction of the cell's middle, which is no
/// more than they are away.
///
/// On the plane that touches the sphere at the place, and to the first order in latitude and
/// longitude; the second derivatives are at most one, so that the rest is known.
struct CellDirection {
  /// A step of a unit east, and north.
  private var east: Float = 0
  private var north: Float = 0
  /// What a point 32768 units east and north of the corner has.
  private var origin: Float = 0
  /// From here on points are too far away.
  private var limit: Float = .infinity
  /// What the first order may be off by.
  private var error: Float = 0

  /// Makes the direction of no cell, from which nothing is far.
  init() {}

  /// Makes the direction of a cell from a place.
  ///
  /// - Parameters:
  ///   - up: The turn to the latitude of the cell's middle.
  ///   - around: The turn from the place's longitude to that of the cell's middle.
  ///   - latitude: The turn to the latitude of the place.
  ///   - unit: The angle of a unit, in radians.
  init(
    toLatitude up: SIMD2<Double>, longitude around: SIMD2<Double>, from latitude: SIMD2<Double>,
    unit: Double, units: Int32
  ) {
    let middle = SIMD2(
      up.x * around.y, up.y * latitude.x - up.x * latitude.y * around.x)
    let length = (middle * middle).sum().squareRoot()
    let direction = length > 0 ? middle / length : SIMD2(1, 0)
    let alongEast = SIMD2(up.x * around.x, up.x * latitude.y * around.y)
    let alongNorth = SIMD2(
      -up.y * around.y, up.x * latitude.x + up.y * latitude.y * around.x)
    let east = (alongEast * direction).sum() * unit
    let north = (alongNorth * direction).sum() * unit
    self.east = Float(east)
    self.north = Float(north)
    origin = Float(length + (east + north) * (32768 - Double(units) / 2))
    let size = unit * Double(units)
    error = Float(size * size / 2 + 2e-6)
  }

  /// Says how far points may be, as a sine.
  @inline(__always)
  mutating func narrow(to sine: Double) { limit = Float(sine) + error - origin }

  /// A bit for each point that is too far away.
  @inline(__always)
  func far(_ block: RingBlocks.Block) -> UInt32 {
    let way = vector_widen_short8(block.x) * east + vector_widen_short8(block.y) * north
    return vector_greater_float_bits8(way, SIMD8(repeating: limit))
  }

  /// Whether a point, in units less 32768, is too far away.
  @inline(__always)
  func isFar(x: Int16, y: Int16) -> Bool { Float(x) * east + Float(y) * north > limit }

  /// Whether all of a rectangle, in units, is too far away.
  @inline(__always)
  func isFar(west: Int32, south: Int32, east: Int32, north: Int32) -> Bool {
    let x = (self.east > 0 ? west : east) &- 32768
    let y = (self.north > 0 ? south : north) &- 32768
    return Float(x) * self.east + Float(y) * self.north > limit
  }
}
