package import Containers

/// The colors of the interface in dark and light mode.
///
/// Anything on top of the maps is always dark.
package nonisolated enum Theme {
  /// The traits for users without a preference: dark, because space is, with our own accent color.
  package static let defaultTraits = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.accentColor = ownAccent
  }

  /// The accent color where the desktop has none.
  package static let ownAccent: AccentColor = {
    let color = DynamicColor(
      light: Color(hex: 0x066250), dark: Color(hex: 0x5CE0C5),
      lightHighContrast: Color(hex: 0x064C41), darkHighContrast: Color(hex: 0x8DF2DD))
    return AccentColor(Color(hex: 0x5CE0C5), text: color, mark: color)
  }()

  /// The background of the window.
  static let ground = color(light: 0xDCE3EB, dark: 0x19212C)
  /// The background of a card.
  static let card = color(light: 0xF1F4F8, dark: 0x131B26)
  /// The background of a card at its top edge.
  static let cardTop = color(light: 0xFFFFFF, dark: 0x202832)
  /// The background of elements on top of a card.
  static let raised = color(light: 0xFFFFFF, dark: 0x212A37)
  /// The background of elements on top of a card while they are pressed.
  static let pressed = color(light: 0xE6EBF1, dark: 0x373F4B)
  /// The overlay for the element under the pointer.
  static let hovered = DynamicColor(
    light: Color(white: 0, alpha: 0.05), dark: Color(white: 1, alpha: 0.05))
  /// The overlay for pressed elements without a background.
  static let held = DynamicColor(
    light: Color(white: 0, alpha: 0.1), dark: Color(white: 1, alpha: 0.1))
  /// Hairlines.
  static let hairline = DynamicColor(
    light: Color(white: 0, alpha: 0.12), dark: Color(white: 1, alpha: 0.1),
    lightHighContrast: Color(white: 0, alpha: 0.5), darkHighContrast: Color(white: 1, alpha: 0.5))
  /// Primary text.
  static let text = color(light: 0x18212D, dark: 0xF1F4F8)
  /// Secondary text.
  static let secondaryText = DynamicColor(
    light: Color(hex: 0x465466), dark: Color(hex: 0x9FADBF),
    lightHighContrast: Color(hex: 0x323D4B), darkHighContrast: Color(hex: 0xCFD8E4))
  /// The texts and symbols of controls, and work in progress.
  static let accent = DynamicColor {
    ($0.accentColor ?? ownAccent).text.resolvedColor(with: $0)
  }
  /// What is selected or has the focus.
  static let mark = DynamicColor {
    ($0.accentColor ?? ownAccent).mark.resolvedColor(with: $0)
  }
  /// The part of a slider that is not filled.
  static let track = DynamicColor(
    light: Color(hex: 0x6F7D8E), dark: Color(hex: 0x6B7A8C),
    lightHighContrast: Color(hex: 0x465466), darkHighContrast: Color(hex: 0x9FADBF))
  /// The shadow of a card.
  static let shadow = DynamicColor(
    light: Color(white: 0, alpha: 0.22), dark: Color(white: 0, alpha: 0.75))

  private static func color(light: UInt32, dark: UInt32) -> DynamicColor {
    DynamicColor(light: Color(hex: light), dark: Color(hex: dark))
  }
}
