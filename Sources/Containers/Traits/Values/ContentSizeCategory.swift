/// The user's preferred text size.
public enum ContentSizeCategory: Hashable, Sendable, Comparable, CaseIterable {
  /// Unspecified.
  case unspecified
  /// The smallest size.
  case extraSmall
  /// Two steps below the default size.
  case small
  /// One step below the default size.
  case medium
  /// The default size.
  case large
  /// One step above the default size.
  case extraLarge
  /// Two steps above the default size.
  case extraExtraLarge
  /// Three steps above the default size.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The scale of text relative to the default size.
  ///
  /// It is the size of UIKit's body text, 14 to 53 points, divided by its default of 17.
  public var textScale: Double {
    switch self {
    case .unspecified, .large: 1
    case .extraSmall: 14 / 17
    case .small: 15 / 17
    case .medium: 16 / 17
    case .extraLarge: 19 / 17
    case .extraExtraLarge: 21 / 17
    case .extraExtraExtraLarge: 23 / 17
    case .accessibilityMedium: 28 / 17
    case .accessibilityLarge: 33 / 17
    case .accessibilityExtraLarge: 40 / 17
    case .accessibilityExtraExtraLarge: 47 / 17
    case .accessibilityExtraExtraExtraLarge: 53 / 17
    }
  }

  /// Returns the category whose scale is closest to a desktop's text scale, where 1 is the default.
  public static func nearest(toTextScale scale: Double) -> ContentSizeCategory {
    allCases.dropFirst().min { abs($0.textScale - scale) < abs($1.textScale - scale) } ?? .large
  }
}
