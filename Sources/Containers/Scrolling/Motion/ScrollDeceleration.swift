internal import Glibc

/// Released content that loses a fixed fraction of its velocity every millisecond.
///
/// v(t) = v₀ · rᵗ and x(t) = x₀ + v₀ · (rᵗ − 1) / ln r, with t in milliseconds.
struct ScrollDeceleration: Hashable, Sendable {
  /// The initial position, in points.
  let start: Double
  /// The initial velocity, in points per second.
  let velocity: Double
  /// The fraction of the velocity that remains after a millisecond, between 0 and 1.
  let rate: Double

  /// The distance from the destination that counts as at rest, in points.
  private static let threshold = 0.5

  /// ln r, scaled to seconds; a negative number.
  private var decay: Double { 1000 * log(min(max(rate, 0.5), 0.9999)) }

  /// The position that the motion approaches.
  var destination: Double { start - velocity / decay }

  /// The time until the position is within half a point of the destination, in seconds.
  var duration: Double {
    let distance = abs(velocity / decay)
    return distance > ScrollDeceleration.threshold
      ? log(ScrollDeceleration.threshold / distance) / decay : 0
  }

  /// Returns the position at a time in seconds.
  func position(at seconds: Double) -> Double {
    start + velocity * (exp(decay * seconds) - 1) / decay
  }

  /// Returns the velocity at a time in seconds, in points per second.
  func velocity(at seconds: Double) -> Double { velocity * exp(decay * seconds) }

  /// Returns the time at which a position is passed, in seconds; nil if it never is.
  func time(reaching position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let rest = 1 + (position - start) * decay / velocity
    guard rest > 0, rest <= 1 else { return nil }
    return log(rest) / decay
  }
}
