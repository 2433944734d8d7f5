/// Distances inward from the four edges of a rectangle, in points, with leading and trailing edges
/// that follow the reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// No insets.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from one distance for each edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates directional insets from insets in a reading direction.
  package init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// Returns the insets in a reading direction, which is evaluated only if both sides differ.
  package func resolved(isRightToLeft: @autoclosure () -> Bool) -> EdgeInsets {
    let isMirrored = leading != trailing && isRightToLeft()
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
