/// A stage that clips shapes at the horizon, where z is zero.
///
/// Of a line, it keeps the part on the near side; a ring is closed along the limb. A ring must not
/// enclose the point opposite the viewer, whose direction on the limb is undefined, so it cannot be
/// larger than a hemisphere.
struct HorizonStage<Next: ShapeSink<SIMD3<Double>>>: ClippingStage {
  typealias Point = SIMD3<Double>

  var next: Next
  var shape = ClippedShape<Point>()

  init(next: Next) { self.next = next }

  mutating func addToLine(_ point: SIMD3<Double>) {
    defer { shape.last = point }
    if let last = shape.last, (last.z >= 0) != (point.z >= 0) { emit(Self.crossing(last, point)) }
    if point.z >= 0 {
      emit(point)
    } else if shape.isOpen {
      next.end()
      shape.isOpen = false
    }
  }

  mutating func addRing() {
    guard var before = shape.ring.last, shape.ring.contains(where: { $0.z >= 0 }) else { return }
    for point in shape.ring {
      if (before.z >= 0) != (point.z >= 0) { emit(Self.crossing(before, point)) }
      emit(point.z >= 0 ? point : Self.limb(point))
      before = point
    }
  }

  private mutating func emit(_ point: SIMD3<Double>) {
    if !shape.isOpen { next.begin(shape.kind) }
    shape.isOpen = true
    next.add(point)
  }

  /// Returns where the great circle between two points on opposite sides meets the horizon.
  private static func crossing(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    limb(a + (a.z / (a.z - b.z)) * (b - a))
  }

  /// Returns the point of the limb in the direction of a point.
  private static func limb(_ point: SIMD3<Double>) -> SIMD3<Double> {
    let length = (point.x * point.x + point.y * point.y).squareRoot()
    return length > 0 ? [point.x / length, point.y / length, 0] : [1, 0, 0]
  }
}
