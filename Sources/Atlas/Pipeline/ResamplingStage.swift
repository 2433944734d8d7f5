internal import Glibc

/// A stage that adds points along great circles, so that straight lines between them look curved.
struct ResamplingStage<Next: ShapeSink<SIMD3<Double>>>: ShapeSink {
  var next: Next
  /// The longest angle that may be drawn straight.
  ///
  /// At its middle the error is a tenth of a pixel.
  private let longest: Double
  private var kind = Shape.Kind.line
  private var first: SIMD3<Double>?
  private var last: SIMD3<Double>?

  /// Creates a stage for a globe of a radius in pixels.
  init(next: Next, radius: Double) {
    self.next = next
    longest = min(0.5, (8 * 0.1 / radius).squareRoot())
  }

  mutating func begin(_ kind: Shape.Kind) {
    self.kind = kind
    first = nil
    last = nil
    next.begin(kind)
  }

  mutating func add(_ point: SIMD3<Double>) {
    if let last { bend(from: last, to: point) }
    next.add(point)
    if first == nil { first = point }
    last = point
  }

  mutating func end() {
    if kind == .ring, let first, let last { bend(from: last, to: first) }
    next.end()
  }

  /// Adds evenly spaced points between two, by Shoemake's spherical interpolation (1985).
  private mutating func bend(from start: SIMD3<Double>, to end: SIMD3<Double>) {
    let difference = end - start
    let sum = end + start
    let angle =
      2 * atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
    let count = (angle / longest).rounded(.up)
    guard count > 1, angle < .pi - 1e-9 else { return }
    let scale = 1 / sin(angle)
    for index in 1..<Int(count) {
      let share = Double(index) / count
      next.add(
        (sin((1 - share) * angle) * scale) * start + (sin(share * angle) * scale) * end)
    }
  }
}
