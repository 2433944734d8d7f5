import Pixels
import TestSupport
import Testing
import Typesetting

@Suite struct TextDrawingTests {
  private let style = TextStyle(font: .system(size: 20))

  private func ink(_ x: Double, scale: Double = 1, _ text: String = "I") -> Bitmap {
    Image.drawn(size: Size(width: 60, height: 40), scale: scale) {
      $0.draw(TextLayout(text, style: style), at: Point(x: x, y: 5), color: .black)
    }.bitmap
  }

  @Test("Letters are placed at quarters of a pixel: the ink moves, and its amount stays")
  func quarters() {
    let places = [10.0, 10.25, 10.5, 10.75].map { ink($0) }
    for bitmap in places { #expect(abs(bitmap.area - places[0].area) < 0.5) }
    func middle(_ bitmap: Bitmap) -> Double {
      var sum = 0.0
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width { sum += Double(x * bitmap.alpha(x, y)) / 255 }
      }
      return sum / bitmap.area
    }
    // The center measured in whole pixels varies slightly around that of the shape.
    for step in 1..<4 {
      #expect(abs(middle(places[step]) - middle(places[0]) - Double(step) / 4) < 0.1)
    }
  }

  @Test("Twice the scale means four times the ink")
  func scale() {
    #expect(abs(ink(10, scale: 2, "Hamburg").area / ink(10, "Hamburg").area - 4) < 0.3)
  }

  @Test(
    "A letter with a combining mark looks like the precomposed letter", arguments: 0..<4)
  func marks(quarter: Int) {
    let x = 10 + Double(quarter) / 4
    for (composed, parts) in [
      ("\u{12B}", "i\u{304}"), ("\u{EE}", "i\u{302}"), ("\u{E2}", "a\u{302}"),
    ] {
      // Only single letters are kerned: nothing comes before or after.
      let (one, two) = (ink(x, composed), ink(x, parts))
      let differences = (0..<one.height).flatMap { y in
        (0..<one.width).map { abs(one.alpha($0, y) - two.alpha($0, y)) }
      }
      #expect(differences.max() ?? 255 < 8, "\(composed)")
      let widths = [composed, parts].map { TextLayout($0, style: style).size.width }
      #expect(abs(widths[0] - widths[1]) < 0.05, "\(composed)")
    }
  }

  @Test("Nothing is drawn outside a clip, whether a rectangle or a path")
  func clipping() {
    let clip = Rect(x: 20, y: 0, width: 10, height: 40)
    for path in [false, true] {
      let bitmap = drawn(60, 40) { canvas in
        if path { canvas.clip(to: Path(rect: clip)) } else { canvas.clip(to: clip) }
        canvas.draw(
          TextLayout("Hamburg", style: style), at: Point(x: 2, y: 5), color: .black)
      }
      #expect(bitmap.area > 10)
      for y in 0..<40 {
        for x in [0, 10, 19, 30, 45] { #expect(bitmap.alpha(x, y) == 0) }
      }
    }
  }

  @Test("Runs keep their own colors")
  func colors() {
    let text = StyledText(runs: [
      .init("I", style: TextStyle(font: .body, color: Color(hex: 0xFF0000))), .init("I"),
    ])
    let bitmap = drawn(40, 30) {
      $0.draw(TextLayout(text, style: style), at: .zero, color: Color(hex: 0x0000FF))
    }
    var (red, blue) = (0, 0)
    for y in 0..<30 {
      for x in 0..<40 {
        red += Int(bitmap[x, y] >> 16 & 255)
        blue += Int(bitmap[x, y] & 255)
      }
    }
    #expect(red > 1000)
    #expect(blue > 1000)
  }

  @Test("A halo surrounds letters by its width and does not hide them")
  func halo() {
    let layout = TextLayout("I", style: style)
    let plain = drawn(40, 40) { $0.draw(layout, at: Point(x: 15, y: 5), color: .black) }
    let haloed = drawn(40, 40) {
      $0.draw(layout, at: Point(x: 15, y: 5), color: .black, halo: .white, haloWidth: 2)
    }
    var added = 0
    for y in 0..<40 {
      for x in 0..<40 {
        if plain.alpha(x, y) == 255 { #expect(haloed[x, y] == 0xFF00_0000) }
        let isNear = (-3...3).contains { dy in
          (-3...3).contains { dx in
            (0..<40).contains(x + dx) && (0..<40).contains(y + dy)
              && plain.alpha(x + dx, y + dy) > 0
          }
        }
        if !isNear { #expect(haloed.alpha(x, y) == 0) }
        added += haloed.alpha(x, y) > plain.alpha(x, y) ? 1 : 0
      }
    }
    #expect(added > 60)
  }

  @Test("Rotated text has about as much ink as upright text")
  func turned() {
    let layout = TextLayout("Hamburg", style: style)
    let bitmap = drawn(120, 120) { canvas in
      canvas.translate(x: 60, y: 60)
      canvas.rotate(by: 1)
      canvas.draw(layout, at: Point(x: -40, y: -12), color: .black)
    }
    let upright = drawn(120, 120) { $0.draw(layout, at: .zero, color: .black) }
    #expect(abs(bitmap.area / upright.area - 1) < 0.02)
  }

  @Test("Text drawn by many threads at once is the same as by one")
  func threads() async {
    let expected = ink(3.25, "Concurrent")
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          let style = TextStyle(font: .system(size: 20))
          for round in 0..<20 {
            let bitmap = Image.drawn(size: Size(width: 60, height: 40)) {
              $0.draw(
                TextLayout("Concurrent", style: style), at: Point(x: 3.25, y: 5), color: .black)
            }.bitmap
            if bitmap.area != expected.area { return false }
            _ = TextLayout(
              "\(task) \(round)", style: TextStyle(font: .system(size: 11 + Double(task))))
          }
          return true
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("The image of a layout is at its offset")
  func image() {
    let layout = TextLayout("Hamburg", style: style)
    let picture = layout.image(color: .black, scale: 1)
    let direct = drawn(120, 60) { $0.draw(layout, at: Point(x: 20, y: 20), color: .black) }
    let pictured = drawn(120, 60) {
      $0.draw(picture.image, at: Point(x: 20, y: 20) + picture.offset)
    }
    #expect(direct.area == pictured.area)
    #expect((0..<60).allSatisfy { y in (0..<120).allSatisfy { direct[$0, y] == pictured[$0, y] } })
  }

  @Test("The metrics of a font are in order and grow with its size")
  func metrics() {
    let metrics = Font.system(size: 100).metrics
    #expect(metrics.xHeight < metrics.capHeight)
    #expect(metrics.capHeight < metrics.ascent)
    #expect(abs(metrics.lineHeight - 10 * Font.system(size: 10).metrics.lineHeight) < 1e-9)
  }
}
