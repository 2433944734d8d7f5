/// The rules by which a divider follows the user's hand and keys.
struct SplitDrag: Equatable, Sendable {
  /// How far beyond the least width a column is dragged before it is hidden, in points.
  static let hiding = 80.0
  /// The step of an arrow key, in points.
  static let step = 16.0

  /// The effect of a movement on a column.
  enum Effect: Equatable, Sendable {
    case width(Double)
    case hide
  }

  /// A key that moves a divider.
  enum Key: Hashable, Sendable {
    /// Toward the primary edge, and away from it.
    case narrower, wider
    /// To the limits.
    case least, greatest
  }

  /// The width at the beginning, in points.
  let start: Double
  /// The limits.
  let limits: ClosedRange<Double>
  /// Whether a column can be hidden.
  let hides: Bool
  /// The width that the user had chosen before, in points, or `nil` for none.
  var chosen: Double?

  /// Returns the effect of a movement by a distance away from the primary edge.
  func effect(of distance: Double) -> Effect {
    let wish = start + distance
    if hides, wish < limits.lowerBound - Self.hiding { return .hide }
    return .width(clamped(wish))
  }

  /// Returns the width after a key.
  func width(after key: Key) -> Double {
    switch key {
    case .narrower: clamped(start - Self.step)
    case .wider: clamped(start + Self.step)
    case .least: limits.lowerBound
    case .greatest: limits.upperBound
    }
  }

  private func clamped(_ width: Double) -> Double {
    min(max(width, limits.lowerBound), limits.upperBound)
  }
}
