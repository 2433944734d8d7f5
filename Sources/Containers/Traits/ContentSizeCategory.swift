/// The size of text that a person prefers.
public enum ContentSizeCategory: Hashable, Sendable, Comparable, CaseIterable {
  /// Not said.
  case unspecified
  /// The smallest.
  case extraSmall
  /// Two steps below the usual one.
  case small
  /// One step below the usual one.
  case medium
  /// The usual one.
  case large
  /// One step above the usual one.
  case extraLarge
  /// Two steps above the usual one.
  case extraExtraLarge
  /// Three steps above the usual one.
  case extraExtraExtraLarge
  /// The first of the sizes for weak eyes.
  case accessibilityMedium
  /// The second of the sizes for weak eyes.
  case accessibilityLarge
  /// The third of the sizes for weak eyes.
  case accessibilityExtraLarge
  /// The fourth of the sizes for weak eyes.
  case accessibilityExtraExtraLarge
  /// The greatest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for weak eyes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// How large text is in relation to the usual one: the sizes of UIKit's body text, 14 to 53
  /// points, by its usual 17.
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

  /// Returns the category whose text is nearest in size to a desktop's scale of text, 1 being usual.
  public static func nearest(toTextScale scale: Double) -> ContentSizeCategory {
    allCases.dropFirst().min { abs($0.textScale - scale) < abs($1.textScale - scale) } ?? .large
  }
}
