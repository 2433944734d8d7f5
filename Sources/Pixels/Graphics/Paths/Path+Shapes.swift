internal import Glibc

extension Path {
  /// The distance of a control point from its end, relative to the radius, for a quarter circle
  /// whose midpoint lies on the circle: 4/3 · (√2 − 1).
  static let quarter = 0.552_284_749_830_793_4

  /// Creates a rectangle, clockwise from its top left corner.
  public init(rect: Rect) {
    self.init()
    reserve(5)
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// The radius is limited to half the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    let radius = min(max(0, cornerRadius), rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    addCorners(rect, Size(width: radius, height: radius))
  }

  /// Creates the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: Rect) {
    self.init()
    addCorners(rect, Size(width: rect.width / 2, height: rect.height / 2))
  }

  private mutating func addCorners(_ rect: Rect, _ radius: Size) {
    let (rx, ry) = (radius.width, radius.height)
    let (kx, ky) = (rx * (1 - Path.quarter), ry * (1 - Path.quarter))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    reserve(10)
    move(to: Point(x: left + rx, y: top))
    line(to: Point(x: right - rx, y: top))
    cubic(
      to: Point(x: right, y: top + ry), control1: Point(x: right - kx, y: top),
      control2: Point(x: right, y: top + ky))
    line(to: Point(x: right, y: bottom - ry))
    cubic(
      to: Point(x: right - rx, y: bottom), control1: Point(x: right, y: bottom - ky),
      control2: Point(x: right - kx, y: bottom))
    line(to: Point(x: left + rx, y: bottom))
    cubic(
      to: Point(x: left, y: bottom - ry), control1: Point(x: left + kx, y: bottom),
      control2: Point(x: left, y: bottom - ky))
    line(to: Point(x: left, y: top + ry))
    cubic(
      to: Point(x: left + rx, y: top), control1: Point(x: left, y: top + ky),
      control2: Point(x: left + kx, y: top))
    close()
  }

  /// Adds a circular arc, preceded by a line to its start if a subpath is open.
  ///
  /// - Parameters:
  ///   - from: The start angle in radians, clockwise from the right.
  ///   - to: The end angle; less than `from` for a counterclockwise arc.
  public mutating func arc(center: Point, radius: Double, from: Double, to: Double) {
    func point(_ angle: Double, _ distance: Double = 1, _ sideways: Double = 0) -> Point {
      Point(
        x: center.x + radius * (cos(angle) * distance - sin(angle) * sideways),
        y: center.y + radius * (sin(angle) * distance + cos(angle) * sideways))
    }
    line(to: point(from))
    let sweep = (to - from).isNaN ? 0 : min(max(to - from, -2 * .pi), 2 * .pi)
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<pieces {
      let (a, b) = (from + step * Double(index), from + step * Double(index + 1))
      cubic(to: point(b), control1: point(a, 1, reach), control2: point(b, 1, -reach))
    }
  }
}
