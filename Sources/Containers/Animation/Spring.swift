internal import Glibc

/// A damped spring that pulls a value from 0 to 1.
///
/// It is the solution of x″ + 2ζωx′ + ω²x = 0 for the distance x from the goal, with x(0) = 1.
public struct Spring: Hashable, Sendable {
  /// The damping ratio: below 1 the spring overshoots, at 1 and above it does not.
  public let dampingRatio: Double
  /// The period of the same spring without damping, in seconds.
  public let response: Double
  /// The initial velocity, in whole distances per second.
  public let initialVelocity: Double

  /// The distance at which the spring counts as at rest: a thousandth of the initial distance.
  private static let threshold = 0.001

  /// Creates a spring.
  ///
  /// The damping ratio is clamped to at least 0.01, the response to at least a millisecond.
  public init(dampingRatio: Double, response: Double, initialVelocity: Double = 0) {
    self.dampingRatio = max(0.01, dampingRatio)
    self.response = max(0.001, response)
    self.initialVelocity = initialVelocity
  }

  /// Creates the spring that comes to rest in the given time.
  public init(dampingRatio: Double, settlingIn duration: Duration, initialVelocity: Double = 0) {
    var low = 0.001
    var high = max(0.002, duration.seconds * 4)
    // A stiffer spring comes to rest sooner, so bisection finds the response.
    for _ in 0..<48 {
      let middle = (low + high) / 2
      let spring = Spring(
        dampingRatio: dampingRatio, response: middle, initialVelocity: initialVelocity)
      if spring.settlingTime > duration.seconds { high = middle } else { low = middle }
    }
    self.init(dampingRatio: dampingRatio, response: low, initialVelocity: initialVelocity)
  }

  /// Returns the value after a time in seconds: 0 at the start, close to 1 when the spring has
  /// settled.
  public func value(at seconds: Double) -> Double { 1 - distance(at: max(0, seconds)) }

  /// The time in seconds after which the value stays within a thousandth of the distance from its
  /// goal.
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

  /// ω, in radians per second.
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
