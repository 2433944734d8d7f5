import Containers

nonisolated extension Drawing {
  /// Returns the symbol for the other side: its land over the globe.
  static func otherSide(_ color: Color) -> Drawing {
    var land = Path()
    land.move(to: Point(x: 17, y: 15))
    land.cubic(
      to: Point(x: 34, y: 22), control1: Point(x: 24, y: 10), control2: Point(x: 33, y: 14))
    land.cubic(
      to: Point(x: 25, y: 34), control1: Point(x: 35, y: 29), control2: Point(x: 29, y: 28))
    land.cubic(
      to: Point(x: 17, y: 15), control1: Point(x: 18, y: 36), control2: Point(x: 10, y: 22))
    land.close()
    return Drawing(size: Size(width: 48, height: 48), parts: [rim(color), fill(land, color)])
  }

  /// Returns the symbol for meridians and parallels: a globe with some of them.
  static func graticule(_ color: Color) -> Drawing {
    let meridian = Path(ellipseIn: Rect(x: 17, y: 9, width: 14, height: 30))
    return Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        rim(color), Part(path: meridian, color: color, stroke: Stroke(width: 2.4)),
        line([Point(x: 10, y: 24), Point(x: 38, y: 24)], 2.4, color),
      ])
  }

  /// Returns the symbol for day and night: a globe, half of it lit.
  static func daylight(_ color: Color) -> Drawing {
    var half = Path()
    half.move(to: Point(x: 24, y: 9))
    half.cubic(
      to: Point(x: 39, y: 24), control1: Point(x: 32.3, y: 9), control2: Point(x: 39, y: 15.7))
    half.cubic(
      to: Point(x: 24, y: 39), control1: Point(x: 39, y: 32.3), control2: Point(x: 32.3, y: 39))
    half.close()
    return Drawing(size: Size(width: 48, height: 48), parts: [rim(color), fill(half, color)])
  }

  private static func rim(_ color: Color) -> Part {
    Part(
      path: Path(ellipseIn: Rect(x: 9, y: 9, width: 30, height: 30)), color: color,
      stroke: Stroke(width: 2.8))
  }
}
