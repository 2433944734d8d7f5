import Containers

/// A button without content of its own, laid over a part of the strip.
final class EndButton: Control {
  private let tip: String
  private let tooltip = TooltipView()

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - hint: What the button does.
  ///   - tip: The text of the tooltip.
  init(hint: String, tip: String) {
    self.tip = tip
    super.init(frame: .zero)
    pointerStyle = .pointingHand
    accessibility.traits = .button
    accessibility.hint = hint
  }

  override func stateDidChange() {
    super.stateDidChange()
    tooltip.follow(self, saying: tip)
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
