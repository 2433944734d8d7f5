import Containers

/// The colours of the interface.
nonisolated enum Theme {
  /// The ground of the window.
  static let ground = Color(hex: 0x19212C)
  /// The ground of a card.
  static let card = Color(hex: 0x131B26)
  /// What lies above a card.
  static let raised = Color(hex: 0x212A37)
  /// Thin lines.
  static let hairline = Color(white: 1, alpha: 0.1)
  /// Text.
  static let text = Color(hex: 0xF1F4F8)
  /// Text that matters less.
  static let secondaryText = Color(hex: 0x9FADBF)
  /// What can be pressed, and what is going on.
  static let accent = Color(hex: 0x5CE0C5)
}
