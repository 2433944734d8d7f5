internal import Pixels

/// The line between two entries, or the frame around one, where dragged items would go.
final class DropMark: View {
  /// The thickness of a line, in points.
  static let thickness = 3.0

  /// Whether the mark is a frame.
  var isFrame = false { didSet { if isFrame != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let color = tintOfMarks
    guard isFrame else {
      let line = Path(roundedRect: bounds, cornerRadius: Self.thickness / 2)
      return canvas.fill(line, color)
    }
    let frame = Path(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 6)
    canvas.fill(frame, color.withAlphaComponent(0.15))
    canvas.stroke(frame, Stroke(width: 2), color)
  }
}
