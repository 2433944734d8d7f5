/// A stage that clips shapes on the plane to a rectangle.
///
/// A ring continues along the rectangle's sides.
struct ViewportStage<Next: ShapeSink<SIMD2<Double>>>: ClippingStage {
  typealias Point = SIMD2<Double>

  var next: Next
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  var shape = ClippedShape<Point>()
  private var clipped: [SIMD2<Double>] = []

  init(next: Next, low: SIMD2<Double>, high: SIMD2<Double>) {
    self.next = next
    self.low = low
    self.high = high
  }

  mutating func addToLine(_ point: SIMD2<Double>) {
    defer { shape.last = point }
    guard let last = shape.last else { return }
    guard let (enter, leave) = shares(from: last, to: point) else { return }
    let step = point - last
    if !shape.isOpen {
      next.begin(.line)
      next.add(last + enter * step)
    }
    next.add(last + leave * step)
    shape.isOpen = leave == 1
    if !shape.isOpen { next.end() }
  }

  /// Returns the fractions of a segment at which it enters and leaves (Liang and Barsky, 1984).
  private func shares(
    from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> (enter: Double, leave: Double)? {
    var (enter, leave) = (0.0, 1.0)
    for axis in 0..<2 {
      let step = end[axis] - start[axis]
      guard step != 0 else {
        if start[axis] < low[axis] || start[axis] > high[axis] { return nil }
        continue
      }
      let toLow = (low[axis] - start[axis]) / step
      let toHigh = (high[axis] - start[axis]) / step
      enter = max(enter, min(toLow, toHigh))
      leave = min(leave, max(toLow, toHigh))
    }
    return enter <= leave ? (enter, leave) : nil
  }

  /// Clips the ring at one side after the other (Sutherland and Hodgman, 1974).
  mutating func addRing() {
    for axis in 0..<2 {
      cutRing(axis) { [low] in $0 - low[axis] }
      cutRing(axis) { [high] in high[axis] - $0 }
    }
    guard shape.ring.count > 2 else { return }
    next.begin(.ring)
    for point in shape.ring { next.add(point) }
    shape.isOpen = true
  }

  private mutating func cutRing(_ axis: Int, depth: (Double) -> Double) {
    guard var before = shape.ring.last else { return }
    clipped.removeAll(keepingCapacity: true)
    for point in shape.ring {
      let (from, to) = (depth(before[axis]), depth(point[axis]))
      if (from >= 0) != (to >= 0) {
        clipped.append(before + (from / (from - to)) * (point - before))
      }
      if to >= 0 { clipped.append(point) }
      before = point
    }
    swap(&shape.ring, &clipped)
  }
}
