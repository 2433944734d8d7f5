import Containers

/// The type of the interface, at the usual size of text.
nonisolated enum Typography {
  /// The name of a place.
  static let headline = Font.system(size: 30, weight: .semibold)
  /// The name of a place where there is little room.
  static let smallHeadline = Font.system(size: 18, weight: .semibold)
  /// Running text and facts.
  static let body = Font.system(size: 15)
  /// What heads a few lines.
  static let strong = Font.system(size: 14, weight: .semibold)
  /// What is typed.
  static let field = Font.system(size: 16)
  /// What an end is called, in the strip.
  static let placeName = Font.system(size: 17, weight: .semibold)
  /// What an end is called where there is little room.
  static let smallPlaceName = Font.system(size: 12.5, weight: .semibold)
  /// The coordinates in the strip.
  static let value = Font(size: 15, weight: .medium, hasMonospacedDigits: true)
  /// The coordinates where there is little room.
  static let smallValue = Font(size: 12.5, weight: .medium, hasMonospacedDigits: true)
  /// What a fact is about, and notes.
  static let caption = Font.system(size: 12)
  /// Notes on the maps.
  static let note = Font.system(size: 11)
  /// Small capitals over what they head.
  static let overline = Font.system(size: 11, weight: .semibold)
}
