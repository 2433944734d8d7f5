/// A container of traits whose values can be set.
public protocol MutableTraits {
  /// The value of a trait, or its default if unspecified.
  subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value { get set }
}

extension MutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }

  /// The number of pixels per point, or 0 if unspecified.
  public var displayScale: Double {
    get { self[TraitDisplayScale.self] }
    set { self[TraitDisplayScale.self] = newValue }
  }

  /// The light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }

  /// The contrast of colors.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }

  /// The level of the interface: elevated in sheets and popovers.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[TraitUserInterfaceLevel.self] }
    set { self[TraitUserInterfaceLevel.self] = newValue }
  }

  /// The amount of motion.
  public var accessibilityMotion: AccessibilityMotion {
    get { self[TraitAccessibilityMotion.self] }
    set { self[TraitAccessibilityMotion.self] = newValue }
  }

  /// The direction of text and layout.
  public var layoutDirection: TraitEnvironmentLayoutDirection {
    get { self[TraitLayoutDirection.self] }
    set { self[TraitLayoutDirection.self] = newValue }
  }

  /// The user's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The desktop's accent color, or `nil` if it has none.
  public var accentColor: AccentColor? {
    get { self[TraitAccentColor.self] }
    set { self[TraitAccentColor.self] = newValue }
  }

  /// The family of the desktop's interface font, or `nil` if it is unknown.
  public var interfaceFontFamily: String? {
    get { self[TraitInterfaceFontFamily.self] }
    set { self[TraitInterfaceFontFamily.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[TraitUserInterfaceIdiom.self] }
    set { self[TraitUserInterfaceIdiom.self] = newValue }
  }
}
