import Containers

/// A button without content of its own, laid over a part of the strip.
final class EndButton: Control {
  /// Creates a button.
  ///
  /// - Parameters:
  ///   - hint: What the button does.
  ///   - tip: The text of the tooltip.
  init(hint: String, tip: String) {
    super.init(frame: .zero)
    toolTip = tip
    pointerStyle = .pointingHand
    accessibility.traits = .button
    accessibility.hint = hint
  }

  override func draw(_ canvas: Canvas) {
    guard isHighlighted || isHovered || showsFocus else { return }
    let frame = bounds.insetBy(dx: 1, dy: 1)
    let path = Path(
      roundedRect: frame, cornerRadius: min(12, min(frame.width, frame.height) / 3))
    canvas.fill(path, seen(isHighlighted ? Theme.held : Theme.hovered))
    if showsFocus { canvas.stroke(path, Stroke(width: 2), seen(Theme.accent)) }
  }
}
