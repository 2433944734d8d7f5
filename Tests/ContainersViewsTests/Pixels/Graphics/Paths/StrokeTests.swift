import Containers
import ContainersTesting
import TestSupport
import Testing

@Suite struct StrokeTests {
  private let line: Path = {
    var path = Path()
    path.move(to: Point(x: 20, y: 50))
    path.line(to: Point(x: 70, y: 50))
    return path
  }()

  private let corner: Path = {
    var path = Path()
    path.move(to: Point(x: 20, y: 80))
    path.line(to: Point(x: 20, y: 20))
    path.line(to: Point(x: 80, y: 20))
    return path
  }()

  private func area(_ path: Path, _ stroke: Stroke) -> Double {
    drawn(100, 100) { $0.stroke(path, stroke, .black) }.area
  }

  @Test(
    "A butt cap ends with the line; a square one half a width later; a round one in half a disc")
  func caps() {
    #expect(abs(area(line, Stroke(width: 10, cap: .butt)) - 500) < 0.1)
    #expect(abs(area(line, Stroke(width: 10, cap: .square)) - 600) < 0.1)
    #expect(abs(area(line, Stroke(width: 10, cap: .round)) - (500 + .pi * 25)) < 1)
  }

  @Test("A bevel leaves out the corner, a miter fills it, and a round join fills a quarter disc")
  func joins() {
    // Two arms that meet in the square around the corner, of which three quarters belong to them.
    let arms = 60.0 * 10 * 2 - 25
    #expect(abs(area(corner, Stroke(width: 10, join: .bevel)) - (arms + 12.5)) < 0.2)
    #expect(abs(area(corner, Stroke(width: 10, join: .miter)) - (arms + 25)) < 0.2)
    #expect(abs(area(corner, Stroke(width: 10, join: .round)) - (arms + .pi * 25 / 4)) < 0.5)
  }

  @Test("A miter longer than the limit is cut off straight")
  func miterLimit() {
    // At a right angle the miter is √2 widths long.
    let cut = area(corner, Stroke(width: 10, join: .miter, miterLimit: 1.4))
    let whole = area(corner, Stroke(width: 10, join: .miter, miterLimit: 1.42))
    #expect(abs(whole - cut - 12.5) < 0.2)
  }

  @Test("A closed line has no ends and a hole in the middle")
  func closed() {
    let ring = Path(rect: Rect(x: 20, y: 20, width: 60, height: 60))
    #expect(abs(area(ring, Stroke(width: 10)) - (4900 - 2500)) < 0.2)
  }

  @Test("A stroked circle is a ring")
  func ring() {
    let circle = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
    #expect(abs(area(circle, Stroke(width: 4)) - .pi * (32 * 32 - 28 * 28)) < 2)
  }

  @Test("Dashes and gaps alternate, starting at the phase")
  func dashes() {
    let dashed = Stroke(width: 2, dash: [10, 5])
    // 50 points: 10 on, 5 off, 10 on, 5 off, 10 on, 5 off, 5 on.
    #expect(abs(area(line, dashed) - 70) < 0.1)
    var shifted = dashed
    shifted.dashPhase = 10
    // 5 off, 10 on, 5 off, 10 on, 5 off, 10 on, 5 off.
    #expect(abs(area(line, shifted) - 60) < 0.1)
  }

  @Test("An odd number of dash lengths swaps dashes and gaps when it repeats")
  func oddDashes() {
    #expect(abs(area(line, Stroke(width: 2, dash: [10])) - 60) < 0.1)
  }

  @Test("A dash continues around a corner")
  func dashAroundCorner() {
    let stroke = Stroke(width: 4, dash: [70, 1000])
    let bitmap = drawn(100, 100) { $0.stroke(corner, stroke, .black) }
    #expect(bitmap.alpha(19, 60) == 255)
    #expect(bitmap.alpha(28, 19) == 255)
    #expect(bitmap.alpha(32, 19) == 0)
  }

  @Test("A line of length zero is a dot with round caps, and nothing with butt caps")
  func dot() {
    var point = Path()
    point.move(to: Point(x: 50, y: 50))
    point.line(to: Point(x: 50, y: 50))
    #expect(abs(area(point, Stroke(width: 10, cap: .round)) - .pi * 25) < 1)
    #expect(area(point, Stroke(width: 10, cap: .butt)) == 0)
  }

  @Test("With round joins, a line that turns back on itself is not cut at the turn")
  func reversal() {
    var path = Path()
    path.move(to: Point(x: 20, y: 50))
    path.line(to: Point(x: 60, y: 50))
    path.line(to: Point(x: 40, y: 50))
    let bitmap = drawn(100, 100) { $0.stroke(path, Stroke(width: 10, join: .round), .black) }
    #expect(bitmap.alpha(63, 49) == 255)
  }

  @Test("Strokes do not depend on earlier strokes of the canvas")
  func oneAfterTheOther() {
    let strokes = [
      Stroke(width: 9, cap: .round, join: .round), Stroke(width: 3, dash: [4, 2]),
      Stroke(width: 0), Stroke(width: 5, cap: .square, join: .bevel),
    ]
    let ring = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
    for path in [ring, corner, line] {
      for stroke in strokes {
        let alone = drawn(100, 100) { $0.fill(stroke.outline(of: path, tolerance: 0.03), .black) }
        let after = drawn(100, 100) { canvas in
          for other in strokes { canvas.stroke(corner, other, .clear) }
          canvas.stroke(path, stroke, .black)
        }
        let difference = PictureDifference(
          Image(bitmap: alone), Image(bitmap: after), tolerance: .exact)
        #expect(difference?.count == 0)
      }
    }
  }

  @Test("A stroke of width zero draws nothing")
  func zeroWidth() {
    #expect(area(line, Stroke(width: 0)) == 0)
    #expect(area(line, Stroke(width: -1)) == 0)
  }

  @Test(
    "Points that are no numbers, and dashes beyond counting, do no harm",
    arguments: [
      Double.nan, .infinity, 1e300,
    ])
  func notNumbers(value: Double) {
    var path = line
    path.line(to: Point(x: value, y: 50))
    path.quad(to: Point(x: 10, y: 10), control: Point(x: value, y: value))
    path.arc(center: Point(x: 50, y: 50), radius: value, from: 0, to: value)
    _ = area(path, Stroke(width: 3, cap: .round, join: .round))
    _ = area(path, Stroke(width: 3, dash: [4, 2]))
    #expect(abs(area(line, Stroke(width: 2, dash: [1e-9, 1e-9])) - 100) < 0.1)
    #expect(abs(area(line, Stroke(width: 2, dash: [0, 0])) - 100) < 0.1)
  }

  @Test("A stroke can have a gradient, which runs along the line")
  func gradient() {
    let bitmap = drawn(100, 100) {
      $0.stroke(
        line, Stroke(width: 10),
        Gradient(
          [.red, .blue], shape: .linear(from: Point(x: 20, y: 50), to: Point(x: 70, y: 50))))
    }
    let (left, right) = (bitmap[22, 50], bitmap[67, 50])
    #expect(left >> 16 & 0xFF > 0xE0)
    #expect(left & 0xFF < 0x20)
    #expect(right >> 16 & 0xFF < 0x20)
    #expect(right & 0xFF > 0xE0)
    #expect(bitmap[45, 40] == 0, "beside the stroke")
  }
}
