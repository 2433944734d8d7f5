internal import CVector

/// The points of one chunk of lines on the plane: scratch memory that is used again and again.
///
/// The centre of the chunk is projected in double precision and the points relative to it in single,
/// so that lines stay where they are however near one looks.
final class ProjectedChunk {
  /// The positions, in pixels.
  let x = UnsafeMutablePointer<Float>.allocate(capacity: 32)
  let y = UnsafeMutablePointer<Float>.allocate(capacity: 32)
  /// How far the points are in front of the limb's plane, in radii of the globe.
  let height = UnsafeMutablePointer<Float>.allocate(capacity: 32)

  deinit {
    x.deallocate()
    y.deallocate()
    height.deallocate()
  }

  /// Projects the points of a chunk.
  ///
  /// - Parameters:
  ///   - centre: The centre of the chunk's ball.
  ///   - heights: Whether the heights are needed as well.
  @inline(__always)
  func project(
    _ chunk: LineChunk, of level: LineLevel, about centre: SIMD3<Double>,
    _ projection: Orthographic, heights: Bool
  ) {
    let step = level.points.step(radius: chunk.radius)
    let frame = TangentFrame(centre)
    let scale = projection.radius
    let across = frame.coefficients(along: projection.east, scale: scale, step: step)
    let down = frame.coefficients(along: projection.north, scale: -scale, step: step)
    let toward = frame.coefficients(along: projection.toward, scale: 1, step: step)
    let baseX = Float(projection.centre.x + scale * (centre * projection.east).sum())
    let baseY = Float(projection.centre.y - scale * (centre * projection.north).sum())
    let baseHeight = Float((centre * projection.toward).sum())
    let squareStep = Float(step * step)
    for block in 0..<(Int(chunk.count) &+ 7) >> 3 {
      let (u, v) = level.points.block(Int(chunk.block) &+ block)
      let square: SIMD8<Float> = (u * u + v * v) * squareStep
      let sunk = Self.sunk(square)
      let xs: SIMD8<Float> = u * across.x + v * across.y + sunk * across.z + baseX
      let ys: SIMD8<Float> = u * down.x + v * down.y + sunk * down.z + baseY
      UnsafeMutableRawPointer(x + block &* 8).storeBytes(of: xs, as: SIMD8<Float>.self)
      UnsafeMutableRawPointer(y + block &* 8).storeBytes(of: ys, as: SIMD8<Float>.self)
      guard heights else { continue }
      let zs: SIMD8<Float> = u * toward.x + v * toward.y + sunk * toward.z + baseHeight
      UnsafeMutableRawPointer(height + block &* 8).storeBytes(of: zs, as: SIMD8<Float>.self)
    }
  }

  /// Returns how far the sphere is above its tangent plane, √(1 − square) − 1, by its series.
  @inline(__always)
  private static func sunk(_ square: SIMD8<Float>) -> SIMD8<Float> {
    let inner: SIMD8<Float> = square * (-0.0390625) - 0.0625
    let outer: SIMD8<Float> = inner * square - 0.125
    return (outer * square - 0.5) * square
  }

  /// Returns the part of a segment that is on the near side of the globe; nil where there is none.
  @inline(__always)
  func visiblePart(
    ofSegment index: Int, _ projection: Orthographic
  ) -> (start: SIMD2<Float>, end: SIMD2<Float>)? {
    let start = SIMD2(x[index], y[index])
    let end = SIMD2(x[index &+ 1], y[index &+ 1])
    let (near, far) = (height[index], height[index &+ 1])
    if near >= 0, far >= 0 { return (start, end) }
    if near < 0, far < 0 { return nil }
    let centre = SIMD2<Float>(projection.centre)
    let cut = start + (near / (near - far)) * (end - start) - centre
    let length = (cut * cut).sum().squareRoot()
    let limb = centre + cut * (length > 0 ? Float(projection.radius) / length : 0)
    return near >= 0 ? (start, limb) : (limb, end)
  }
}

extension LineLevel.LinePoints {
  /// The length of one stored step in radians.
  @inline(__always)
  func step(radius: Float) -> Double {
    switch self {
    case .bytes: Double(radius) / 127
    case .words: Double(radius) / 32767
    }
  }

  /// Returns the offsets of eight points to the east and to the north, in steps.
  @inline(__always)
  func block(_ index: Int) -> (u: SIMD8<Float>, v: SIMD8<Float>) {
    switch self {
    case .bytes(let start):
      let block = UnsafeRawPointer(start + index &* 16)
      let u = block.loadUnaligned(as: SIMD8<Int8>.self)
      let v = block.loadUnaligned(fromByteOffset: 8, as: SIMD8<Int8>.self)
      return (
        vector_convert8(SIMD8<Int32>(truncatingIfNeeded: u)),
        vector_convert8(SIMD8<Int32>(truncatingIfNeeded: v))
      )
    case .words(let start):
      let block = UnsafeRawPointer(start + index &* 16)
      let u = block.loadUnaligned(as: SIMD8<Int16>.self)
      let v = block.loadUnaligned(fromByteOffset: 16, as: SIMD8<Int16>.self)
      return (
        vector_convert8(SIMD8<Int32>(truncatingIfNeeded: u)),
        vector_convert8(SIMD8<Int32>(truncatingIfNeeded: v))
      )
    }
  }
}
