import Containers

/// A dark plate behind a note on a map that keeps the note legible on any ground, from ice to
/// night.
final class NotePlate: View {
  /// The color of the plate.
  ///
  /// Over pure white it yields a gray on which white text has a contrast of 5.7 : 1.
  nonisolated static let color = Color(white: 0, alpha: 0.6)
  /// The color of the plate, which is opaque with increased contrast.
  nonisolated static let ground = DynamicColor(
    light: color, dark: color, lightHighContrast: .black, darkHighContrast: .black)
  /// The color of text on a plate.
  nonisolated static let text = Color.white

  /// How far the plate extends beyond the note on each side, in points.
  private static let padding = Size(width: 6, height: 3)

  init() {
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = Self.ground
    cornerRadius = 6
  }

  /// Moves the plate behind a note, and hides it if the note is hidden.
  func lie(under note: View) {
    isHidden = note.isHidden
    frame = note.frame.insetBy(dx: -Self.padding.width, dy: -Self.padding.height)
  }
}
