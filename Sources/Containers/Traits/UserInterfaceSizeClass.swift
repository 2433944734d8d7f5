/// How much room a dimension gives.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Little: content is stacked and controls are few.
  case compact
  /// Enough for parts side by side.
  case regular

  /// Returns the class of a width: regular from 600 points on.
  ///
  /// The limit is ours, since windows have any size here: two columns of readable text need it.
  public static func horizontal(_ width: Double) -> UserInterfaceSizeClass {
    width >= 600 ? .regular : .compact
  }

  /// Returns the class of a height: regular from 480 points on.
  ///
  /// The limit is ours: below it a bar and a list of touchable rows leave no room for content.
  public static func vertical(_ height: Double) -> UserInterfaceSizeClass {
    height >= 480 ? .regular : .compact
  }
}
