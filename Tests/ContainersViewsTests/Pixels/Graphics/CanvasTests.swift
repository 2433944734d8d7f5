import Containers
import TestSupport
import Testing

@Suite struct CanvasTests {
  private let all = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test("The scale is the number of pixels per point")
  func scale() {
    let image = Image.drawn(size: Size(width: 3, height: 3), scale: 2) {
      $0.fill(Rect(x: 1, y: 1, width: 1, height: 1), .black)
    }
    #expect(image.bitmap.width == 6)
    #expect(image.bitmap.area == 4)
    #expect(image.size == Size(width: 3, height: 3))
  }

  @Test("The transform applied last acts first")
  func transforms() {
    let bitmap = drawn(10, 10) { canvas in
      canvas.translate(x: 2, y: 0)
      canvas.scale(x: 3, y: 3)
      canvas.fill(Rect(x: 1, y: 1, width: 1, height: 1), .black)
    }
    #expect(bitmap.area == 9)
    #expect(bitmap.alpha(5, 3) == 255)
    #expect(bitmap.alpha(4, 3) == 0)
  }

  @Test("Restoring restores the transform, the clip and the opacity")
  func restoring() {
    let bitmap = drawn(10, 10) { canvas in
      canvas.saved {
        canvas.translate(x: 5, y: 5)
        canvas.clip(to: Rect(x: 0, y: 0, width: 1, height: 1))
        canvas.opacity = 0.5
      }
      canvas.fill(all, .black)
    }
    #expect(bitmap.area == 100)
  }

  @Test("Restoring more often than saving traps with the reason")
  func unpaired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Canvas(bitmap: Bitmap(width: 1, height: 1)).restore()
    }
    let message = result.standardError
    #expect(message.contains("restore() was called more often than save()"))
  }

  @Test("Clips intersect, and the edges of rectangles are rounded to pixels")
  func clipping() {
    let bitmap = drawn(10, 10) { canvas in
      canvas.clip(to: Rect(x: 1.4, y: 0, width: 5, height: 10))
      canvas.clip(to: Rect(x: 0, y: 2, width: 10, height: 3))
      #expect(canvas.clipBounds == Rect(x: 1, y: 2, width: 5, height: 3))
      canvas.fill(all, .black)
    }
    #expect(bitmap.area == 15)
  }

  @Test("A path clips any drawing with smooth edges")
  func clippingToPath() {
    let disc = Path(ellipseIn: all)
    let filled = drawn(10, 10) { $0.fill(disc, .black) }
    let tile = Image(bitmap: drawn(10, 10) { $0.fill(.black) })
    let draws: [(Canvas) -> Void] = [
      { $0.fill(.black) },
      { $0.fill(Rect(x: -1.5, y: -1.5, width: 20, height: 20), .black) },
      {
        $0.fill(
          Path(rect: all), Gradient([.black, .black], shape: .linear(from: .zero, to: .zero)))
      },
      { $0.draw(tile, at: .zero) },
      { $0.draw(tile, in: Rect(x: -5, y: -5, width: 20, height: 20)) },
    ]
    for draw in draws {
      let clipped = drawn(10, 10) { canvas in
        canvas.clip(to: disc)
        draw(canvas)
      }
      for y in 0..<10 {
        for x in 0..<10 { #expect(abs(clipped.alpha(x, y) - filled.alpha(x, y)) <= 1) }
      }
    }
  }

  @Test("Two clip paths clip to their intersection")
  func clippingTwice() {
    let bitmap = drawn(10, 10) { canvas in
      canvas.clip(to: Path(rect: Rect(x: 0, y: 0, width: 6.5, height: 10)))
      canvas.clip(to: Path(rect: Rect(x: 2, y: 0, width: 8, height: 10)))
      canvas.fill(.black)
    }
    #expect(abs(bitmap.area - 45) < 0.1)
  }

  @Test("Clearing within a clip leaves the rest")
  func clearing() {
    let bitmap = drawn(10, 10) { canvas in
      canvas.fill(.black)
      canvas.clip(to: Rect(x: 0, y: 0, width: 4, height: 10))
      canvas.clear()
    }
    #expect(bitmap.area == 60)
  }

  @Test("Opacity fades each drawing; a group is faded as one")
  func opacity() {
    let pieces = drawn(1, 1) { canvas in
      canvas.opacity = 0.5
      canvas.fill(.black)
      canvas.fill(.black)
    }
    let group = drawn(1, 1) { canvas in
      canvas.withOpacity(0.5) {
        canvas.fill(.black)
        canvas.fill(.black)
      }
    }
    #expect(abs(pieces.alpha(0, 0) - 191) <= 1)
    #expect(abs(group.alpha(0, 0) - 128) <= 1)
  }

  @Test("A group keeps the position, the transform and the clip")
  func groups() {
    let bitmap = drawn(10, 10) { canvas in
      canvas.clip(to: Rect(x: 3, y: 3, width: 4, height: 4))
      canvas.translate(x: 5, y: 5)
      canvas.withOpacity(0.2) { canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9), .black) }
      canvas.fill(Rect(x: -9, y: -9, width: 7, height: 20), .black)
    }
    #expect(bitmap.alpha(5, 5) == 51)
    #expect(bitmap.alpha(6, 6) == 51)
    #expect(bitmap.alpha(7, 7) == 0)
    #expect(bitmap.alpha(4, 4) == 0)
    #expect(bitmap.alpha(2, 4) == 0)
  }

  @Test("A half-transparent color over white is the mean, for rows of any width", arguments: 1...9)
  func blending(width: Int) {
    let bitmap = drawn(width, 1) { canvas in
      canvas.fill(.white)
      canvas.fill(Color(white: 0, alpha: 0.5))
    }
    #expect((0..<width).allSatisfy { bitmap[$0, 0] == 0xFF7F_7F7F })
  }

  @Test("A gradient has its end colors at its ends and beyond")
  func linearGradient() {
    let bitmap = drawn(100, 1) {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 100, height: 1)),
        Gradient(
          [.black, .white],
          shape: .linear(from: Point(x: 20, y: 0), to: Point(x: 80, y: 0))))
    }
    #expect(bitmap[10, 0] == 0xFF00_0000)
    #expect(bitmap[90, 0] == 0xFFFF_FFFF)
    #expect(abs(Int(bitmap[50, 0] & 255) - 130) <= 2)
  }

  @Test("A radial gradient is the same all around")
  func radialGradient() {
    let bitmap = drawn(41, 41) {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 41, height: 41)),
        Gradient(
          [.white, .black], shape: .radial(center: Point(x: 20.5, y: 20.5), radius: 20)))
    }
    #expect(bitmap[20, 20] == 0xFFFF_FFFF)
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(bitmap[10, 20] == bitmap[30, 20])
    #expect(bitmap[20, 10] == bitmap[10, 20])
  }

  @Test("The stops of a gradient may come in any order and start anywhere")
  func stops() {
    let gradient = Gradient(
      stops: [.init(0.75, .white), .init(0.25, .black)], shape: .linear(from: .zero, to: .zero))
    #expect(gradient.color(at: 0) == .black)
    #expect(gradient.color(at: 0.5) == Color(white: 0.5))
    #expect(gradient.color(at: 1) == .white)
    #expect(Gradient([], shape: .linear(from: .zero, to: .zero)).color(at: 0.5) == .clear)
  }

  @Test("Direct access provides the visible part of a rectangle and its position in it")
  func directPixels() {
    var seen: [Int] = []
    let bitmap = drawn(10, 10) { canvas in
      canvas.translate(x: -3, y: 2)
      canvas.withPixels(of: Rect(x: 0, y: 0, width: 8, height: 20)) { region in
        seen = [region.x, region.y, region.raster.width, region.raster.height]
        region.raster.pixels[0] = 0xFF00_0000
      }
      canvas.withPixels(of: Rect(x: 100, y: 0, width: 8, height: 8)) { _ in
        Issue.record("None of it is visible.")
      }
    }
    #expect(seen == [3, 0, 5, 8])
    #expect(bitmap.alpha(0, 2) == 255)
    #expect(bitmap.area == 1)
  }

  @Test(
    "Places that are no numbers draw nothing and do no harm",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300,
    ])
  func notNumbers(value: Double) {
    let far = Point(x: value, y: value)
    let bitmap = drawn(10, 10) { canvas in
      let layout = TextLayout("far", style: TextStyle(font: .body))
      canvas.draw(layout, at: far, color: .black)
      canvas.draw(layout, at: far, color: .black, halo: .white, haloWidth: 2)
      canvas.fill(Rect(origin: far, size: Size(width: 5, height: 5)), .black)
      canvas.draw(Image(bitmap: Bitmap(width: 4, height: 4)), at: far)
      canvas.saved { canvas.clip(to: Path(rect: Rect(origin: far, size: all.size))) }
      canvas.saved { canvas.clip(to: Rect(origin: far, size: all.size)) }
      canvas.withPixels(of: Rect(origin: far, size: all.size)) { _ in }
      canvas.fill(
        Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)),
        Gradient([.black, .black], shape: .linear(from: far, to: .zero)))
    }
    #expect(bitmap.area == 1)
  }
}
