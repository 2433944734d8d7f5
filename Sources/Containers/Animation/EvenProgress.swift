/// The progress of an animation that has left its curve, linear on both sides of that point.
struct EvenProgress: Hashable, Sendable {
  /// The fraction of the time at which the animation left the curve, 0…1.
  let fraction: Double
  /// The progress at that point.
  let shown: Double

  /// Returns the progress at a fraction of the time, 0…1: 0 at the start and 1 at the end.
  func value(at fraction: Double) -> Double {
    if self.fraction >= 1 || fraction < self.fraction { return shown * fraction / self.fraction }
    return shown + (1 - shown) * (fraction - self.fraction) / (1 - self.fraction)
  }
}
