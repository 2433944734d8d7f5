import Containers

/// The round button that flips both maps.
final class RadarButton: Control {
  /// Makes the button.
  init() {
    super.init()
    pointerStyle = .pointingHand
    accessibility.isElement = true
    accessibility.traits = .button
    accessibility.label = "Radar"
    accessibility.hint = "Flips both maps to what is known of the places."
    shadow = Shadow(color: Color(white: 0, alpha: 0.45), radius: 14, offset: Point(x: 0, y: 4))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cornerRadius = min(bounds.width, bounds.height) / 2
  }

  override func draw(_ canvas: Canvas) {
    let circle = Path(ellipseIn: bounds.insetBy(dx: 1, dy: 1))
    canvas.fill(circle, seen(isHighlighted ? Theme.pressed : Theme.raised))
    canvas.stroke(
      circle, Stroke(width: showsFocus ? 2.5 : 1.2),
      seen(showsFocus ? Theme.accent : Theme.hairline))
    let inset = bounds.width * 0.13
    Drawing.radar(seen(isEnabled ? Theme.accent : Theme.secondaryText))
      .draw(on: canvas, in: bounds.insetBy(dx: inset, dy: inset))
  }
}
