/// From the pixels of a picture to positions in a level of imagery, a row at a time.
///
/// Positions are in 1/256 texel from the centre of the level's first texel; west of it they are
/// negative. Every eighth pixel is exact, those between lie on a straight line where that is within
/// 0.2 pixels, and are exact too elsewhere: near the limb, the poles and the date line.
struct ImageryGrid: BitwiseCopyable {
  /// The radius of the globe in pixels.
  let radius: Float
  /// The centre of the globe in pixels.
  let centre: SIMD2<Float>
  /// Positions per radian, eastward and southward.
  let scale: SIMD2<Float>

  private let inverse: Float
  private let east: SIMD3<Float>
  private let north: SIMD3<Float>
  private let toward: SIMD3<Float>
  private let offset: SIMD2<Float>
  // The second differences of exact pixels under which a straight line between them will do.
  private let tolerance: SIMD2<Float>

  /// Eight neighbouring pixels of a row.
  struct Block {
    /// The first pixel.
    var x: Int
    /// The position of each pixel.
    var u: SIMD8<Int32>
    /// The position of each pixel, southward.
    var v: SIMD8<Int32>
    /// Whether the globe covers all of every pixel.
    var isInside: Bool
  }

  /// Eight neighbouring pixels of a row at even steps, all well within the limb.
  struct Line {
    /// The first pixel.
    var x: Int
    /// The position of the first pixel, to fractions.
    var start: SIMD2<Float>
    /// The position of the pixel after the last.
    var next: SIMD2<Float>

    /// The position of the first pixel.
    @inline(__always) var first: SIMD2<Int32> { Self.nearest(start) }

    /// The position of the last pixel.
    @inline(__always) var last: SIMD2<Int32> { Self.nearest(0.875 * (next - start) + start) }

    /// All eight pixels.
    var block: Block {
      let along = SIMD8<Float>.ramp * 0.125
      return Block(
        x: x, u: (along * (next.x - start.x) + start.x).nearestInteger,
        v: (along * (next.y - start.y) + start.y).nearestInteger, isInside: true)
    }

    @inline(__always) private static func nearest(_ value: SIMD2<Float>) -> SIMD2<Int32> {
      unsafeBitCast(value + 12_582_912, to: SIMD2<Int32>.self) &- 0x4B40_0000
    }
  }

  init(_ projection: Orthographic, level: ImageryLevel) {
    radius = Float(projection.radius)
    centre = SIMD2<Float>(projection.centre)
    inverse = 1 / radius
    east = SIMD3<Float>(projection.east)
    north = SIMD3<Float>(projection.north)
    toward = SIMD3<Float>(projection.toward)
    scale = SIMD2(Float(level.width) / (2 * .pi), Float(level.height) / .pi) * 256
    offset = SIMD2(Float(level.width), Float(level.height)) * 128 - 128
    tolerance = 0.2 * 8 * scale * inverse
  }

  /// Returns the pixels of a row that the globe touches.
  func columns(ofRow row: Int, width: Int) -> Range<Int> {
    let y = Float(row) + 0.5 - centre.y
    let half = ((radius + 0.5) * (radius + 0.5) - y * y)
    guard half > 0 else { return 0..<0 }
    let reach = half.squareRoot()
    let first = max(0, min(Float(width), (centre.x - reach).rounded(.down)))
    let last = max(first, min(Float(width), (centre.x + reach).rounded(.up)))
    return Int(first)..<Int(last)
  }

  /// Returns the positions of eight pixels of a row, `step` apart, to fractions.
  @inline(__always)
  func positions(
    x: Float, step: Float, y: Float
  ) -> (u: SIMD8<Float>, v: SIMD8<Float>) {
    let across = (SIMD8.ramp * step + (x + 0.5 - centre.x)) * inverse
    let up = (centre.y - y - 0.5) * inverse
    let toViewer = (1 - up * up - across * across).nonnegativeSquareRoot
    let first: SIMD8<Float> = across * east.x + toViewer * toward.x + up * north.x
    let second: SIMD8<Float> = across * east.y + toViewer * toward.y + up * north.y
    let third: SIMD8<Float> = toViewer * toward.z + up * north.z
    // An arc sine would lose the latitude's precision near the poles.
    let outward = (first * first + second * second).nonnegativeSquareRoot
    let longitude = SIMD8.angle(y: second, x: first)
    let latitude = SIMD8.angle(y: third, x: outward)
    return (longitude * scale.x + offset.x, latitude * -scale.y + offset.y)
  }

  /// Calls a body with each block of a row, another where it is a line; the last block may reach beyond the
  /// row's end.
  @inline(__always)
  func forEachBlock(
    ofRow row: Int, columns: Range<Int>, line: (Line) -> Void, _ body: (Block) -> Void
  ) {
    // 64 blocks at a time, so that their exact pixels fit on the stack.
    withUnsafeTemporaryAllocation(of: SIMD8<Float>.self, capacity: 18) { memory in
      guard let memory = memory.baseAddress else { return }
      var x = columns.lowerBound
      while x < columns.upperBound {
        let count = min(64, (columns.upperBound &- x &+ 7) / 8)
        forEachBlock(ofRow: row, from: x, count: count, memory, line: line, body)
        x &+= 512
      }
    }
  }

  @inline(__always)
  private func forEachBlock(
    ofRow row: Int, from start: Int, count: Int, _ memory: UnsafeMutablePointer<SIMD8<Float>>,
    line: (Line) -> Void, _ body: (Block) -> Void
  ) {
    let y = Float(row)
    // The exact pixels: one before the blocks, and two after them.
    var first = 0
    while first < count &+ 3 {
      let (u, v) = positions(x: Float(start &+ (first &- 1) &* 8), step: 8, y: y)
      memory[first / 8] = u
      memory[first / 8 &+ 9] = v
      first &+= 8
    }
    let u = UnsafeRawPointer(memory).assumingMemoryBound(to: Float.self)
    let v = u + 72
    let inside = reach(y, margin: 16)
    let within = reach(y, margin: 2)
    for block in 0..<count {
      let x = start &+ block &* 8
      let west = Float(x) - centre.x
      let curve = SIMD2(
        max(bend(u + block), bend(u + (block &+ 1))), max(bend(v + block), bend(v + (block &+ 1))))
      if curve.x < tolerance.x, curve.y < tolerance.y, west > -inside, west + 8 < inside {
        line(
          Line(
            x: x, start: [u[block &+ 1], v[block &+ 1]], next: [u[block &+ 2], v[block &+ 2]]))
      } else {
        let (u, v) = positions(x: Float(x), step: 1, y: y)
        body(
          Block(
            x: x, u: u.nearestInteger, v: v.nearestInteger,
            isInside: west > -within && west + 8 < within))
      }
    }
  }

  // The size of the second difference of three neighbouring exact pixels.
  @inline(__always) private func bend(_ values: UnsafePointer<Float>) -> Float {
    abs(values[0] - 2 * values[1] + values[2])
  }

  /// How far from the middle of a row its pixels are well inside the limb: by a margin along the
  /// row, and by a pixel across it.
  private func reach(_ row: Float, margin: Float) -> Float {
    let y = row + 0.5 - centre.y
    let square = (radius - 1) * (radius - 1) - y * y
    return square > 0 ? square.squareRoot() - margin : 0
  }
}
