/// The resistance of content that is pulled beyond its edge: the further, the less it follows.
///
/// UIKit's curve: f(x) = d · (1 − 1 / (c · x / d + 1)), which begins with the slope c and never
/// reaches d.
struct RubberBand: Hashable, Sendable {
  /// The slope at the edge.
  static let stiffness = 0.55

  /// The distance that is never reached: the extent of the view, in points.
  let dimension: Double

  /// Returns how far the content follows a pull, both in points beyond the edge, of either sign.
  func offset(forPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = abs(pull) * RubberBand.stiffness / dimension
    return (pull < 0 ? -1 : 1) * dimension * (1 - 1 / (share + 1))
  }

  /// Returns the pull that gives an offset: the inverse of ``offset(forPull:)``.
  func pull(forOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // Beyond the limit there is no pull; near it the pull is huge but finite.
    let share = min(abs(offset) / dimension, 0.999)
    return (offset < 0 ? -1 : 1) * dimension * share / (1 - share) / RubberBand.stiffness
  }

  /// Returns a position that was pulled to, moved back to where the content follows it.
  func position(_ pulled: Double, in range: ClosedRange<Double>) -> Double {
    if pulled < range.lowerBound {
      return range.lowerBound + offset(forPull: pulled - range.lowerBound)
    }
    if pulled > range.upperBound {
      return range.upperBound + offset(forPull: pulled - range.upperBound)
    }
    return pulled
  }

  /// Returns where a pull leads to a position: the inverse of ``position(_:in:)``.
  func pulled(_ position: Double, in range: ClosedRange<Double>) -> Double {
    if position < range.lowerBound {
      return range.lowerBound + pull(forOffset: position - range.lowerBound)
    }
    if position > range.upperBound {
      return range.upperBound + pull(forOffset: position - range.upperBound)
    }
    return position
  }
}
