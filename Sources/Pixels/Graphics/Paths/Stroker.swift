internal import Glibc

/// Builds the outline of a stroke: along the right side of each line, and back along its left.
///
/// Reuse it to keep its memory.
struct Stroker {
  private var stroke = Stroke()
  private var radius = 0.0
  private var arcStep = 0.0
  private var outline = Path()
  private var flat: [Point] = []
  // The vertices of the current line, and the unit vector from each to the next.
  private var points: [Point] = []
  private var directions: [Point] = []
  private var side: [Point] = []

  /// Returns the outline of the stroke along a path.
  mutating func outline(of path: Path, _ stroke: Stroke, tolerance: Double) -> Path {
    outline.removeAll()
    guard stroke.width > 0 else { return outline }
    self.stroke = stroke
    radius = stroke.width / 2
    // A chord of an arc of angle a is off by r · (1 − cos(a/2)).
    arcStep = 2 * acos(max(0, 1 - min(tolerance / radius, 0.5)))
    var flat: [Point] = []
    swap(&flat, &self.flat)
    path.flatten(.identity, tolerance: tolerance, in: &flat) { line, isClosed in
      guard stroke.canDash(along: line) else { return follow(line, isClosed: isClosed) }
      for dash in stroke.dashes(along: line, isClosed: isClosed) { follow(dash, isClosed: false) }
    }
    swap(&flat, &self.flat)
    return outline
  }

  /// Adds the outline of one line.
  private mutating func follow(_ line: [Point], isClosed: Bool) {
    points.removeAll(keepingCapacity: true)
    for point in line where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
      points.append(point)
    }
    if isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) <= 1e-9 {
      points.removeLast()
    }
    if points.count == 1 { return addDot(points[0]) }
    let isRing = isClosed && points.count > 2
    findDirections(isClosed: isRing)
    addSide(isClosed: isRing)
    turnBack(isClosed: isRing)
    addSide(isClosed: isRing)
    if !isRing { finish() }
  }

  private mutating func findDirections(isClosed: Bool) {
    directions.removeAll(keepingCapacity: true)
    for index in points.indices.dropLast(isClosed ? 0 : 1) {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      directions.append((b - a) * (1 / a.distance(to: b)))
    }
  }

  /// Reverses the line for the other side.
  private mutating func turnBack(isClosed: Bool) {
    points.reverse()
    directions.reverse()
    // On the way back around a ring, each direction leads from a vertex to the previous one, and
    // from the first to the last.
    if isClosed { directions.append(directions.removeFirst()) }
    for index in directions.indices { directions[index] = directions[index] * -1 }
  }

  /// Adds a line of zero length, which has round or square caps but no direction.
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

  /// Adds one side of the line: all around a ring, or up to the end of an open line and its cap.
  private mutating func addSide(isClosed: Bool) {
    guard isClosed else {
      side.append(points[0] + offset(directions[0]))
      for index in points.indices.dropFirst().dropLast() { addJoin(at: index) }
      let end = directions[directions.count - 1]
      side.append(points[points.count - 1] + offset(end))
      return addCap(points[points.count - 1], end)
    }
    for index in points.indices { addJoin(at: index) }
    finish()
  }

  /// Returns the offset from a line to the edge of its stroke.
  private func offset(_ direction: Point) -> Point {
    Point(x: direction.y * radius, y: -direction.x * radius)
  }

  private mutating func addJoin(at index: Int) {
    let (before, after) = ((index + points.count - 1) % points.count, (index + 1) % points.count)
    let (corner, a, b) = (points[index], directions[before], directions[index])
    let turn = a.x * b.y - a.y * b.x
    let cosine = a.x * b.x + a.y * b.y
    let (from, to) = (corner + offset(a), corner + offset(b))
    // For the half turn h: the miter's length is 1 / cos h, and it starts tan h before the corner.
    let tangent = turn / (1 + cosine)
    let isReversal = cosine < -0.999_999
    if turn <= 0, !isReversal {
      // On the inner side the two edges meet before the corner if the lines are long enough.
      let length = min(corner.distance(to: points[before]), corner.distance(to: points[after]))
      if cosine > -0.999, -tangent * radius < length {
        side.append(from + a * (tangent * radius))
      } else {
        side.append(from)
        side.append(corner)
        side.append(to)
      }
      return
    }
    switch stroke.join {
    case .round: addArc(corner, from, to, angle: atan2(turn, cosine))
    case .miter where 2 <= stroke.miterLimit * stroke.miterLimit * (1 + cosine):
      side.append(from + a * (tangent * radius))
    case .miter, .bevel:
      side.append(from)
      side.append(to)
    }
  }

  /// Adds points of an arc from one point clockwise to another, both included.
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
      side.append(end + out + direction * radius)
      side.append(end - out + direction * radius)
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
