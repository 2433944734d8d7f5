import Containers
import Testing

@Suite("Paths of corners and arcs")
struct PathCornersTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 20)

  /// Returns whether a filled path covers the pixel at a point.
  private func covers(_ path: Path, _ x: Int, _ y: Int) -> Bool {
    let image = Image.drawn(size: Size(width: 40, height: 40), scale: 1) { $0.fill(path, .black) }
    return image.bitmap[x, y] >> 24 > 127
  }

  @Test("F1201: Only the corners that are named are rounded")
  func corners() {
    let path = Path(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: Size(width: 8, height: 8))
    #expect(!covers(path, 0, 0))
    #expect(covers(path, 39, 0))
    #expect(!covers(path, 39, 19))
    #expect(covers(path, 0, 19))
    #expect(covers(path, 20, 10))
  }

  @Test("F1201: With all corners, the path is that of one radius; with none, a rectangle")
  func allCorners() {
    let all = Path(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: Size(width: 6, height: 6))
    let known = Path(roundedRect: rect, cornerRadius: 6)
    for (x, y) in [(0, 0), (1, 1), (2, 2), (39, 19), (38, 18), (37, 1), (2, 17)] {
      #expect(covers(all, x, y) == covers(known, x, y))
    }
    let none = Path(
      roundedRect: rect, byRoundingCorners: [], cornerRadii: Size(width: 6, height: 6))
    #expect(none == Path(rect: rect))
    let flat = Path(
      roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: Size(width: 6, height: 0))
    #expect(flat == Path(rect: rect))
  }

  @Test("F1201: Radii are limited to half of each side")
  func limits() {
    let path = Path(
      roundedRect: rect, byRoundingCorners: [.topRight], cornerRadii: Size(width: 99, height: 99))
    #expect(covers(path, 0, 0))
    #expect(!covers(path, 38, 1))
    #expect(covers(path, 39, 12))
  }

  @Test("F1201: An arc runs in its direction to its end, at most once around")
  func arcs() {
    #expect(covers(pie(from: 0, to: 90, clockwise: true), 27, 27))
    #expect(!covers(pie(from: 0, to: 90, clockwise: false), 27, 27))
    #expect(covers(pie(from: 90, to: 0, clockwise: false), 27, 27))
    #expect(covers(pie(from: -90, to: 180, clockwise: true), 27, 27))
    #expect(!covers(pie(from: -90, to: 180, clockwise: true), 12, 12))
    #expect(covers(pie(from: 0, to: 1620, clockwise: true), 12, 27))
  }

  /// A sector of a circle around the middle, between two angles in degrees.
  private func pie(from start: Double, to end: Double, clockwise: Bool) -> Path {
    var path = Path(
      arcCenter: Point(x: 20, y: 20), radius: 16, startAngle: start * .pi / 180,
      endAngle: end * .pi / 180, clockwise: clockwise)
    path.line(to: Point(x: 20, y: 20))
    path.close()
    return path
  }

  @Test("F1201: An arc that is no number is empty")
  func noNumber() {
    let path = Path(
      arcCenter: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
  }
}
