/// A stage that clips shapes on the plane to a rectangle.
///
/// A ring continues along the rectangle's sides.
struct ViewportStage<Next: ShapeSink<SIMD2<Double>>>: ShapeSink {
  var next: Next
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  private var kind = Shape.Kind.line
  private var last: SIMD2<Double>?
  private var isOpen = false
  private var ring: [SIMD2<Double>] = []
  private var clipped: [SIMD2<Double>] = []

  init(next: Next, low: SIMD2<Double>, high: SIMD2<Double>) {
    self.next = next
    self.low = low
    self.high = high
  }

  mutating func begin(_ kind: Shape.Kind) {
    self.kind = kind
    last = nil
    isOpen = false
    ring.removeAll(keepingCapacity: true)
  }

  mutating func add(_ point: SIMD2<Double>) {
    switch kind {
    case .ring: ring.append(point)
    case .line: addToLine(point)
    }
  }

  mutating func end() {
    if kind == .ring { addRing() }
    if isOpen { next.end() }
    isOpen = false
  }

  private mutating func addToLine(_ point: SIMD2<Double>) {
    defer { last = point }
    guard let last else { return }
    guard let (enter, leave) = shares(from: last, to: point) else { return }
    let step = point - last
    if !isOpen {
      next.begin(.line)
      next.add(last + enter * step)
    }
    next.add(last + leave * step)
    isOpen = leave == 1
    if !isOpen { next.end() }
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
  private mutating func addRing() {
    for axis in 0..<2 {
      cutRing(axis) { [low] in $0 - low[axis] }
      cutRing(axis) { [high] in high[axis] - $0 }
    }
    guard ring.count > 2 else { return }
    next.begin(.ring)
    for point in ring { next.add(point) }
    isOpen = true
  }

  private mutating func cutRing(_ axis: Int, depth: (Double) -> Double) {
    guard var before = ring.last else { return }
    clipped.removeAll(keepingCapacity: true)
    for point in ring {
      let (from, to) = (depth(before[axis]), depth(point[axis]))
      if (from >= 0) != (to >= 0) {
        clipped.append(before + (from / (from - to)) * (point - before))
      }
      if to >= 0 { clipped.append(point) }
      before = point
    }
    swap(&ring, &clipped)
  }
}
