internal import Glibc

/// A damped spring that pulls a value from 0 to 1.
///
/// The solution of x″ + 2ζωx′ + ω²x = 0 for the distance x from the goal, with x(0) = 1.
public struct Spring: Hashable, Sendable {
  /// How much the spring is damped: below 1 it overshoots, at 1 and above it does not.
  public let dampingRatio: Double
  /// The time of one full swing of the same spring without damping, in seconds.
  public let response: Double
  /// The speed at the beginning, in whole distances a second.
  public let initialVelocity: Double

  /// What counts as at rest: a thousandth of the distance.
  private static let threshold = 0.001

  /// Makes a spring; the damping ratio is at least 0.01 and the response at least a millisecond.
  public init(dampingRatio: Double, response: Double, initialVelocity: Double = 0) {
    self.dampingRatio = max(0.01, dampingRatio)
    self.response = max(0.001, response)
    self.initialVelocity = initialVelocity
  }

  /// Makes the spring that comes to rest in a given time.
  public init(dampingRatio: Double, settlingIn duration: Duration, initialVelocity: Double = 0) {
    var low = 0.001
    var high = max(0.002, duration.seconds * 4)
    // A stiffer spring rests sooner, so the response is found by bisection.
    for _ in 0..<48 {
      let middle = (low + high) / 2
      let spring = Spring(
        dampingRatio: dampingRatio, response: middle, initialVelocity: initialVelocity)
      if spring.settlingTime > duration.seconds { high = middle } else { low = middle }
    }
    self.init(dampingRatio: dampingRatio, response: low, initialVelocity: initialVelocity)
  }

  /// Returns the value after a time in seconds: 0 at the beginning, near 1 when it has settled.
  public func value(at seconds: Double) -> Double { 1 - distance(at: max(0, seconds)) }

  /// After how many seconds the value stays within a thousandth of its goal.
  public var settlingTime: Double {
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let side = (dampingRatio * frequency - initialVelocity) / damped
      return log((1 + side * side).squareRoot() / Spring.threshold) / (dampingRatio * frequency)
    }
    var high = response
    while abs(distance(at: high)) > Spring.threshold || abs(distance(at: high * 1.5)) > 0.001 {
      high *= 1.5
    }
    var low = 0.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if abs(distance(at: middle)) > Spring.threshold { low = middle } else { high = middle }
    }
    return high
  }

  /// ω, in radians a second.
  private var frequency: Double { 2 * .pi / response }

  private func distance(at t: Double) -> Double {
    let (ratio, omega, speed) = (dampingRatio, frequency, initialVelocity)
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      return exp(-ratio * omega * t)
        * (cos(damped * t) + (ratio * omega - speed) / damped * sin(damped * t))
    }
    if ratio == 1 { return exp(-omega * t) * (1 + (omega - speed) * t) }
    let root = (ratio * ratio - 1).squareRoot()
    let slow = -omega * (ratio - root)
    let fast = -omega * (ratio + root)
    let share = (-speed - fast) / (slow - fast)
    return share * exp(slow * t) + (1 - share) * exp(fast * t)
  }
}
