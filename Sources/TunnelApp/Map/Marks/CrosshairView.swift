import Containers

/// The crosshair in the center of a map with keyboard focus, which shows where Enter digs.
final class CrosshairView: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: Canvas) {
    var path = Path()
    let center = bounds.center
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      path.move(to: Point(x: center.x + 4 * x, y: center.y + 4 * y))
      path.line(to: Point(x: center.x + 12 * x, y: center.y + 12 * y))
    }
    canvas.stroke(path, Stroke(width: 4, cap: .round), Color(white: 0, alpha: 0.5))
    canvas.stroke(path, Stroke(width: 2, cap: .round), seen(Theme.accent))
  }
}
