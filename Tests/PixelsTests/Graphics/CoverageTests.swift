@testable import Pixels
import TestSupport
import Testing

@Suite struct CoverageTests {
  /// Coverage is rounded, so a sum along the edge may be slightly off.
  private func expectArea(
    _ path: Path, _ area: Double, within tolerance: Double, rule: FillRule = .nonZero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bitmap = drawn(100, 100) { $0.fill(path, .black, rule: rule) }
    #expect(abs(bitmap.area - area) < tolerance, sourceLocation: sourceLocation)
  }

  @Test("A rotated square covers its exact area", arguments: [0.1, 0.5, 0.785, 1.2])
  func turnedSquare(angle: Double) {
    let square = Path(rect: Rect(x: -25, y: -25, width: 50, height: 50))
      .apply(Transform(rotationAngle: angle))
      .apply(Transform(translationX: 50.3, y: 49.8))
    expectArea(square, 2500, within: 200 * 0.5 / 255)
  }

  @Test("Each pixel under a diagonal covers the area below it, to within one level")
  func pixelsUnderDiagonal() {
    var triangle = Path()
    triangle.move(to: Point(x: 0, y: 0))
    triangle.line(to: Point(x: 40, y: 10))
    triangle.line(to: Point(x: 0, y: 10))
    triangle.close()
    let bitmap = drawn(40, 10) { $0.fill(triangle, .black) }
    // The line falls by 1/4 per pixel: in each row the first pixel that it enters has 7/8 left.
    for row in 0..<10 {
      for (step, part) in [1.0 / 8, 3.0 / 8, 5.0 / 8, 7.0 / 8].enumerated() {
        #expect(abs(Double(bitmap.alpha(row * 4 + step, row)) - (1 - part) * 255) <= 1)
      }
    }
  }

  @Test("A rectangle with fractional edges covers pixels partly")
  func partialPixels() {
    let bitmap = drawn(4, 4) { $0.fill(Rect(x: 0.5, y: 1.25, width: 2, height: 1), .black) }
    #expect(bitmap.alpha(0, 1) == 96)
    #expect(bitmap.alpha(1, 1) == 191)
    #expect(bitmap.alpha(2, 2) == 32)
    #expect(bitmap.alpha(3, 1) == 0)
  }

  @Test("An ellipse covers π · a · b")
  func ellipse() {
    expectArea(Path(ellipseIn: Rect(x: 10, y: 20, width: 80, height: 50)), .pi * 1000, within: 3)
  }

  @Test("Rounded corners remove an area of (4 − π) r²")
  func roundedRect() {
    expectArea(
      Path(roundedRect: Rect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 12),
      2400 - (4 - .pi) * 144, within: 1)
  }

  /// Two squares, one inside the other, both clockwise.
  private var nested: Path {
    var path = Path(rect: Rect(x: 10, y: 10, width: 80, height: 80))
    path.append(Path(rect: Rect(x: 30, y: 30, width: 40, height: 40)))
    return path
  }

  @Test("An area wound around twice is inside by the non-zero rule and a hole by the even-odd rule")
  func rules() {
    expectArea(nested, 6400, within: 0.01)
    expectArea(nested, 6400 - 1600, within: 0.01, rule: .evenOdd)
  }

  @Test("By the non-zero rule a subpath in the other direction makes a hole")
  func opposite() {
    var path = Path(rect: Rect(x: 10, y: 10, width: 80, height: 80))
    path.append(
      Path(rect: Rect(x: 30, y: 30, width: 40, height: 40))
        .apply(Transform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)))
    expectArea(path, 6400 - 1600, within: 0.01)
  }

  @Test("Shapes outside the bitmap do not affect pixels inside", arguments: [-1e6, -150, 150, 1e6])
  func outside(distance: Double) {
    let square = Path(rect: Rect(x: 20, y: 20, width: 60, height: 60))
    expectArea(square.apply(Transform(translationX: distance, y: 0)), 0, within: 0.01)
    expectArea(square.apply(Transform(translationX: 0, y: distance)), 0, within: 0.01)
  }

  @Test("A huge shape with distant edges covers everything")
  func huge() {
    expectArea(
      Path(ellipseIn: Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), 10_000, within: 0.01)
  }

  @Test("A shape clipped by every edge of the bitmap keeps the area inside")
  func cut() {
    let diamond = Path(rect: Rect(x: -50, y: -50, width: 100, height: 100))
      .apply(Transform(rotationAngle: .pi / 4))
      .apply(Transform(translationX: 50, y: 50))
    let reach = 50 * 2.0.squareRoot() - 50
    // Each corner of the bitmap that the diamond misses is a triangle.
    let corner = (50 - reach) * (50 - reach) / 2
    expectArea(diamond, 10_000 - 4 * corner, within: 1)
  }

  @Test("A path with NaN points draws nothing and does no harm")
  func notNumbers() {
    var path = Path(rect: Rect(x: 10, y: 10, width: 10, height: 10))
    path.line(to: Point(x: .nan, y: 5))
    path.line(to: Point(x: 5, y: .infinity))
    let bitmap = drawn(40, 40) { canvas in
      canvas.fill(path, .black)
      canvas.clear()
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), .black)
    }
    #expect(bitmap.area == 4)
  }

  @Test("A shape larger than one band of rows has no seams")
  func bands() {
    let bitmap = drawn(1500, 1500) {
      $0.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 1500, height: 1500)), .black)
    }
    #expect(abs(bitmap.area / (.pi * 750 * 750) - 1) < 1e-3)
    #expect((2..<1498).allSatisfy { bitmap.alpha(750, $0) == 255 })
  }
}
