internal import CPixels

/// The part of the plane in which lines are drawn, and their projection.
struct LineWindow {
  let projection: Orthographic
  let left: Float
  let right: Float
  let top: Float
  let bottom: Float

  /// Half the width of the lines plus half their soft edge.
  let reach: Float

  init(_ projection: Orthographic, lineWidth: Double, width: Int, rows: Range<Int>) {
    self.projection = projection
    reach = (Float(min(lineWidth, 64)) + vector_stroke_edge) / 2
    let margin = reach + 1
    left = -margin
    right = Float(width) + margin
    top = Float(rows.lowerBound) - margin
    bottom = Float(rows.upperBound) + margin
  }

  // Vector literals would become arrays here.
  /// The minimum corner of the window.
  var low: SIMD2<Double> { SIMD2(Double(left), Double(top)) }
  /// The maximum corner of the window.
  var high: SIMD2<Double> { SIMD2(Double(right), Double(bottom)) }

  /// The visibility of the lines in a ball: none is visible, each must be clipped, or none needs
  /// clipping.
  enum Sight { case none, part, all }

  /// The radius of a ball, in pixels, up to which stroking beyond the window is cheaper than
  /// clipping.
  private static let smallReach = 200.0

  /// Returns the visibility of a ball in the window and on the near side of the globe.
  @inline(__always)
  func sight(of center: SIMD3<Double>, radius: Double) -> Sight {
    let height = (center * projection.toward).sum()
    guard height + radius > 0 else { return .none }
    let reach = radius * projection.radius
    let x = projection.center.x + projection.radius * (center * projection.east).sum()
    let y = projection.center.y - projection.radius * (center * projection.north).sum()
    guard x + reach >= Double(left), x - reach <= Double(right),
      y + reach >= Double(top), y - reach <= Double(bottom)
    else { return .none }
    guard height > radius else { return .part }
    let isInside =
      x - reach >= Double(left) && x + reach <= Double(right)
      && y - reach >= Double(top) && y + reach <= Double(bottom)
    return isInside || reach <= Self.smallReach ? .all : .part
  }

  /// Returns the part of a segment that is in the window, or `nil` if there is none.
  ///
  /// Source: Liang and Barsky, *A New Concept and Method for Line Clipping* (1984).
  func clipped(
    _ start: SIMD2<Float>, _ end: SIMD2<Float>
  ) -> (start: SIMD2<Float>, end: SIMD2<Float>)? {
    let delta = end - start
    var enter: Float = 0
    var leave: Float = 1
    let steps = SIMD4(-delta.x, delta.x, -delta.y, delta.y)
    let rooms = SIMD4(start.x - left, right - start.x, start.y - top, bottom - start.y)
    for side in 0..<4 {
      let step = steps[side]
      let room = rooms[side]
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        enter = max(enter, room / step)
      } else {
        leave = min(leave, room / step)
      }
    }
    guard enter <= leave else { return nil }
    return (start + enter * delta, start + leave * delta)
  }
}
