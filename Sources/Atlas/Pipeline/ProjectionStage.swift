/// A stage that projects rotated directions onto the plane: x to the right, y down.
struct ProjectionStage<Next: ShapeSink<SIMD2<Double>>>: ShapeSink {
  var next: Next
  let radius: Double
  let center: SIMD2<Double>

  mutating func begin(_ kind: Shape.Kind) { next.begin(kind) }

  mutating func add(_ point: SIMD3<Double>) {
    next.add([center.x + radius * point.x, center.y - radius * point.y])
  }

  mutating func end() { next.end() }
}
