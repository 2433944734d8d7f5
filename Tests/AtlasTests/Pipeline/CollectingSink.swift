@testable import Atlas

/// The last stage of a pipeline, which collects everything that it receives.
struct CollectingSink<Point>: ShapeSink {
  var shapes: [(kind: Shape.Kind, points: [Point])] = []

  mutating func begin(_ kind: Shape.Kind) { shapes.append((kind, [])) }
  mutating func add(_ point: Point) { shapes[shapes.count - 1].points.append(point) }
  mutating func end() {}
}

extension ShapeSink {
  /// Sends one shape.
  mutating func send(_ kind: Shape.Kind, _ points: [Point]) {
    begin(kind)
    for point in points { add(point) }
    end()
  }
}
