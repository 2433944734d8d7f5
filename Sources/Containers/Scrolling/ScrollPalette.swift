/// The colors of scroll views, table views, and collection views.
enum ScrollPalette {
  static let indicator = DynamicColor(
    light: Color(white: 0, alpha: 0.42), dark: Color(white: 1, alpha: 0.5))
  static let darkIndicator = DynamicColor(Color(white: 0, alpha: 0.42))
  static let lightIndicator = DynamicColor(Color(white: 1, alpha: 0.5))
  static let ground = DynamicColor.systemBackground
  static let groupedGround = DynamicColor.systemGroupedBackground
  static let card = DynamicColor.secondarySystemGroupedBackground
  static let header = DynamicColor.secondarySystemBackground
  static let label = DynamicColor.label
  static let secondaryLabel = DynamicColor.secondaryLabel
  static let separator = DynamicColor.separator
  static let selection = DynamicColor { traits in
    traits.accentColor?.mark.resolvedColor(with: traits).withAlphaComponent(0.2)
      ?? DynamicColor.systemFill.resolvedColor(with: traits)
  }
  static let highlight = DynamicColor.quaternarySystemFill
  static let destructive = DynamicColor.systemRed
  static let constructive = DynamicColor.systemGreen
  /// The ground of a white text, on which the system's red is too bright.
  static let swipedDeletion = DynamicColor(
    0xD70015, 0xD70015, highContrast: 0xA80010, 0xA80010)
  /// The ground of a white text that is nothing special.
  static let swiped = DynamicColor(0x6C6C70, 0x6C6C70, highContrast: 0x545458, 0x545458)
}
