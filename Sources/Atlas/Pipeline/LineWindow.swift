internal import CPixels

/// The part of the plane in which lines are drawn, and the projection that brings them there.
struct LineWindow {
  let projection: Orthographic
  let left: Float
  let right: Float
  let top: Float
  let bottom: Float

  /// Half the width of the lines and half of their soft edge.
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

  // No literals, which would be arrays here.
  /// The least corner of the window.
  var low: SIMD2<Double> { SIMD2(Double(left), Double(top)) }
  /// The greatest corner of the window.
  var high: SIMD2<Double> { SIMD2(Double(right), Double(bottom)) }

  /// What can be said of all lines in a ball: none is seen, each has to be cut, all can be stroked as they are.
  enum Sight { case none, part, all }

  /// Up to so many pixels the lines of a ball that sticks out are stroked for less than they are cut for.
  private static let smallReach = 200.0

  /// Returns how much of a ball about a direction is in the window and on the near side of the globe.
  @inline(__always)
  func sight(of centre: SIMD3<Double>, radius: Double) -> Sight {
    let height = (centre * projection.toward).sum()
    guard height + radius > 0 else { return .none }
    let reach = radius * projection.radius
    let x = projection.centre.x + projection.radius * (centre * projection.east).sum()
    let y = projection.centre.y - projection.radius * (centre * projection.north).sum()
    guard x + reach >= Double(left), x - reach <= Double(right),
      y + reach >= Double(top), y - reach <= Double(bottom)
    else { return .none }
    guard height > radius else { return .part }
    let isInside =
      x - reach >= Double(left) && x + reach <= Double(right)
      && y - reach >= Double(top) && y + reach <= Double(bottom)
    return isInside || reach <= Self.smallReach ? .all : .part
  }

  /// Returns the part of a segment that is in the window; nil where there is none.
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
