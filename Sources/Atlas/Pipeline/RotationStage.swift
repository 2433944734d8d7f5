/// Turns directions so that x points to the right of the picture, y to its top, z at the viewer.
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
