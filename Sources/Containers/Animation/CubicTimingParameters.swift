/// The timing of a cubic Bézier curve.
public struct CubicTimingParameters: TimingCurveProvider, Hashable {
  /// The standard curve, or `nil` for a custom one.
  public let animationCurve: AnimationCurve?
  /// The first control point, with time on the x-axis; both axes run from 0 to 1.
  public let controlPoint1: Point
  /// The second control point.
  public let controlPoint2: Point

  /// Creates the timing of most system animations: a fast start and a slow end.
  public init() {
    self.init(controlPoint1: Point(x: 0.25, y: 0.1), controlPoint2: Point(x: 0.25, y: 1))
  }

  /// Creates the timing of a standard curve.
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

  /// Creates the timing of a curve from (0, 0) to (1, 1) with the given control points.
  public init(controlPoint1: Point, controlPoint2: Point) {
    animationCurve = nil
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// Returns the curve, which is the same for every duration.
  public func timingCurve(for duration: Duration) -> TimingCurve {
    animationCurve?.timingCurve
      ?? TimingCurve(
        x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
  }
}
