import Atlas
import Containers

nonisolated extension Drawing {
  /// The colors of a day.
  struct DayColors: Sendable {
    /// The sun and its way by day.
    let sun: Color
    /// What is below the horizon.
    let night: Color
    /// The sun's way by night, and the horizon.
    let line: Color
  }

  /// Returns the sun's way across the sky of a day, from midnight to midnight: the part above the
  /// horizon, the part below it, and the sun where it is now.
  ///
  /// - Parameter isMirrored: Whether the day runs from right to left.
  static func day(
    _ course: DayCourse, in size: Size, _ colors: DayColors, isMirrored: Bool
  ) -> Drawing {
    let plan = DayPlan(course, in: size, isMirrored: isMirrored)
    let isUp = course.light == .day || course.light == .polarDay
    let (horizon, sun) = (plan.horizon, plan.point(at: course.now))
    let ends = [Point(x: 0, y: horizon), Point(x: size.width, y: horizon)]
    let way = plan.runs.map { run in
      line(run.points, 2.2, run.isUp ? colors.sun : colors.line)
    }
    let areas = plan.runs.map { run in
      fill(
        plan.area(below: run.points),
        run.isUp ? colors.sun.withAlphaComponent(0.2) : colors.night)
    }
    let mark =
      isUp
      ? [
        circle(sun.x, sun.y, 9, colors.sun.withAlphaComponent(0.3)),
        circle(sun.x, sun.y, 6, colors.sun),
      ]
      : [
        circle(sun.x, sun.y, 6, colors.line),
        Part(path: ring(around: sun, 6), color: colors.sun, stroke: Stroke(width: 1.6)),
      ]
    return Drawing(
      size: size, parts: areas + [line(ends, 1.2, colors.line)] + way + mark)
  }

  private static func ring(around center: Point, _ radius: Double) -> Path {
    Path(ellipseIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
  }

  /// Returns an arrow in a direction, clockwise from north, which is up.
  static func direction(_ bearing: Angle, _ color: Color) -> Drawing {
    let turn = Transform(rotationAngle: bearing.radians)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: x, y: y).applying(turn) + Point(x: 24, y: 24)
    }
    return Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        line([place(0, 19), place(0, -17)], 5, color),
        line([place(-12, -5), place(0, -18), place(12, -5)], 5, color),
      ])
  }
}

/// Where the sun's way lies in a drawing.
private nonisolated struct DayPlan {
  /// A part of the way that is all above or all below the horizon.
  struct Run {
    let isUp: Bool
    let points: [Point]
  }

  private let course: DayCourse
  private let size: Size
  private let isMirrored: Bool
  private let top: Double
  private let bottom: Double
  /// The room for the sun at the edges.
  private static let margin = 10.0

  init(_ course: DayCourse, in size: Size, isMirrored: Bool) {
    (self.course, self.size, self.isMirrored) = (course, size, isMirrored)
    // The horizon stays away from the edges, also where the sun hardly moves.
    top = max(14, course.altitude(at: 0.5).degrees)
    bottom = min(-14, course.altitude(at: 0).degrees)
  }

  /// The height of the horizon.
  var horizon: Double { height(of: DayCourse.horizon) }

  /// Returns the place of the sun at a part of the day.
  func point(at part: Double) -> Point {
    let x = Self.margin + part * (size.width - 2 * Self.margin)
    return Point(x: isMirrored ? size.width - x : x, y: height(of: course.altitude(at: part)))
  }

  private func height(of altitude: Angle) -> Double {
    let share = (top - altitude.degrees) / (top - bottom)
    return Self.margin + share * (size.height - 2 * Self.margin)
  }

  /// The parts of the way, from midnight to midnight.
  var runs: [Run] {
    guard let hours = course.hours else {
      return [Run(isUp: course.light == .polarDay, points: points(from: 0, to: 1))]
    }
    return [
      Run(isUp: false, points: points(from: 0, to: hours.lowerBound)),
      Run(isUp: true, points: points(from: hours.lowerBound, to: hours.upperBound)),
      Run(isUp: false, points: points(from: hours.upperBound, to: 1)),
    ]
  }

  /// Returns the area between a part of the way and the horizon.
  func area(below points: [Point]) -> Path {
    var path = Path()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: Point(x: first.x, y: horizon))
    for point in points { path.line(to: point) }
    path.line(to: Point(x: last.x, y: horizon))
    path.close()
    return path
  }

  private func points(from start: Double, to end: Double) -> [Point] {
    let steps = max(2, Int((end - start) * 48))
    return (0...steps).map { point(at: start + (end - start) * Double($0) / Double(steps)) }
  }
}
