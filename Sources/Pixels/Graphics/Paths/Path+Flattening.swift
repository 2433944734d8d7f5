/// A sequence of connected line segments.
struct Polyline: Hashable, Sendable {
  /// The vertices; a closed line does not repeat the first.
  var points: [Point]
  /// Whether a segment connects the last vertex to the first.
  var isClosed: Bool
}

extension Path {
  /// The bounding rectangle of the outline itself, not of its control points.
  public var bounds: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for line in flattened(tolerance: 0.01) {
      for point in line.points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return low.x <= high.x ? Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : .zero
  }

  /// Whether a point lies inside.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for line in flattened(tolerance: 0.05) {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let x =
            previous.x + (next.x - previous.x) * (point.y - previous.y) / (next.y - previous.y)
          if x > point.x { winding += next.y > previous.y ? 1 : -1 }
        }
        previous = next
      }
    }
    return rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Returns the path as polylines that stay within a distance of its curves.
  func flattened(tolerance: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [Point] = []
    flatten(.identity, tolerance: tolerance, in: &points) { points, isClosed in
      lines.append(Polyline(points: points, isClosed: isClosed))
    }
    return lines
  }

  /// Calls a closure with each subpath, transformed and flattened to within a distance of its
  /// curves.
  ///
  /// - Parameter points: Working memory.
  func flatten(
    _ transform: Transform, tolerance: Double, in points: inout [Point],
    _ take: (_ points: [Point], _ isClosed: Bool) -> Void
  ) {
    points.removeAll(keepingCapacity: true)
    // The point left over by a closed subpath starts another one only once a line leaves it.
    var isFresh = true
    for element in elements {
      switch element {
      case .move(let point):
        if !points.isEmpty, !isFresh { take(points, false) }
        points.removeAll(keepingCapacity: true)
        points.append(transform.apply(point))
      case .close:
        guard let start = points.first else { continue }
        if !isFresh { take(points, true) }
        points.removeAll(keepingCapacity: true)
        points.append(start)
      case .line(let point):
        points.append(transform.apply(point))
      case .quad(let point, let control):
        let start = points[points.count - 1]
        let (point, control) = (transform.apply(point), transform.apply(control))
        Path.flatten(
          (
            start, start + (control - start) * (2 / 3), point + (control - point) * (2 / 3), point
          ), tolerance, into: &points)
      case .cubic(let point, let control1, let control2):
        Path.flatten(
          (
            points[points.count - 1], transform.apply(control1), transform.apply(control2),
            transform.apply(point)
          ), tolerance, into: &points)
      }
      if case .close = element { isFresh = true } else { isFresh = false }
    }
    if !points.isEmpty, !isFresh { take(points, false) }
  }

  /// Appends the points of a cubic curve after its first, in equal steps of its parameter.
  ///
  /// A chord over 1/n of a curve deviates by at most |second difference| · 3/4 / n².
  private static func flatten(
    _ curve: (Point, Point, Point, Point), _ tolerance: Double, into points: inout [Point]
  ) {
    let (a, b, c, d) = curve
    let bend = max((a - b * 2 + c).distance(to: .zero), (b - c * 2 + d).distance(to: .zero))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    // Compared this way round, NaN gets the maximum number of steps.
    let steps = wanted < 500 ? max(1, Int(wanted)) : 500
    for step in 1..<steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      points.append(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t))
    }
    points.append(d)
  }
}
