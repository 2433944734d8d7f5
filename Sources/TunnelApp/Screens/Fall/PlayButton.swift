import Containers

/// The button that lets the child fall, or stops it.
final class PlayButton: Button {
  /// Whether the child falls, so that the button stops it.
  var isPlaying = false {
    didSet {
      guard isPlaying != oldValue else { return }
      accessibility.label = name
      setNeedsDisplay()
    }
  }

  init() {
    super.init(frame: .zero)
    accessibility.label = name
    accessibility.hint = Messages.Fall.playHint
    toolTip = nil
  }

  private var name: String { isPlaying ? Messages.Fall.pause : Messages.Fall.play }

  override var toolTip: String? {
    get { "\(name)  \(Messages.Shortcuts.space)" }
    set { super.toolTip = newValue }
  }

  /// Does nothing, because the colors of the drawing are those of the theme.
  override func tintColorDidChange() {}

  override func draw(_ canvas: Canvas) {
    let circle = Path(ellipseIn: bounds.insetBy(dx: 1, dy: 1))
    canvas.fill(circle, seen(isHighlighted ? Theme.pressed : Theme.accent))
    if isHovered, !isHighlighted { canvas.fill(circle, seen(Theme.hovered)) }
    if showsFocus {
      canvas.stroke(
        Path(ellipseIn: bounds.insetBy(dx: 3, dy: 3)), Stroke(width: 2), seen(Theme.raised))
    }
    canvas.translate(x: bounds.midX, y: bounds.midY)
    canvas.scale(x: bounds.width / 36, y: bounds.height / 36)
    for path in symbol { canvas.fill(path, seen(isHighlighted ? Theme.text : Theme.raised)) }
  }

  /// A triangle, or two bars.
  private var symbol: [Path] {
    if isPlaying {
      return [-6.0, 2].map {
        Path(roundedRect: Rect(x: $0, y: -7, width: 4, height: 14), cornerRadius: 1)
      }
    }
    var triangle = Path()
    triangle.move(to: Point(x: -4.5, y: -7.5))
    triangle.line(to: Point(x: 8, y: 0))
    triangle.line(to: Point(x: -4.5, y: 7.5))
    triangle.close()
    return [triangle]
  }
}
