import Pixels
import Testing

@testable import Typesetting

@Suite struct TextDirectionTests {
  /// Returns the characters of a text from left to right, as they are drawn.
  private func shown(_ text: String) -> String {
    let layout = TextLayout(text, style: TextStyle(font: .body))
    let glyphs = layout.glyphs.filter { $0.advance > 0 || $0.glyph != 0x20 }
    return layout.library.withCache { cache in
      glyphs.sorted { $0.x < $1.x }.map { cache.text(of: $0.glyph) }.joined()
    }
  }

  @Test("D48: A name from right to left moves neither the brackets nor the number after it")
  func leftToRight() {
    #expect(shown("(\u{2068}תל אביב\u{2069}) 5 km") == "(אביב תל) 5 km")
    // Without the isolate the number joins the name.
    #expect(shown("\u{2068}תל אביב\u{2069} 5 km") == "אביב תל 5 km")
    #expect(shown("תל אביב 5 km") == "km 5 אביב תל")
  }

  @Test("D48: A name from left to right moves neither the brackets nor the number before it")
  func rightToLeft() {
    #expect(shown("עד \u{2068}Lemvig (5)\u{2069} 7") == "7 Lemvig (5) עד")
    #expect(shown("עד Lemvig (5) 7") == "Lemvig (5) 7 עד")
  }

  @Test("D47: Formatting characters take no room, and are not drawn")
  func formatting() {
    let layout = TextLayout("\u{2068}Lemvig\u{2069}\u{200E}\u{200F}", style: TextStyle(font: .body))
    #expect(
      abs(layout.size.width - TextLayout("Lemvig", style: TextStyle(font: .body)).size.width) < 0.01
    )
    #expect(layout.glyphs.filter { $0.glyph > 0x7F }.isEmpty)
  }

  @Test("D47: Spaces at the end of a line stand at the end of its paragraph")
  func trailingSpaces() {
    let width = TextLayout("תל אביב", style: TextStyle(font: .body)).size.width
    let layout = TextLayout("תל אביב  km", style: TextStyle(font: .body), width: width + 4)
    #expect(layout.lines.count == 2)
    #expect(abs(layout.lines[0].width - width) < 0.01)
    #expect(layout.glyphs[layout.lines[0].glyphs].prefix(2).allSatisfy { $0.x < 4 })
  }
}
