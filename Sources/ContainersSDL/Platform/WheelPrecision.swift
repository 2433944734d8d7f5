internal import Pixels

/// Tells scrolls of a touchpad from those of a wheel with notches.
///
/// SDL reports both alike, but only a touchpad scrolls by a fraction of a notch. Between fractions it
/// also scrolls by whole numbers, so a scroll that follows a fraction soon is precise too.
struct WheelPrecision {
  /// The time for which scrolls after a fraction are precise.
  private static let memory = Duration.milliseconds(150)

  private var lastFraction: Duration?

  /// Whether a scroll, in notches, comes from a device that scrolls smoothly.
  mutating func isPrecise(_ notches: Point, at now: Duration) -> Bool {
    if notches.x != notches.x.rounded() || notches.y != notches.y.rounded() {
      lastFraction = now
      return true
    }
    return lastFraction.map { now - $0 <= WheelPrecision.memory } ?? false
  }
}
