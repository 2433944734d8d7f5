/// The colours of scroll views, tables and collections.
enum ScrollPalette {
  static let focus = Color(hex: 0x2F6FDE)
  static let darkIndicator = Color(white: 0, alpha: 0.42)
  static let lightIndicator = Color(white: 1, alpha: 0.5)
  static let ground = Color.white
  static let groupedGround = Color(hex: 0xF2F2F7)
  static let label = Color.black
  static let secondaryLabel = Color(white: 0.24, alpha: 0.62)
  static let separator = Color(white: 0.24, alpha: 0.29)
  static let selection = Color(white: 0, alpha: 0.12)
  static let highlight = Color(white: 0, alpha: 0.07)
  static let tint = Color(hex: 0x2F6FDE)
  static let destructive = Color(hex: 0xE0352B)
}
