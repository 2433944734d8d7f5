internal import CGlobe

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
    let radius = projection.radius
    var plane = vector_plane(
      across: frame.axis(
        along: projection.east, scale: radius, step: step, centre: projection.centre.x),
      down: frame.axis(
        along: projection.north, scale: -radius, step: step, centre: projection.centre.y),
      toward: frame.axis(along: projection.toward, scale: 1, step: step, centre: 0),
      square_step: Float(step * step))
    let blocks = (Int(chunk.count) &+ 7) >> 3
    let heights = heights ? height : nil
    switch level.points {
    case .bytes(let start):
      vector_project_bytes(&plane, start + Int(chunk.block) &* 16, blocks, x, y, heights)
    case .words(let start):
      vector_project_words(&plane, start + Int(chunk.block) &* 16, blocks, x, y, heights)
    }
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
}
