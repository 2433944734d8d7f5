/// How much room there is from side to side.
public enum TraitHorizontalSizeClass: SystemTrait {
  /// Not said.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// How much room there is from top to bottom.
public enum TraitVerticalSizeClass: SystemTrait {
  /// Not said.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// Pixels per point.
public enum TraitDisplayScale: SystemTrait {
  /// Not said.
  public static let defaultValue = 0.0
}

/// Light or dark.
public enum TraitUserInterfaceStyle: SystemTrait {
  /// Not said.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// It does.
  public static let affectsColorAppearance = true
}

/// Whether colours stand out more than usual.
public enum TraitAccessibilityContrast: SystemTrait {
  /// Not said.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// It does.
  public static let affectsColorAppearance = true
}

/// Whether things move less than usual.
public enum TraitAccessibilityMotion: SystemTrait {
  /// Not said.
  public static let defaultValue = AccessibilityMotion.unspecified
}

/// The direction in which lines are read and rows are filled.
public enum TraitLayoutDirection: SystemTrait {
  /// Not said.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// The size of text that the person prefers.
public enum TraitPreferredContentSizeCategory: SystemTrait {
  /// Not said.
  public static let defaultValue = ContentSizeCategory.unspecified
}

/// The kind of device.
public enum TraitUserInterfaceIdiom: SystemTrait {
  /// Not said.
  public static let defaultValue = UserInterfaceIdiom.unspecified
}
