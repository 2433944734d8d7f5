import Containers

/// A pointer at the edge of a map toward the child or the cross while that is out of sight.
///
/// Pressing it brings the map back there.
final class EndPointerButton: MapButton {
  /// The direction of the pointer, in radians clockwise from the right.
  ///
  /// Invisible changes do not redraw it.
  var direction = 0.0 {
    didSet { if isSeen(direction, instead: drawnDirection) { setNeedsDisplay() } }
  }

  private let drawing: Drawing
  private var drawnDirection: Double?

  /// Creates a pointer to an annotation with an image.
  init(image: AnnotationImage) {
    drawing = image.drawing
    super.init(
      name: image.end == .start ? Messages.TunnelEnds.backToStart : Messages.TunnelEnds.backToEnd,
      hint: Messages.TunnelEnds.backHint)
  }

  override func draw(_ canvas: Canvas) {
    drawnDirection = direction
    let radius = EndPointerPlacement.side / 2 - 8
    let rim = isMarked ? seen(Theme.mark) : Color(white: 1, alpha: 0.9)
    canvas.translate(x: bounds.midX, y: bounds.midY)
    let scale = bounds.width / EndPointerPlacement.side
    canvas.scale(x: scale, y: scale)
    canvas.saved {
      canvas.rotate(by: direction)
      var tip = Path()
      tip.move(to: Point(x: radius - 1, y: -6))
      tip.line(to: Point(x: radius + 7, y: 0))
      tip.line(to: Point(x: radius - 1, y: 6))
      tip.close()
      canvas.stroke(tip, Stroke(width: 2, join: .round), Color(white: 0, alpha: 0.5))
      canvas.fill(tip, rim)
    }
    let circle = Path(
      ellipseIn: Rect(center: .zero, size: Size(width: 2 * radius, height: 2 * radius)))
    canvas.fill(circle, seen(isHighlighted ? Theme.pressed : Theme.raised))
    canvas.stroke(circle, Stroke(width: showsFocus ? focusWidth : 1.5), rim)
    let share = 1.45 * radius / max(drawing.size.width, drawing.size.height)
    drawing.draw(
      on: canvas,
      in: Rect(
        center: .zero,
        size: Size(width: drawing.size.width * share, height: drawing.size.height * share)))
  }

  /// Whether a new direction moves the tip by a quarter of a pixel or more.
  private func isSeen(_ direction: Double, instead old: Double?) -> Bool {
    guard let old else { return true }
    let turned = (direction - old).remainder(dividingBy: 2 * .pi)
    return abs(turned) * bounds.width / 2 * (window?.scale ?? 1) >= 0.25
  }
}
