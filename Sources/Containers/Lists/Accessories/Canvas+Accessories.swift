internal import Pixels

/// The signs of accessories, drawn around the middle of their edge.
extension Canvas {
  /// Draws a line through points, two points wide.
  func strokeSign(_ points: [(x: Double, y: Double)], _ color: Color, width: Double = 2) {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    stroke(path, Stroke(width: width, cap: .round, join: .round), color)
  }

  /// Draws a chevron that ends at the trailing edge, where the canvas begins.
  func drawChevron(isMirrored: Bool, _ color: Color) {
    let (back, tip) = isMirrored ? (7.0, 2.0) : (-7, -2)
    strokeSign([(back, -5), (tip, 0), (back, 5)], color)
  }

  /// Draws a letter i in a circle around a place.
  func drawInfo(at x: Double, _ color: Color) {
    let circle = Rect(center: Point(x: x, y: 0), size: Size(width: 19, height: 19))
    stroke(Path(roundedRect: circle, cornerRadius: 9.5), Stroke(width: 1.5), color)
    let dot = Rect(center: Point(x: x, y: -4), size: Size(width: 2.4, height: 2.4))
    fill(Path(roundedRect: dot, cornerRadius: 1.2), color)
    strokeSign([(x, -0.5), (x, 5)], color)
  }

  /// Draws a check mark that ends at the trailing edge, where the canvas begins.
  func drawCheckmark(isMirrored: Bool, _ color: Color) {
    let start = isMirrored ? 1.0 : -13
    strokeSign([(start, 0.5), (start + 4, 4.5), (start + 11.5, -5)], color)
  }

  /// Draws a minus or a plus in a disc around a place.
  func drawEditSign(at x: Double, isPlus: Bool, _ color: Color) {
    let circle = Rect(center: Point(x: x, y: 0), size: Size(width: 20, height: 20))
    fill(Path(roundedRect: circle, cornerRadius: 10), color)
    strokeSign([(x - 5, 0), (x + 5, 0)], .white)
    if isPlus { strokeSign([(x, -5), (x, 5)], .white) }
  }

  /// Draws three lines from a place, by which a row is dragged.
  func drawGrip(from x: Double, _ color: Color) {
    for line in -1...1 {
      let y = Double(line) * 5
      strokeSign([(x, y), (x + 18, y)], color, width: 1.5)
    }
  }

  /// Draws a circle around a place, with a check mark in it if it is selected.
  func drawSelectionMark(at x: Double, isSelected: Bool, _ tint: Color, _ faint: Color) {
    let circle = Rect(center: Point(x: x, y: 0), size: Size(width: 20, height: 20))
    let path = Path(roundedRect: circle, cornerRadius: 10)
    guard isSelected else { return stroke(path, Stroke(width: 1.5), faint) }
    fill(path, tint)
    strokeSign([(x - 4.5, 0.5), (x - 1.5, 3.5), (x + 4.5, -3.5)], .white)
  }
}
