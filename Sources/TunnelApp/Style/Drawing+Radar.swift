import Containers

nonisolated extension Drawing {
  /// Returns a radar screen with rings, a beam and echoes in one color.
  static func radar(_ color: Color) -> Drawing {
    var beam = Path()
    beam.move(to: Point(x: 24, y: 24))
    beam.arc(center: Point(x: 24, y: 24), radius: 17, from: -.pi / 2, to: -.pi / 7)
    beam.close()
    func ring(_ radius: Double, _ width: Double, _ alpha: Double) -> Part {
      let box = Rect(
        center: Point(x: 24, y: 24), size: Size(width: 2 * radius, height: 2 * radius))
      return Part(
        path: Path(ellipseIn: box), color: color.withAlphaComponent(alpha),
        stroke: Stroke(width: width))
    }
    return Drawing(
      size: Size(width: 48, height: 48),
      parts: [
        fill(beam, color.withAlphaComponent(0.28)),
        ring(17, 2.4, 1), ring(10.5, 1.6, 0.75),
        line([Point(x: 24, y: 24), Point(x: 24, y: 7)], 2.2, color),
        circle(24, 24, 2.6, color),
        circle(33.5, 17.5, 2.1, color),
      ])
  }
}
