extension TraitCollection {
  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }

  /// Pixels per point; 0 where it is not said.
  public var displayScale: Double { self[TraitDisplayScale.self] }

  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { self[TraitUserInterfaceStyle.self] }

  /// Whether colours stand out more than usual.
  public var accessibilityContrast: AccessibilityContrast {
    self[TraitAccessibilityContrast.self]
  }

  /// Whether things move less than usual.
  public var accessibilityMotion: AccessibilityMotion { self[TraitAccessibilityMotion.self] }

  /// The direction in which lines are read and rows are filled.
  public var layoutDirection: TraitEnvironmentLayoutDirection { self[TraitLayoutDirection.self] }

  /// The size of text that the person prefers.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { self[TraitUserInterfaceIdiom.self] }
}

extension TraitCollection: CustomStringConvertible {
  /// What is said of each trait, in the order of their names.
  public var description: String {
    let parts = storage.values.entries.values.map { "\($0.trait.name) = \($0.value)" }
    return "TraitCollection(\(parts.sorted().joined(separator: ", ")))"
  }
}
