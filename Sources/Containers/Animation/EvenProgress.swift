/// The progress of an animation that has left its curve: even on both sides of the place where it did.
struct EvenProgress: Hashable, Sendable {
  /// The part of the time at which the curve was left, 0…1.
  let fraction: Double
  /// The progress that was shown there.
  let shown: Double

  /// Returns the progress at a part of the time, 0…1: 0 at the beginning and 1 at the end.
  func value(at fraction: Double) -> Double {
    if self.fraction >= 1 || fraction < self.fraction { return shown * fraction / self.fraction }
    return shown + (1 - shown) * (fraction - self.fraction) / (1 - self.fraction)
  }
}
