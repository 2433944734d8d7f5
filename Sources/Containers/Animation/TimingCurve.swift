/// A curve that maps the time of an animation to its progress.
public struct TimingCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case linear
    case bezier(Point, Point)
    case spring(Spring)
  }

  private let form: Form

  private init(_ form: Form) { self.form = form }

  /// Runs at constant speed.
  public static let linear = TimingCurve(.linear)
  /// Starts slowly.
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly.
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
  ///
  /// Time is on the x-axis. The control points' x-coordinates are clamped to 0…1, so that each time
  /// has one progress.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    form = .bezier(
      Point(x: min(max(x1, 0), 1), y: y1), Point(x: min(max(x2, 0), 1), y: y2))
  }

  /// Creates the curve of a spring, which may overshoot.
  public init(_ spring: Spring) { form = .spring(spring) }

  /// Returns the progress at a fraction of a duration: 0 at the start and 1 at the end.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction of the duration, clamped to 0…1.
  ///   - duration: The duration, which only affects springs.
  public func progress(at fraction: Double, of duration: Duration = .seconds(1)) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch form {
    case .linear: return fraction
    case .bezier(let first, let second):
      let parameter = TimingCurve.parameter(first.x, second.x, at: fraction)
      return TimingCurve.cubic(first.y, second.y, at: parameter)
    case .spring(let spring): return spring.value(at: fraction * duration.seconds)
    }
  }

  /// Returns the fraction of a duration at which a progress is first reached, or 1 if it never is.
  func fraction(at progress: Double, of duration: Duration) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // Curves that overshoot can reach a progress more than once. The first bracket contains the
    // first time.
    let steps = 256
    func value(_ step: Int) -> Double {
      self.progress(at: Double(step) / Double(steps), of: duration)
    }
    guard let step = (1...steps).first(where: { value($0) >= progress }) else { return 1 }
    var low = Double(step - 1) / Double(steps)
    var high = Double(step) / Double(steps)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns a coordinate of the cubic from 0 to 1 with two control values.
  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * first + t * second) + t * t)
  }

  /// Returns the parameter at which the cubic has a value, accurate to the last bits.
  ///
  /// Uses Newton's method, with bisection where a step leaves the bracket.
  private static func parameter(_ first: Double, _ second: Double, at value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = value
    for _ in 0..<64 {
      let error = cubic(first, second, at: t) - value
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let rest = 1 - t
      let slope =
        3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
      let newton = t - error / slope
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == t { return t }
      t = next
    }
    return t
  }
}
