import Containers

/// The fonts of the interface, at the default text size.
nonisolated enum Typography {
  /// The name of a place.
  static let headline = Font.system(size: 30, weight: .semibold)
  /// The name of a place in tight spaces.
  static let smallHeadline = Font.system(size: 18, weight: .semibold)
  /// A figure that one sees first.
  static let figure = Font(size: 26, weight: .semibold, hasMonospacedDigits: true)
  /// Such a figure in tight spaces.
  static let smallFigure = Font(size: 18, weight: .semibold, hasMonospacedDigits: true)
  /// Body text and facts.
  static let body = Font.system(size: 15)
  /// The heading of a few lines.
  static let strong = Font.system(size: 14, weight: .semibold)
  /// A heading with numbers that change.
  static let strongValue = Font(size: 14, weight: .semibold, hasMonospacedDigits: true)
  /// The title of a button.
  static let button = Font.system(size: 14, weight: .medium)
  /// The name of an end in the strip.
  static let placeName = Font.system(size: 17, weight: .semibold)
  /// The name of an end in tight spaces.
  static let smallPlaceName = Font.system(size: 12.5, weight: .semibold)
  /// The coordinates in the strip.
  static let value = Font(size: 15, weight: .medium, hasMonospacedDigits: true)
  /// The coordinates in tight spaces.
  static let smallValue = Font(size: 12.5, weight: .medium, hasMonospacedDigits: true)
  /// The labels of facts, and notes.
  static let caption = Font.system(size: 12)
  /// Labels with numbers that change.
  static let captionValue = Font(size: 12, hasMonospacedDigits: true)
  /// The notes on the maps.
  static let note = Font.system(size: 11)
  /// Notes with numbers that change.
  static let noteValue = Font(size: 11, hasMonospacedDigits: true)
  /// The small capitals of a heading.
  static let overline = Font.system(size: 11, weight: .semibold)
}
