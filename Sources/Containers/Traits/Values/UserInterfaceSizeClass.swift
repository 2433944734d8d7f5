/// The amount of space in a dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Limited space: content is stacked and controls are few.
  case compact
  /// Enough space for content side by side.
  case regular

  /// Returns the size class of a width in points: regular from 600 points.
  ///
  /// The threshold is our own, because windows can have any size: it fits two columns of readable
  /// text.
  public static func horizontal(_ width: Double) -> UserInterfaceSizeClass {
    width >= 600 ? .regular : .compact
  }

  /// Returns the size class of a height in points: regular from 480 points.
  ///
  /// The threshold is our own: below it, a bar and a list of touchable rows leave no space for
  /// content.
  public static func vertical(_ height: Double) -> UserInterfaceSizeClass {
    height >= 480 ? .regular : .compact
  }
}
