import Containers
internal import Glibc

nonisolated extension Drawing {
  /// Returns a magnifying glass.
  static func magnifier(_ color: Color) -> Drawing {
    let lens = Rect(x: 9, y: 9, width: 22, height: 22)
    return Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        Part(
          path: Path(ellipseIn: lens.offsetBy(dx: 1, dy: 1)), color: color,
          stroke: Stroke(width: 3.4)),
        line([Point(x: 29.5, y: 29.5), Point(x: 38.5, y: 38.5)], 4.2, color),
      ])
  }

  /// Returns three dots in a row, the symbol for more.
  static func dots(_ color: Color) -> Drawing {
    Drawing(
      size: Size(width: 48, height: 48), parts: [12, 24, 36].map { circle($0, 24, 3.2, color) })
  }

  /// Returns a cross, the symbol for closing.
  static func closing(_ color: Color) -> Drawing {
    Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        line([Point(x: 14, y: 14), Point(x: 34, y: 34)], 4, color),
        line([Point(x: 34, y: 14), Point(x: 14, y: 34)], 4, color),
      ])
  }

  /// Returns a folder.
  static func folder(_ color: Color) -> Drawing {
    let outline = [
      Point(x: 7, y: 36), Point(x: 7, y: 13), Point(x: 18, y: 13), Point(x: 22, y: 18),
      Point(x: 41, y: 18), Point(x: 41, y: 36), Point(x: 7, y: 36), Point(x: 7, y: 13),
    ]
    return Drawing(size: Size(width: 48, height: 48), parts: [line(outline, 3, color)])
  }

  /// Returns a sheet of paper with a folded corner.
  static func document(_ color: Color) -> Drawing {
    let outline = [
      Point(x: 12, y: 41), Point(x: 12, y: 7), Point(x: 27, y: 7), Point(x: 36, y: 16),
      Point(x: 36, y: 41), Point(x: 12, y: 41), Point(x: 12, y: 7),
    ]
    let corner = [Point(x: 27, y: 7), Point(x: 27, y: 16), Point(x: 36, y: 16)]
    return Drawing(
      size: Size(width: 48, height: 48),
      parts: [line(outline, 3, color), line(corner, 3, color)])
  }

  /// Returns a clock, the symbol for recent files.
  static func clock(_ color: Color) -> Drawing {
    let face = Rect(x: 8, y: 8, width: 32, height: 32)
    return Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        Part(path: Path(ellipseIn: face), color: color, stroke: Stroke(width: 3)),
        line([Point(x: 24, y: 15), Point(x: 24, y: 24), Point(x: 30, y: 29)], 3, color),
      ])
  }

  /// Returns a star, the symbol for the user's own favorites.
  static func star(_ color: Color) -> Drawing {
    let points = (0...11).map { step in
      let angle = Double(step) * .pi / 5 - .pi / 2
      let radius = step % 2 == 0 ? 18.0 : 7.5
      return Point(x: 24 + radius * cos(angle), y: 25 + radius * sin(angle))
    }
    return Drawing(size: Size(width: 48, height: 48), parts: [line(points, 3, color)])
  }

  /// Returns a plus, the symbol for adding.
  static func plus(_ color: Color) -> Drawing {
    Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        line([Point(x: 24, y: 12), Point(x: 24, y: 36)], 4, color),
        line([Point(x: 12, y: 24), Point(x: 36, y: 24)], 4, color),
      ])
  }
}
