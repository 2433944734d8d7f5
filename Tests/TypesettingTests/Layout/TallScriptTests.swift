import Pixels
import Testing

@testable import Typesetting

@Suite struct TallScriptTests {
  private let style = TextStyle(font: .system(size: 20))

  @Test("D56: A line is as high as its ink where that is higher than its font")
  func heights() throws {
    let usual = TextLayout("Lemvig", style: style).size.height
    #expect(TextLayout("القاهرة", style: style).size.height == usual)
    // Letters stacked on letters.
    let stacked = TextLayout("བསྒྲུབས", style: style)
    #expect(stacked.size.height > usual)
    // Marks on marks, above or below.
    for text in ["ปื้", "ที่", "ผู้"] {
      #expect(TextLayout(text, style: style).size.height > usual, "\(text)")
    }
    for text in Self.tall {
      let layout = TextLayout(text, style: style)
      let line = layout.lines[0]
      for glyph in layout.glyphs {
        guard
          let shape = layout.library.withCache({ $0.shape(of: glyph.glyph, in: Int(glyph.face)) })
        else { continue }
        #expect(shape.ascent * 20 <= line.baseline - line.top + 0.11, "\(text)")
        #expect(shape.descent * 20 <= line.top + line.height - line.baseline + 0.11, "\(text)")
      }
    }
  }

  private static let tall = [
    "བསྒྲུབས", "ที่ ผู้ ปื้ ญี่ปุ่น น้ำ", "ที่นี้", "ป้้", "กู้", "ฎุ", "ປີ້ ທີ່ ນ້ຳ", "ကြွေး", "ស្ត្រី",
  ]

  /// Returns the highest and lowest row with ink of a text that is drawn with room on all sides.
  private func ink(_ layout: TextLayout, room: Double) -> ClosedRange<Int>? {
    let size = Size(width: layout.size.width + 2 * room, height: layout.size.height + 2 * room)
    let picture = Image.drawn(size: size, scale: 1) { canvas in
      canvas.draw(layout, at: Point(x: room, y: room), color: .black)
    }.bitmap
    let rows = (0..<picture.height).filter { row in
      (0..<picture.width).contains { picture.pixels[row * picture.stride + $0] >> 24 > 40 }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  @Test(
    "D56: No ink of Thai, Lao, Tibetan, Burmese, Khmer or Nastaliq lies outside its line",
    arguments: tall.map { ($0, nil as String?) } + [
      ("نستعلیق", "Noto Nastaliq Urdu"), ("پاکستان", "Noto Nastaliq Urdu"),
    ] as [(String, String?)])
  func inside(text: String, family: String?) throws {
    for size in [12.0, 17, 34] {
      var font = Font.system(size: size)
      if let family {
        // Debian has it in fonts-noto-core.
        guard let named = Font(name: family, size: size) else { return }
        font = named
      }
      let layout = TextLayout(text, style: TextStyle(font: font))
      let rows = try #require(ink(layout, room: 40))

      #expect(rows.lowerBound >= 39, "\(text) at \(size)")
      #expect(Double(rows.upperBound) < 41 + layout.size.height, "\(text) at \(size)")
    }
  }

  @Test("D56: Ink of one line does not reach into the next one", arguments: tall)
  func neighbors(text: String) {
    let layout = TextLayout("\(text)\n\(text)", style: style)
    let picture = Image.drawn(size: layout.size, scale: 1) { canvas in
      canvas.draw(layout, at: .zero, color: .black)
    }
    #expect(picture.size.height >= layout.lines[1].top + layout.lines[1].height - 1)
    #expect(layout.lines[1].top >= layout.lines[0].top + layout.lines[0].height - 0.01)
  }
}
