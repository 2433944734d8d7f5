internal import Pixels

extension Canvas {
  /// Draws underlines and strikethroughs, snapped to whole pixels.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the layout, in points.
  ///   - scale: The number of pixels per point.
  ///   - color: The color of runs without their own.
  ///   - isOnly: Whether `color` overrides the runs' own colors.
  func drawDecorations(
    of layout: TextLayout, at origin: Point, scale: Double, color: Color, isOnly: Bool
  ) {
    for line in layout.lines {
      for run in DecoratedRun.runs(of: line, in: layout) {
        let style = layout.styles[Int(run.style)]
        guard let decoration = style.decoration?.values else { continue }
        let ink = isOnly ? color : style.color ?? color
        let em = style.font.size * scale
        let pen = TextDecorationPen(
          canvas: self, scale: scale, left: origin.x + run.left, right: origin.x + run.right,
          thickness: max(1, (em * 0.07).rounded()))
        let baseline = (transform.apply(Point(x: 0, y: origin.y + line.baseline)).y).rounded()
        pen.draw(
          decoration.underlineStyle, y: baseline + max(1, (em * 0.1).rounded()),
          isOnly ? ink : decoration.underlineColor ?? ink)
        let middle = layout.library.metrics(of: style.font).xHeight * scale * 0.54
        pen.draw(
          decoration.strikethroughStyle,
          y: (baseline - middle - pen.thickness / 2).rounded(),
          isOnly ? ink : decoration.strikethroughColor ?? ink)
      }
    }
  }
}

/// A part of a line in one style, in points from the left edge of the layout.
private struct DecoratedRun {
  var style: UInt16
  var left: Double
  var right: Double

  /// Returns the parts of a line that are underlined or struck through.
  static func runs(of line: TextLayout.Line, in layout: TextLayout) -> [DecoratedRun] {
    var runs: [DecoratedRun] = []
    // Spaces hanging over the end of the line are not underlined.
    let (start, end) = (line.x, line.x + line.width)
    for glyph in layout.glyphs[line.glyphs] {
      guard let decoration = layout.styles[Int(glyph.style)].decoration?.values else { continue }
      let left = max(start, glyph.pen)
      let right = min(end, glyph.pen + Double(glyph.advance))
      guard left < right else { continue }
      let skipsSpaces =
        decoration.underlineStyle.union(decoration.strikethroughStyle).contains(.byWord)
      if skipsSpaces, let scalar = Unicode.Scalar(glyph.glyph), Script.isSpace(scalar) { continue }
      if let last = runs.last, last.style == glyph.style, abs(last.right - left) < 0.05 {
        runs[runs.count - 1].right = right
      } else {
        runs.append(DecoratedRun(style: glyph.style, left: left, right: right))
      }
    }
    return runs
  }
}

/// Draws horizontal lines of whole pixels between two ends.
private struct TextDecorationPen {
  let canvas: Canvas
  let scale: Double
  /// The ends of the lines, in points of the canvas.
  let left, right: Double
  /// The thickness of a single line, in pixels.
  let thickness: Double

  /// Draws the lines of a style, starting at a y position in pixels of the canvas.
  func draw(_ style: UnderlineStyle, y: Double, _ color: Color) {
    guard style.hasLine else { return }
    let isDouble = style.isSuperset(of: .double)
    let height = style.contains(.thick) ? 2 * thickness : thickness
    for index in 0..<(isDouble ? 2 : 1) {
      drawLine(y: y + Double(index) * 2 * thickness, height: height, style.pattern, color)
    }
  }

  private func drawLine(y: Double, height: Double, _ pattern: [Double], _ color: Color) {
    let top = (y - canvas.transform.ty) / scale
    let rect = Rect(x: left, y: top, width: right - left, height: height / scale)
    guard !pattern.isEmpty else { return canvas.fill(rect, color) }
    var path = Path()
    path.move(to: Point(x: left, y: rect.midY))
    path.line(to: Point(x: right, y: rect.midY))
    let dash = pattern.map { $0 * height / scale }
    canvas.stroke(path, Stroke(width: rect.height, dash: dash), color)
  }
}
