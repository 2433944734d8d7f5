internal import Glibc

/// Builds the outline of a pen's trace: along the right of each line, and back along its left.
struct Stroker {
  private let stroke: Stroke
  private let radius: Double
  private let arcStep: Double
  private(set) var outline = Path()
  private var side: [Point] = []

  init(_ stroke: Stroke, tolerance: Double) {
    self.stroke = stroke
    radius = stroke.width / 2
    // A chord of an arc of angle a is off by r · (1 − cos(a/2)).
    arcStep = 2 * acos(max(0, 1 - min(tolerance / radius, 0.5)))
  }

  /// Adds the trace along a line.
  mutating func add(_ line: Polyline) {
    var points: [Point] = []
    for point in line.points where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
      points.append(point)
    }
    if line.isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) <= 1e-9 {
      points.removeLast()
    }
    if points.count == 1 { return addDot(points[0]) }
    if line.isClosed, points.count > 2 {
      addRing(points)
      addRing(points.reversed())
    } else {
      let normals = directions(points, isClosed: false)
      addSide(points, normals)
      addCap(points[points.count - 1], normals[normals.count - 1])
      addSide(points.reversed(), normals.reversed().map { $0 * -1 })
      addCap(points[0], normals[0] * -1)
      finish()
    }
  }

  /// Returns the unit vector of each line.
  private func directions(_ points: [Point], isClosed: Bool) -> [Point] {
    let next = points.dropFirst() + (isClosed ? [points[0]] : [])
    return zip(points, next).map { a, b in (b - a) * (1 / a.distance(to: b)) }
  }

  /// A line without length has round or square caps, but no direction.
  private mutating func addDot(_ point: Point) {
    switch stroke.cap {
    case .butt: return
    case .round:
      outline.append(
        Path(
          ellipseIn: Rect(
            center: point, size: Size(width: stroke.width, height: stroke.width))))
    case .square:
      outline.append(
        Path(
          rect: Rect(
            center: point, size: Size(width: stroke.width, height: stroke.width))))
    }
  }

  private mutating func addRing(_ points: [Point]) {
    let directions = directions(points, isClosed: true)
    for index in points.indices {
      let before = directions[(index + points.count - 1) % points.count]
      addJoin(
        points[index], before, directions[index],
        points[index].distance(to: points[(index + points.count - 1) % points.count]),
        points[index].distance(to: points[(index + 1) % points.count]))
    }
    finish()
  }

  private mutating func addSide(_ points: [Point], _ directions: [Point]) {
    side.append(points[0] + offset(directions[0]))
    for index in points.indices.dropFirst().dropLast() {
      addJoin(
        points[index], directions[index - 1], directions[index],
        points[index].distance(to: points[index - 1]),
        points[index].distance(to: points[index + 1]))
    }
    side.append(points[points.count - 1] + offset(directions[directions.count - 1]))
  }

  /// The way from a line to the edge of its trace.
  private func offset(_ direction: Point) -> Point {
    Point(x: direction.y * radius, y: -direction.x * radius)
  }

  private mutating func addJoin(
    _ corner: Point, _ a: Point, _ b: Point, _ lengthBefore: Double, _ lengthAfter: Double
  ) {
    let turn = a.x * b.y - a.y * b.x
    let cosine = a.x * b.x + a.y * b.y
    let (from, to) = (corner + offset(a), corner + offset(b))
    // Half of the turn: the mitre is 1 / cos of it, and starts tan of it before the corner.
    let tangent = turn / (1 + cosine)
    let isReversal = cosine < -0.999_999
    if turn <= 0, !isReversal {
      // The inner side: the two edges meet before the corner if the lines are long enough.
      if cosine > -0.999, -tangent * radius < min(lengthBefore, lengthAfter) {
        side.append(from + a * (tangent * radius))
      } else {
        side += [from, corner, to]
      }
      return
    }
    switch stroke.join {
    case .round: addArc(corner, from, to, angle: atan2(turn, cosine))
    case .miter where 2 <= stroke.miterLimit * stroke.miterLimit * (1 + cosine):
      side.append(from + a * (tangent * radius))
    case .miter, .bevel: side += [from, to]
    }
  }

  /// Adds points of a disc's rim from one point clockwise to another, both included.
  private mutating func addArc(_ center: Point, _ from: Point, _ to: Point, angle: Double) {
    let steps = angle / arcStep < 1000 ? max(1, Int((angle / arcStep).rounded(.up))) : 1000
    let arm = from - center
    for step in 0..<steps {
      let turned = angle * Double(step) / Double(steps)
      let (c, s) = (cos(turned), sin(turned))
      side.append(Point(x: center.x + arm.x * c - arm.y * s, y: center.y + arm.x * s + arm.y * c))
    }
    side.append(to)
  }

  private mutating func addCap(_ end: Point, _ direction: Point) {
    let out = offset(direction)
    switch stroke.cap {
    case .butt: break
    case .round: addArc(end, end + out, end - out, angle: .pi)
    case .square:
      side += [end + out + direction * radius, end - out + direction * radius]
    }
  }

  private mutating func finish() {
    guard let first = side.first else { return }
    outline.move(to: first)
    for point in side.dropFirst() { outline.line(to: point) }
    outline.close()
    side.removeAll(keepingCapacity: true)
  }
}
