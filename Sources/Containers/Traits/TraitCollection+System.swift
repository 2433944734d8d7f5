extension TraitCollection {
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }

  /// The number of pixels per point, or 0 if unspecified.
  public var displayScale: Double { self[TraitDisplayScale.self] }

  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle { self[TraitUserInterfaceStyle.self] }

  /// The contrast of colors.
  public var accessibilityContrast: AccessibilityContrast {
    self[TraitAccessibilityContrast.self]
  }

  /// The level of the interface: elevated in sheets and popovers.
  public var userInterfaceLevel: UserInterfaceLevel { self[TraitUserInterfaceLevel.self] }

  /// The amount of motion.
  public var accessibilityMotion: AccessibilityMotion { self[TraitAccessibilityMotion.self] }

  /// The direction of text and layout.
  public var layoutDirection: TraitEnvironmentLayoutDirection { storage.layoutDirection }

  /// The user's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }

  /// The desktop's accent color, or `nil` if it has none.
  public var accentColor: AccentColor? { self[TraitAccentColor.self] }

  /// The family of the desktop's interface font, or `nil` if it is unknown.
  ///
  /// Text is in that font only after ``FontLibrary/interfaceFamily`` is set to it.
  public var interfaceFontFamily: String? { self[TraitInterfaceFontFamily.self] }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { self[TraitUserInterfaceIdiom.self] }
}

extension TraitCollection: CustomStringConvertible {
  /// The specified traits and their values, sorted by name.
  public var description: String {
    let parts = storage.values.entries.values.map { "\($0.trait.name) = \($0.value)" }
    return "TraitCollection(\(parts.sorted().joined(separator: ", ")))"
  }
}
