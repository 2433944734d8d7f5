internal import CGlobe

/// Reusable scratch memory for the projected points of one chunk of lines.
///
/// The center of the chunk is projected in double precision and the points relative to it in single
/// precision, so that lines stay in place at any zoom.
final class ProjectedChunk {
  /// The positions in pixels.
  let x = UnsafeMutablePointer<Float>.allocate(capacity: 32)
  let y = UnsafeMutablePointer<Float>.allocate(capacity: 32)
  /// The heights of the points in front of the limb's plane, in globe radii.
  let height = UnsafeMutablePointer<Float>.allocate(capacity: 32)

  deinit {
    x.deallocate()
    y.deallocate()
    height.deallocate()
  }

  /// Projects the points of a chunk.
  ///
  /// - Parameters:
  ///   - center: The center of the chunk's ball.
  ///   - heights: Whether the heights are needed too.
  @inline(__always)
  func project(
    _ chunk: LineChunk, of level: LineLevel, about center: SIMD3<Double>,
    _ projection: Orthographic, heights: Bool
  ) {
    let step = level.points.step(radius: chunk.radius)
    let frame = TangentFrame(center)
    let radius = projection.radius
    var plane = vector_plane(
      across: frame.axis(
        along: projection.east, scale: radius, step: step, center: projection.center.x),
      down: frame.axis(
        along: projection.north, scale: -radius, step: step, center: projection.center.y),
      toward: frame.axis(along: projection.toward, scale: 1, step: step, center: 0),
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

  /// Returns the part of a segment on the near side of the globe, or `nil` if there is none.
  @inline(__always)
  func visiblePart(
    ofSegment index: Int, _ projection: Orthographic
  ) -> (start: SIMD2<Float>, end: SIMD2<Float>)? {
    let start = SIMD2(x[index], y[index])
    let end = SIMD2(x[index &+ 1], y[index &+ 1])
    let (near, far) = (height[index], height[index &+ 1])
    if near >= 0, far >= 0 { return (start, end) }
    if near < 0, far < 0 { return nil }
    let center = SIMD2<Float>(projection.center)
    let cut = start + (near / (near - far)) * (end - start) - center
    let length = (cut * cut).sum().squareRoot()
    let limb = center + cut * (length > 0 ? Float(projection.radius) / length : 0)
    return near >= 0 ? (start, limb) : (limb, end)
  }
}

extension LineLevel.LinePoints {
  /// Returns the length of one stored step in radians.
  @inline(__always)
  func step(radius: Float) -> Double {
    switch self {
    case .bytes: Double(radius) / 127
    case .words: Double(radius) / 32767
    }
  }
}
