internal import Glibc

/// A critically damped spring that moves content to a position.
///
/// With the distance d from the goal: d(t) = (d₀ + (v₀ + ω · d₀) · t) · e
/// (−ωt).
struct ScrollSpring: Hashable, Sendable {
  /// The position at which the spring comes to rest, in points.
  let goal: Double
  /// The initial distance from the goal, in points.
  let distance: Double
  /// The initial velocity, in points per second.
  let velocity: Double
  /// The angular frequency ω, per second.
  let frequency: Double

  /// The frequency at which content returns from beyond its edge.
  static let bounceFrequency = 10.0
  /// The distance from the goal that counts as at rest, in points.
  private static let threshold = 0.25

  /// Creates a spring from a position to a goal.
  init(
    from position: Double, to goal: Double, velocity: Double = 0,
    frequency: Double = ScrollSpring.bounceFrequency
  ) {
    self.goal = goal
    distance = position - goal
    self.velocity = velocity
    self.frequency = frequency
  }

  /// Creates a spring that does not overshoot its goal, with a frequency high enough for its
  /// velocity.
  init(
    approaching goal: Double, from position: Double, velocity: Double, atLeast frequency: Double
  ) {
    let distance = abs(position - goal)
    let isToward = (goal - position) * velocity > 0
    let needed = isToward && distance > 0.01 ? abs(velocity) / distance : 0
    self.init(
      from: position, to: goal, velocity: distance > 0.01 ? velocity : 0,
      frequency: min(max(frequency, needed), 200))
  }

  /// Returns the position at a time in seconds.
  func position(at seconds: Double) -> Double {
    goal + (distance + (velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
  }

  /// Returns the velocity at a time in seconds, in points per second.
  func velocity(at seconds: Double) -> Double {
    let slope = velocity + frequency * distance
    return (slope - frequency * (distance + slope * seconds)) * exp(-frequency * seconds)
  }

  /// The time after which the position stays within a quarter of a point of the goal, in seconds.
  var duration: Double {
    let reach = abs(distance) + abs(velocity + frequency * distance) / frequency
    guard reach > ScrollSpring.threshold else { return 0 }
    //
    //
    // d(t)
    //
    // ≤ reach · (1 + ωt) · e
    // (−ωt), a decreasing bound; bisection finds where it is small enough.
    var low = 0.0
    var high = 60 / frequency
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let bound = reach * (1 + frequency * middle) * exp(-frequency * middle)
      if bound > ScrollSpring.threshold { low = middle } else { high = middle }
    }
    return high
  }
}
