/// The shape that a stage is clipping.
struct ClippedShape<Point> {
  var kind = Shape.Kind.line
  /// The last point of a line.
  var last: Point?
  /// The points of a ring.
  var ring: [Point] = []
  /// Whether the next stage has begun a shape that has not ended.
  var isOpen = false

  /// Begins another shape.
  mutating func begin(_ kind: Shape.Kind) {
    self.kind = kind
    last = nil
    ring.removeAll(keepingCapacity: true)
    isOpen = false
  }
}
