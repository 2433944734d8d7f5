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
    // Its context menu is that of the end.
    accessibility.states = .hasPopup
  }

  /// The ring lies on the edges, half inside and half outside.
  override var focusEffect: FocusHaloEffect? {
    get { FocusHaloEffect(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 5) }
    set { super.focusEffect = newValue }
  }

  override func draw(_ canvas: Canvas) {
    guard isHighlighted || isHovered || showsFocus else { return }
    let path = Path(roundedRect: bounds, cornerRadius: 7)
    canvas.fill(path, seen(isHighlighted ? Theme.held : Theme.hovered))
  }
}
