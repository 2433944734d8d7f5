import Containers

/// A raised round button with a drawing.
final class RoundButton: Button {
  /// The equivalent keys, shown in the tool tip; nil for none.
  var shortcut: String?

  private let drawing: (Color) -> Drawing

  /// The accessibility label if it has not been set, followed by the keys.
  override var toolTip: String? {
    get {
      let text = super.toolTip ?? accessibility.label ?? ""
      return shortcut.map { "\(text)  \($0)" } ?? text
    }
    set { super.toolTip = newValue }
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - name: The accessibility label.
  ///   - hint: The accessibility hint, which says what the button does.
  init(_ drawing: @escaping (Color) -> Drawing, name: String, hint: String) {
    self.drawing = drawing
    super.init(frame: .zero)
    accessibility.label = name
    accessibility.hint = hint
    shadow = Shadow(color: Color(white: 0, alpha: 0.45), radius: 14, offset: Point(x: 0, y: 4))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cornerRadius = min(bounds.width, bounds.height) / 2
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size in a panel, which grows with the text.
  override var intrinsicContentSize: Size {
    let side = 32 * SymbolScale.scale(for: textScale)
    return Size(width: side, height: side)
  }

  /// Does nothing, because the colors of the drawing are those of the theme.
  override func tintColorDidChange() {}

  override func draw(_ canvas: Canvas) {
    let circle = Path(ellipseIn: bounds.insetBy(dx: 1, dy: 1))
    canvas.fill(circle, seen(isHighlighted ? Theme.pressed : Theme.raised))
    if isHovered, !isHighlighted { canvas.fill(circle, seen(Theme.hovered)) }
    canvas.stroke(
      circle, Stroke(width: showsFocus ? focusWidth : 1.2),
      seen(showsFocus ? Theme.mark : Theme.hairline))
    // Next to large text the drawing fills more of the circle, which may have no room to grow.
    let inset = bounds.width * (0.13 - 0.16 * (SymbolScale.scale(for: textScale) - 1))
    drawing(seen(isEnabled ? Theme.accent : Theme.secondaryText))
      .draw(on: canvas, in: bounds.insetBy(dx: inset, dy: inset))
  }
}
