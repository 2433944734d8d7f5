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
    for text in ["བསྒྲུབས", "ที่นี้", "ကြွေး", "ស្ត្រី"] {
      let layout = TextLayout(text, style: style)
      let line = layout.lines[0]
      let glyph = try #require(layout.glyphs.first)
      let shape = try #require(
        layout.library.withCache { $0.shape(of: glyph.glyph, in: Int(glyph.face)) })
      if shape.ascent + shape.descent > usual / 20 {
        #expect(shape.ascent * 20 <= line.baseline - line.top + 0.01)
        #expect(shape.descent * 20 <= line.top + line.height - line.baseline + 0.01)
      }
    }
  }

  @Test("D56: Ink of one line does not reach into the next one")
  func neighbors() {
    let layout = TextLayout("བསྒྲུབས\nབསྒྲུབས", style: style)
    let picture = Image.drawn(size: layout.size, scale: 1) { canvas in
      canvas.draw(layout, at: .zero, color: .black)
    }
    #expect(picture.size.height >= layout.lines[1].top + layout.lines[1].height - 1)
    #expect(layout.lines[1].top >= layout.lines[0].top + layout.lines[0].height - 0.01)
  }
}
