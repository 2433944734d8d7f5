/// A stage that rotates directions so that x points right, y up and z toward the viewer.
struct RotationStage<Next: ShapeSink<SIMD3<Double>>>: ShapeSink {
  var next: Next
  let projection: Orthographic

  mutating func begin(_ kind: Shape.Kind) { next.begin(kind) }

  mutating func add(_ point: SIMD3<Double>) {
    next.add([
      (point * projection.east).sum(), (point * projection.north).sum(),
      (point * projection.toward).sum(),
    ])
  }

  mutating func end() { next.end() }
}
