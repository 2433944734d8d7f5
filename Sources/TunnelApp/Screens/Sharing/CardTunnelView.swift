import Containers

/// The tunnel on a card: a dotted line with an arrow at the end where the child comes out.
///
/// It leads to the trailing edge if it is wider than high, and down otherwise.
final class CardTunnelView: View {
  private let unit: Double

  /// Creates the line.
  ///
  /// - Parameter unit: The number of pixels of a point of the design.
  init(unit: Double) {
    self.unit = unit
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// The width of the arrow in whole pixels.
  var breadth: Double { (20 * unit).rounded() }

  override func draw(_ canvas: Canvas) {
    let color = seen(Theme.accent)
    canvas.saved {
      let length = turn(canvas) - 2 * unit
      var line = Path()
      line.move(to: Point(x: 2 * unit, y: 0))
      line.line(to: Point(x: length - 12 * unit, y: 0))
      canvas.stroke(line, Stroke(width: 3 * unit, cap: .round, dash: [0.01, 9 * unit]), color)
      var head = Path()
      head.move(to: Point(x: length - 9 * unit, y: -8 * unit))
      head.line(to: Point(x: length, y: 0))
      head.line(to: Point(x: length - 9 * unit, y: 8 * unit))
      canvas.stroke(head, Stroke(width: 3 * unit, cap: .round, join: .round), color)
    }
  }

  /// Turns the canvas so that the line runs along the first axis, and returns its length.
  private func turn(_ canvas: Canvas) -> Double {
    if bounds.height > bounds.width {
      canvas.translate(x: bounds.midX, y: 0)
      canvas.rotate(by: .pi / 2)
      return bounds.height
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    canvas.translate(x: isMirrored ? bounds.width : 0, y: bounds.midY)
    canvas.scale(x: isMirrored ? -1 : 1, y: 1)
    return bounds.width
  }
}
