import Containers

/// A note on a map: beside the line from an end at sea to the nearest land, or the name of a pin.
final class LandNoteView: View {
  /// What the note says.
  var text = "" {
    didSet { if text != oldValue { label.text = text } }
  }

  private let label = Label()
  private static let padding = Size(width: 7, height: 3)

  /// Creates a note with an identifier for assistive technology.
  init(identifier: String) {
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = NotePlate.ground
    cornerRadius = 6
    label.setScaledFont(Typography.noteValue)
    label.textColor = NotePlate.text
    label.accessibility.identifier = identifier
    addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = label.sizeThatFits(size)
    return Size(
      width: text.width + 2 * Self.padding.width, height: text.height + 2 * Self.padding.height)
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }
}
