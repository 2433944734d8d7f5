import Containers

/// A button on a map that shows or hides what is over its ground, and shows whether it is on.
final class OverlayButton: MapButton {
  /// What the button shows and hides.
  let overlay: MapOverlay
  /// Whether that is on.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      setNeedsDisplay()
    }
  }

  /// The width and height in points, at the default text size.
  static let side = 36.0

  /// Creates a button that is off.
  init(_ overlay: MapOverlay) {
    self.overlay = overlay
    super.init(
      name: overlay.title, hint: overlay.hint, shortcut: "\(overlay.key)".uppercased())
    accessibility.traits = .toggleButton
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.states.insert(.checkable)
    if isOn { semantics.states.insert(.checked) }
  }

  override func draw(_ canvas: Canvas) {
    let circle = Path(ellipseIn: bounds.insetBy(dx: 2, dy: 2))
    let ground = seen(isOn ? Theme.accent : Theme.raised)
    let symbol = seen(isOn ? Theme.raised : Theme.text)
    canvas.fill(circle, ground.withAlphaComponent(isOn || isHighlighted ? 1 : plateOpacity))
    if isHovered, !isHighlighted { canvas.fill(circle, seen(Theme.hovered)) }
    // Around what is on, the halo of the focus has another color than the button.
    let rim = showsFocus ? seen(isOn ? Theme.text : Theme.mark) : seen(Theme.hairline)
    canvas.stroke(circle, Stroke(width: showsFocus ? focusWidth : 1), rim)
    drawing(symbol).draw(on: canvas, in: bounds.insetBy(dx: 5, dy: 5))
  }

  private var drawing: (Color) -> Drawing {
    switch overlay {
    case .otherSide: Drawing.otherSide
    case .graticule: Drawing.graticule
    case .daylight: Drawing.daylight
    }
  }
}
