import Atlas
import Containers

/// The speed over the time of the fall, of which the part behind the child is drawn brighter.
///
/// While the child falls, only the width of a clip and the place of a dot change.
final class SpeedCurveView: View {
  /// The fall that is shown.
  var course: FallCourse { didSet { curvesDidChange() } }
  /// The fall through the other model of the Earth, drawn faintly.
  var other: FallCourse { didSet { curvesDidChange() } }
  /// The part of the time that is behind the child.
  var fraction = 0.0 {
    didSet { if fraction != oldValue { showFraction() } }
  }

  private let past = View()
  private let front: CurveView
  private let dot = View()

  /// Creates the curve of a fall beside that of another one.
  init(_ course: FallCourse, beside other: FallCourse) {
    (self.course, self.other) = (course, other)
    front = CurveView(course)
    super.init()
    isUserInteractionEnabled = false
    past.clipsToBounds = true
    past.addSubview(front)
    addSubview(past)
    dot.backgroundColor = Theme.accent
    dot.frame = Rect(x: 0, y: 0, width: 9, height: 9)
    dot.cornerRadius = 4.5
    addSubview(dot)
  }

  /// Returns the distance of the end of the curve from the leading edge, in a width.
  func trailingEdge(width: Double) -> Double {
    let longest = max(course.fall.duration, other.fall.duration)
    return 5 + (width - 10) * course.fall.duration / longest
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    curvesDidChange()
  }

  override func layoutSubviews() {
    front.frame = bounds
    front.plot = plot
    showFraction()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let plot = plot
    var base = Path()
    base.move(to: Point(x: 0, y: bounds.height - 4.5))
    base.line(to: Point(x: bounds.width, y: bounds.height - 4.5))
    canvas.stroke(base, Stroke(width: 1), seen(Theme.hairline))
    let color = seen(Theme.secondaryText)
    canvas.stroke(plot.path(of: other), Stroke(width: 1.2), color.withAlphaComponent(0.35))
    canvas.stroke(plot.path(of: course), Stroke(width: 1.8), color.withAlphaComponent(0.65))
  }

  private var plot: SpeedPlot {
    SpeedPlot(
      room: bounds.insetBy(dx: 5, dy: 5), seconds: max(course.fall.duration, other.fall.duration),
      speed: max(course.topSpeed, other.topSpeed),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func curvesDidChange() {
    front.course = course
    front.plot = plot
    front.setNeedsDisplay()
    setNeedsDisplay()
    showFraction()
  }

  private func showFraction() {
    let plot = plot
    let state = course.fall.state(at: fraction)
    let point = plot.point(state.elapsed, state.speed)
    dot.center = point
    guard plot.isMirrored else {
      past.frame = Rect(x: 0, y: 0, width: max(0, point.x), height: bounds.height)
      return
    }
    past.frame = Rect(
      x: point.x, y: 0, width: max(0, bounds.width - point.x), height: bounds.height)
    front.frame = bounds.offsetBy(dx: -point.x, dy: 0)
  }
}

/// The bright curve with the area below it.
private final class CurveView: View {
  var course: FallCourse
  var plot = SpeedPlot(room: .zero, seconds: 1, speed: 1, isMirrored: false) {
    didSet { if plot != oldValue { setNeedsDisplay() } }
  }

  init(_ course: FallCourse) {
    self.course = course
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: Canvas) {
    let line = plot.path(of: course)
    var area = line
    area.line(to: plot.point(course.fall.duration, 0))
    area.close()
    let accent = seen(Theme.accent)
    canvas.fill(
      area,
      Gradient(
        [accent.withAlphaComponent(0.35), accent.withAlphaComponent(0.06)],
        shape: .linear(from: .zero, to: Point(x: 0, y: bounds.height))))
    canvas.stroke(line, Stroke(width: 2.4, join: .round), accent)
  }
}

/// Where times and speeds are in a plot.
nonisolated struct SpeedPlot: Hashable, Sendable {
  /// The room of the curve, in points.
  let room: Rect
  /// The time at the trailing edge, in seconds.
  let seconds: Double
  /// The speed at the top, in meters per second.
  let speed: Double
  /// Whether the time runs from right to left.
  let isMirrored: Bool

  /// Returns the point of a time and a speed.
  func point(_ elapsed: Double, _ speed: Double) -> Point {
    let along = room.width * elapsed / seconds
    return Point(
      x: isMirrored ? room.maxX - along : room.minX + along,
      y: room.maxY - room.height * speed / self.speed)
  }

  /// Returns the curve of a fall.
  func path(of course: FallCourse) -> Path {
    var path = Path()
    for (index, speed) in course.speeds.enumerated() {
      let elapsed = course.fall.duration * Double(index) / Double(FallCourse.parts)
      let point = point(elapsed, speed)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }
}
