internal import Glibc

/// A critically damped spring that pulls content to a position.
///
/// With the distance d from the goal: d(t) = (d₀ + (v₀ + ω · d₀) · t) · e^(−ωt).
struct ScrollSpring: Hashable, Sendable {
  /// The position that it comes to rest at, in points.
  let goal: Double
  /// The distance from the goal at the beginning.
  let distance: Double
  /// The speed at the beginning, in points a second.
  let velocity: Double
  /// ω, per second: how quick it is.
  let frequency: Double

  /// How quick content comes back that was pulled or thrown beyond its edge.
  static let bounceFrequency = 10.0
  /// How near to its goal it counts as at rest, in points.
  private static let threshold = 0.25

  /// Makes the spring from a position to a goal.
  init(
    from position: Double, to goal: Double, velocity: Double = 0,
    frequency: Double = ScrollSpring.bounceFrequency
  ) {
    self.goal = goal
    distance = position - goal
    self.velocity = velocity
    self.frequency = frequency
  }

  /// Makes the spring that does not overshoot its goal: as quick as the speed asks for.
  init(
    approaching goal: Double, from position: Double, velocity: Double, atLeast frequency: Double
  ) {
    let distance = abs(position - goal)
    let isTowards = (goal - position) * velocity > 0
    let needed = isTowards && distance > 0.01 ? abs(velocity) / distance : 0
    self.init(
      from: position, to: goal, velocity: distance > 0.01 ? velocity : 0,
      frequency: min(max(frequency, needed), 200))
  }

  /// Returns the position after a time in seconds.
  func position(at seconds: Double) -> Double {
    goal + (distance + (velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
  }

  /// Returns the speed after a time in seconds, in points a second.
  func velocity(at seconds: Double) -> Double {
    let slope = velocity + frequency * distance
    return (slope - frequency * (distance + slope * seconds)) * exp(-frequency * seconds)
  }

  /// After how many seconds it stays within a quarter of a point of its goal.
  var duration: Double {
    let reach = abs(distance) + abs(velocity + frequency * distance) / frequency
    guard reach > ScrollSpring.threshold else { return 0 }
    // |d(t)| ≤ reach · (1 + ωt) · e^(−ωt), which falls: found by bisection.
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
