import Containers

/// The dark plate under a note on a map: with it the note is legible on ice as on the night.
final class NotePlate: View {
  /// The plate's color.
  ///
  /// Over pure white it leaves a gray on which white text has a contrast of 5.7 : 1.
  nonisolated static let color = Color(white: 0, alpha: 0.6)
  /// The color of what stands on a plate.
  nonisolated static let text = Color.white

  /// Points that the plate reaches beyond the note, across and down.
  private static let padding = Size(width: 6, height: 3)

  init() {
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = Self.color
    cornerRadius = 6
  }

  /// Lies under a note, or under none.
  func lie(under note: View) {
    isHidden = note.isHidden
    frame = note.frame.insetBy(dx: -Self.padding.width, dy: -Self.padding.height)
  }
}
