import Containers

/// The round button that flips both maps.
final class RadarButton: Control {
  private let radar = Drawing.radar(Theme.accent)
  private let quiet = Drawing.radar(Theme.secondaryText)

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
    canvas.fill(circle, isHighlighted ? Theme.raised.mixed(with: .white, by: 0.1) : Theme.raised)
    canvas.stroke(
      circle, Stroke(width: showsFocus ? 2.5 : 1.2),
      showsFocus ? Theme.accent : Theme.hairline)
    let inset = bounds.width * 0.13
    (isEnabled ? radar : quiet).draw(on: canvas, in: bounds.insetBy(dx: inset, dy: inset))
  }
}
