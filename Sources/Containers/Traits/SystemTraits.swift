/// The trait for the horizontal size class.
public enum TraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The trait for the vertical size class.
public enum TraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The trait for the number of pixels per point.
public enum TraitDisplayScale: SystemTrait {
  /// Unspecified.
  public static let defaultValue = 0.0
}

/// The trait for the light or dark style.
public enum TraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
}

/// The trait for the contrast of colors.
public enum TraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
}

/// The trait for the level of the interface.
public enum TraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
}

/// The trait for the amount of motion.
public enum TraitAccessibilityMotion: SystemTrait {
  /// Unspecified.
  public static let defaultValue = AccessibilityMotion.unspecified
}

/// The trait for the direction of text and layout.
public enum TraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}

/// The trait for the user's preferred text size.
public enum TraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = ContentSizeCategory.unspecified
}

/// The trait for the kind of device.
public enum TraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UserInterfaceIdiom.unspecified
}

/// The trait for the desktop's accent color.
public enum TraitAccentColor: SystemTrait {
  /// None.
  public static let defaultValue: AccentColor? = nil
  /// Returns `true`.
  public static let affectsColorAppearance = true
}

/// The trait for the family of the desktop's interface font.
public enum TraitInterfaceFontFamily: SystemTrait {
  /// Unspecified.
  public static let defaultValue: String? = nil
}
