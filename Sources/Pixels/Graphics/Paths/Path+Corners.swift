extension Path {
  /// Creates a rectangle of which some corners are rounded, clockwise from its top left corner.
  ///
  /// The radii are limited to half of the width and the height.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded; the others are square.
  ///   - radii: The horizontal and the vertical radius of a rounded corner, in points.
  public init(
    roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadii radii: Size
  ) {
    let radii = Size(
      width: min(max(0, radii.width), rect.width / 2),
      height: min(max(0, radii.height), rect.height / 2))
    guard radii.width > 0, radii.height > 0, !corners.isDisjoint(with: .allCorners) else {
      self.init(rect: rect)
      return
    }
    self.init()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Clockwise: the direction in which each corner is reached, and that in which it is left.
    let places: [(corner: RectCorner, point: Point, from: Vector, to: Vector)] = [
      (.topLeft, Point(x: left, y: top), Vector(dx: 0, dy: -1), Vector(dx: 1, dy: 0)),
      (.topRight, Point(x: right, y: top), Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1)),
      (.bottomRight, Point(x: right, y: bottom), Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0)),
      (.bottomLeft, Point(x: left, y: bottom), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1)),
    ]
    for place in places {
      addCorner(
        place.point, from: place.from, to: place.to,
        corners.contains(place.corner) ? radii : .zero)
    }
    close()
  }

  private mutating func addCorner(_ corner: Point, from: Vector, to: Vector, _ radii: Size) {
    func point(_ way: Vector, _ share: Double) -> Point {
      Point(
        x: corner.x + way.dx * radii.width * share, y: corner.y + way.dy * radii.height * share)
    }
    let back = Vector(dx: -from.dx, dy: -from.dy)
    let start = point(back, 1)
    if isEmpty { move(to: start) } else { line(to: start) }
    guard radii != .zero else { return }
    cubic(
      to: point(to, 1), control1: point(back, 1 - Path.quarter),
      control2: point(to, 1 - Path.quarter))
  }

  /// Creates an arc of a circle, without the lines to its center.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc begins, in radians, clockwise from the right.
  ///   - endAngle: The angle at which it ends. Angles a whole turn or more apart, in the direction
  ///     of the arc, make a whole circle.
  ///   - clockwise: Whether the arc runs clockwise.
  public init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    let turn = 2 * Double.pi
    let way = clockwise ? endAngle - startAngle : startAngle - endAngle
    guard way.isFinite else { return }
    var sweep = way
    if way < 0 {
      sweep = way.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    sweep = min(sweep, turn)
    arc(
      center: center, radius: radius, from: startAngle,
      to: clockwise ? startAngle + sweep : startAngle - sweep)
  }
}
