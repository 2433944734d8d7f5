internal import Glibc

/// Content that goes on after it was let go and loses a fixed share of its speed every millisecond.
///
/// v(t) = v₀ · rᵗ and x(t) = x₀ + v₀ · (rᵗ − 1) / ln r, with t in milliseconds.
struct ScrollDeceleration: Hashable, Sendable {
  /// Where it begins, in points.
  let start: Double
  /// The speed at the beginning, in points a second.
  let velocity: Double
  /// What is left of the speed after a millisecond, between 0 and 1.
  let rate: Double

  /// How near to its end it counts as at rest, in points.
  private static let threshold = 0.5

  /// ln r per second, a negative number.
  private var decay: Double { 1000 * log(min(max(rate, 0.5), 0.9999)) }

  /// Where it comes to rest.
  var destination: Double { start - velocity / decay }

  /// After how many seconds it is within half a point of its end.
  var duration: Double {
    let distance = abs(velocity / decay)
    return distance > ScrollDeceleration.threshold
      ? log(ScrollDeceleration.threshold / distance) / decay : 0
  }

  /// Returns the position after a time in seconds.
  func position(at seconds: Double) -> Double {
    start + velocity * (exp(decay * seconds) - 1) / decay
  }

  /// Returns the speed after a time in seconds, in points a second.
  func velocity(at seconds: Double) -> Double { velocity * exp(decay * seconds) }

  /// Returns after how many seconds a position is passed; nil where it is not on the way.
  func time(reaching position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let rest = 1 + (position - start) * decay / velocity
    guard rest > 0, rest <= 1 else { return nil }
    return log(rest) / decay
  }
}
