/// A stage that clips lines as their points come, and rings when they are complete.
protocol ClippingStage: ShapeSink {
  associatedtype Next: ShapeSink

  var next: Next { get set }
  var shape: ClippedShape<Point> { get set }

  /// Passes on what the next segment of a line shows.
  mutating func addToLine(_ point: Point)

  /// Passes on what the ring shows.
  mutating func addRing()
}

extension ClippingStage {
  mutating func begin(_ kind: Shape.Kind) { shape.begin(kind) }

  mutating func add(_ point: Point) {
    switch shape.kind {
    case .ring: shape.ring.append(point)
    case .line: addToLine(point)
    }
  }

  mutating func end() {
    if shape.kind == .ring { addRing() }
    if shape.isOpen { next.end() }
    shape.isOpen = false
  }
}
