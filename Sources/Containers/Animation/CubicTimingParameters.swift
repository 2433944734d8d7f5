/// The timing of a cubic Bézier curve.
public struct CubicTimingParameters: TimingCurveProvider, Hashable {
  /// The usual course that the curve has; nil for one of its own.
  public let animationCurve: AnimationCurve?
  /// The first control point, time along x, both within 0…1.
  public let controlPoint1: Point
  /// The second control point.
  public let controlPoint2: Point

  /// Makes the timing of most of the system's animations: quickly off, slowly to rest.
  public init() {
    self.init(controlPoint1: Point(x: 0.25, y: 0.1), controlPoint2: Point(x: 0.25, y: 1))
  }

  /// Makes the timing of a usual course.
  public init(animationCurve: AnimationCurve) {
    self.animationCurve = animationCurve
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeInOut: (Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))
      case .easeIn: (Point(x: 0.42, y: 0), Point(x: 1, y: 1))
      case .easeOut: (Point(x: 0, y: 0), Point(x: 0.58, y: 1))
      case .linear: (Point(x: 0, y: 0), Point(x: 1, y: 1))
      }
  }

  /// Makes the timing of a curve from (0, 0) to (1, 1) by its control points.
  public init(controlPoint1: Point, controlPoint2: Point) {
    animationCurve = nil
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The curve, whatever the time.
  public func timingCurve(for duration: Duration) -> TimingCurve {
    animationCurve?.timingCurve
      ?? TimingCurve(
        x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
  }
}
