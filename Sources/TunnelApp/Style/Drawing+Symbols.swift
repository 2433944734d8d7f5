import Containers

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
