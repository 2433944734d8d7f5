/// The increasing resistance of content that is pulled beyond its edge.
///
/// This is UIKit's curve: f(x) = d · (1 − 1 / (c · x / d + 1)). Its slope at 0 is c, and it never
/// reaches d.
struct RubberBand: Hashable, Sendable {
  /// The slope at the edge.
  static let stiffness = 0.55

  /// The limit of the offset: the extent of the view, in points.
  let dimension: Double

  /// Returns the offset for a pull, both in points beyond the edge and of either sign.
  func offset(forPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = abs(pull) * RubberBand.stiffness / dimension
    return (pull < 0 ? -1 : 1) * dimension * (1 - 1 / (share + 1))
  }

  /// Returns the pull that results in an offset, the inverse of ``offset(forPull:)``.
  func pull(forOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // No pull reaches an offset beyond the limit, so the result is capped at a large finite pull.
    let share = min(abs(offset) / dimension, 0.999)
    return (offset < 0 ? -1 : 1) * dimension * share / (1 - share) / RubberBand.stiffness
  }

  /// Returns the position with resistance for a position without it.
  func position(_ pulled: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(pulled, range.lowerBound), range.upperBound)
    return edge + offset(forPull: pulled - edge)
  }

  /// Returns the position without resistance for one with it, the inverse of ``position(_:in:)``.
  func pulled(_ position: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(position, range.lowerBound), range.upperBound)
    return edge + pull(forOffset: position - edge)
  }
}
