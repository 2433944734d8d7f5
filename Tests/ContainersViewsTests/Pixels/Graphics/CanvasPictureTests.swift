import Containers
import Testing

@Suite struct CanvasPictureTests {
  @Test("Fills, strokes, joins, dashes, gradients, clips, groups and images look as accepted")
  func scene() throws {
    let image = Image.drawn(size: Size(width: 240, height: 180), scale: 2) { canvas in
      canvas.fill(Color(hex: 0xF4F5F7))
      drawShapes(canvas)
      drawStrokes(canvas)
      drawGroups(canvas)
    }

    try expectPicture(image, matches: "canvas")
  }

  private func drawShapes(_ canvas: Canvas) {
    canvas.fill(
      Path(roundedRect: Rect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 10),
      Color(hex: 0x2F6FDE))
    canvas.fill(
      Path(ellipseIn: Rect(x: 80, y: 10, width: 40, height: 40)),
      Gradient(
        [.white, Color(hex: 0xE4572E)],
        shape: .radial(center: Point(x: 92, y: 22), radius: 34)))
    var star = Path()
    for index in [0, 2, 4, 1, 3] {
      let angle = Double(index) * 2 * .pi / 5 - .pi / 2
      star.line(to: Point(x: 150, y: 32) + Point.direction(angle) * 22)
    }
    star.close()
    canvas.fill(star, Color(hex: 0x2A9D60), rule: .evenOdd)
    canvas.fill(
      star.apply(Transform(translationX: 50, y: 0)),
      Gradient(
        [Color(hex: 0xFFD23F), Color(hex: 0xEE4266)],
        shape: .linear(from: Point(x: 180, y: 10), to: Point(x: 220, y: 54))))
  }

  private func drawStrokes(_ canvas: Canvas) {
    var corner = Path()
    corner.move(to: Point(x: 16, y: 90))
    corner.line(to: Point(x: 30, y: 64))
    corner.line(to: Point(x: 44, y: 90))
    let ink = Color(hex: 0x1D2733)
    for (index, join) in [Stroke.Join.miter, .round, .bevel].enumerated() {
      let cap = [Stroke.Cap.butt, .round, .square][index]
      canvas.stroke(
        corner.apply(Transform(translationX: Double(index) * 46, y: 0)),
        Stroke(width: 8, cap: cap, join: join), ink)
    }
    var wave = Path()
    wave.move(to: Point(x: 150, y: 78))
    wave.cubic(
      to: Point(x: 230, y: 78), control1: Point(x: 180, y: 40), control2: Point(x: 200, y: 116))
    canvas.stroke(wave, Stroke(width: 2, cap: .round, dash: [6, 4]), Color(hex: 0xE4572E))
    canvas.stroke(
      Path(ellipseIn: Rect(x: 160, y: 84, width: 60, height: 14)), Stroke(width: 1), ink)
  }

  private func drawGroups(_ canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: Path(ellipseIn: Rect(x: 12, y: 108, width: 60, height: 60)))
      canvas.fill(Rect(x: 12, y: 108, width: 60, height: 60), Color(hex: 0xBFD7FF))
      for index in 0..<8 {
        canvas.fill(
          Rect(x: 12 + Double(index) * 8, y: 108, width: 4, height: 60), Color(hex: 0x2F6FDE))
      }
    }
    canvas.withOpacity(0.5) {
      canvas.fill(Path(ellipseIn: Rect(x: 84, y: 110, width: 40, height: 40)), .black)
      canvas.fill(Path(ellipseIn: Rect(x: 104, y: 126, width: 40, height: 40)), .black)
    }
    let tile = Image.drawn(size: Size(width: 4, height: 4)) { tile in
      tile.fill(Rect(x: 0, y: 0, width: 2, height: 2), Color(hex: 0xEE4266))
      tile.fill(Rect(x: 2, y: 2, width: 2, height: 2), Color(hex: 0x2A9D60))
    }
    canvas.saved {
      canvas.translate(x: 192, y: 138)
      canvas.rotate(by: 0.4)
      canvas.draw(tile, in: Rect(x: -26, y: -22, width: 52, height: 44), opacity: 0.9)
    }
  }
}

extension Point {
  fileprivate static func direction(_ angle: Double) -> Point {
    Transform(rotationAngle: angle).apply(Point(x: 1, y: 0))
  }
}
