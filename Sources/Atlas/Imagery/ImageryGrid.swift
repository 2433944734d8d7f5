internal import CGlobe

/// A mapping from the pixels of an image to positions in a level of imagery, one row at a time.
///
/// Positions are in 1/256 texel from the center of the level's first texel; west of it they are
/// negative. Every eighth pixel is exact. The pixels between are interpolated along a curve through
/// the exact ones where the error is within 0.2 pixels. Near the limb, the poles and the date line
/// they are exact too.
struct ImageryGrid: BitwiseCopyable {
  /// The greatest number of blocks that can be begun at once.
  static let mostBlocks = 64

  private let globe: vector_globe

  /// The radius of the globe in pixels.
  var radius: Float { globe.radius }
  /// The center of the globe in pixels.
  var center: SIMD2<Float> { SIMD2(globe.center_x, globe.center_y) }

  /// Eight consecutive pixels of a row.
  struct Block {
    /// The eastward position of each pixel.
    let u: SIMD8<Int32>
    /// The southward position of each pixel.
    let v: SIMD8<Int32>
    /// Whether the globe covers all pixels completely.
    let isInside: Bool
  }

  init(_ projection: Orthographic, level: ImageryLevel) {
    func components(_ vector: SIMD3<Double>) -> (Float, Float, Float) {
      (Float(vector.x), Float(vector.y), Float(vector.z))
    }
    let radius = Float(projection.radius)
    let scale = SIMD2(Float(level.width) / (2 * .pi), Float(level.height) / .pi) * 256
    // The error, over eight pixels, at which the curve is off by 0.2 pixels.
    let tolerance = 0.2 * 8 * scale / radius
    globe = vector_globe(
      radius: radius, center_x: Float(projection.center.x), center_y: Float(projection.center.y),
      east: components(projection.east), north: components(projection.north),
      toward: components(projection.toward), scale_u: scale.x, scale_v: scale.y,
      offset_u: Float(level.width) * 128 - 128, offset_v: Float(level.height) * 128 - 128,
      tolerance_u: tolerance.x, tolerance_v: tolerance.y)
  }

  /// Returns the pixels of a row that the globe touches.
  func columns(ofRow row: Int, width: Int) -> Range<Int> {
    let y = Float(row) + 0.5 - center.y
    let half = ((radius + 0.5) * (radius + 0.5) - y * y)
    guard half > 0 else { return 0..<0 }
    let reach = half.squareRoot()
    let first = max(0, min(Float(width), (center.x - reach).rounded(.down)))
    let last = max(first, min(Float(width), (center.x + reach).rounded(.up)))
    return Int(first)..<Int(last)
  }

  /// Initializes the blocks for a run of pixels in a row, at most ``mostBlocks``.
  @inline(__always)
  func begin(_ blocks: inout vector_globe_blocks, columns: Range<Int>, row: Int) {
    withUnsafePointer(to: globe) {
      vector_globe_begin($0, &blocks, columns.lowerBound, row, columns.count)
    }
  }

  /// Draws blocks up to the first one outside an area.
  ///
  /// - Parameter pixels: The first pixel of the first block.
  /// - Returns: The first block that was not drawn.
  @inline(__always)
  func draw(
    _ range: Range<Int>, of blocks: inout vector_globe_blocks, from area: inout vector_texel_area,
    _ queue: inout vector_texel_queue, into pixels: UnsafeMutablePointer<UInt32>
  ) -> Int {
    withUnsafePointer(to: globe) {
      vector_globe_draw($0, &blocks, range.lowerBound, range.upperBound, &area, &queue, pixels)
    }
  }

  /// Returns the positions of an initialized block.
  func block(_ index: Int, of blocks: inout vector_globe_blocks) -> Block {
    var positions = SIMD16<Int32>()
    let isInside = withUnsafeMutableBytes(of: &positions) { positions in
      withUnsafePointer(to: globe) {
        vector_globe_place(
          $0, &blocks, index, positions.baseAddress?.assumingMemoryBound(to: Int32.self))
      }
    }
    return Block(u: positions.lowHalf, v: positions.highHalf, isInside: isInside)
  }
}
