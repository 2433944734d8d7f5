import Pixels
import TestSupport
import Testing

@Suite struct ImageTests {
  private let checks = Image(
    bitmap: drawn(4, 4) { canvas in
      canvas.fill(.white)
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), .black)
      canvas.fill(Rect(x: 2, y: 2, width: 2, height: 2), Color(hex: 0xFF0000))
    })

  @Test("An image on whole pixels is copied unchanged")
  func copying() {
    let bitmap = drawn(10, 10) { $0.draw(checks, at: Point(x: 3, y: 4)) }
    for y in 0..<4 {
      for x in 0..<4 { #expect(bitmap[x + 3, y + 4] == checks.bitmap[x, y]) }
    }
    #expect(bitmap.area == 16)
  }

  @Test("An image with two pixels per point is copied unchanged on a canvas of that scale")
  func scaledCopy() {
    let image = Image(bitmap: checks.bitmap, scale: 2)
    let drawn = Image.drawn(size: Size(width: 5, height: 5), scale: 2) {
      $0.draw(image, at: Point(x: 1, y: 1))
    }
    #expect(image.size == Size(width: 2, height: 2))
    #expect(drawn.bitmap[2, 2] == 0xFF00_0000)
    #expect(drawn.bitmap[5, 5] == 0xFFFF_0000)
    #expect(drawn.bitmap.area == 16)
  }

  @Test("An enlarged image keeps its corners and is interpolated between its pixels")
  func enlarging() {
    let bitmap = drawn(40, 40) { $0.draw(checks, in: Rect(x: 0, y: 0, width: 40, height: 40)) }
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(bitmap[39, 39] == 0xFFFF_0000)
    #expect(abs(Int(bitmap[20, 5] & 255) - 134) < 10)
    #expect(bitmap.area == 1600)
  }

  @Test("An image made much smaller shows the mean of its pixels")
  func shrinking() {
    let stripes = Image(
      bitmap: drawn(64, 64) { canvas in
        canvas.fill(.white)
        for x in 0..<32 {
          canvas.fill(Rect(x: Double(x) * 2, y: 0, width: 1, height: 64), .black)
        }
      })
    let bitmap = drawn(8, 8) { $0.draw(stripes, in: Rect(x: 0, y: 0, width: 8, height: 8)) }
    for x in 0..<8 { #expect(abs(Int(bitmap[x, 4] & 255) - 128) <= 2) }
  }

  @Test("Opacity fades an image, both one to one and stretched", arguments: [4.0, 8])
  func fading(size: Double) {
    let bitmap = drawn(8, 8) {
      $0.draw(checks, in: Rect(x: 0, y: 0, width: size, height: size), opacity: 0.5)
    }
    #expect(abs(bitmap.alpha(0, 0) - 128) <= 1)
    #expect(abs(bitmap.alpha(3, 3) - 128) <= 1)
  }

  @Test("A rotated image has antialiased edges and its whole area")
  func turning() {
    let bitmap = drawn(60, 60) { canvas in
      canvas.translate(x: 30, y: 30)
      canvas.rotate(by: 0.6)
      canvas.draw(checks, in: Rect(x: -15, y: -15, width: 30, height: 30))
    }
    #expect(abs(bitmap.area - 900) < 1)
  }
}
