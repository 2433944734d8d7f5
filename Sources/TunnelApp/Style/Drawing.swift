import Containers

/// A vector drawing made of parts, in a box of a fixed size.
nonisolated struct Drawing: Sendable {
  /// A filled outline or a stroked line.
  struct Part: Sendable {
    var path: Path
    var color: Color
    var stroke: Stroke?
  }

  /// The size of the box that the parts are drawn in.
  let size: Size
  /// The parts, from back to front.
  let parts: [Part]
  /// The color and width of the halo around all parts; nil for none.
  var halo: (color: Color, width: Double)?

  /// Draws the parts scaled to fill a rectangle.
  func draw(on canvas: Canvas, in rect: Rect) {
    canvas.save()
    canvas.translate(x: rect.minX, y: rect.minY)
    canvas.scale(x: rect.width / size.width, y: rect.height / size.height)
    if let halo {
      for part in parts {
        let width = (part.stroke?.width ?? 0) + 2 * halo.width
        canvas.stroke(
          part.path, Stroke(width: width, cap: .round, join: .round), halo.color)
      }
    }
    for part in parts {
      if let stroke = part.stroke {
        canvas.stroke(part.path, stroke, part.color)
      } else {
        canvas.fill(part.path, part.color)
      }
    }
    canvas.restore()
  }

  /// A hollow version of the drawing: the outlines of its parts in translucent white.
  var outline: Drawing {
    Drawing(
      size: size,
      parts: parts.map { part in
        Part(
          path: part.path, color: Color(white: 1, alpha: 0.34),
          stroke: Stroke(width: max(1.4, part.stroke?.width ?? 0), cap: .round, join: .round))
      })
  }

  /// Returns a filled outline.
  static func fill(_ path: Path, _ color: Color) -> Part { Part(path: path, color: color) }

  /// Returns a line through points with round ends.
  static func line(_ points: [Point], _ width: Double, _ color: Color) -> Part {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return Part(
      path: path, color: color, stroke: Stroke(width: width, cap: .round, join: .round))
  }

  /// Returns a filled circle.
  static func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) -> Part {
    fill(
      Path(
        ellipseIn: Rect(
          center: Point(x: x, y: y), size: Size(width: 2 * radius, height: 2 * radius))), color)
  }
}
