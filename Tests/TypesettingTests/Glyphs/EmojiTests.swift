import Pixels
import Testing

@testable import Typesetting

@Suite struct EmojiTests {
  @Test("D57: Every emoji of emoji-test.txt is one glyph, and no part of it is drawn alone")
  func sequences() throws {
    let lines = try UnicodeData("emoji/emoji-test.txt").lines
    let style = TextStyle(font: .body)
    var failed: [String] = []
    for line in lines {
      var scalars = String.UnicodeScalarView()
      scalars.append(
        contentsOf: UnicodeData.scalars(UnicodeData.fields(line)[0]).compactMap(Unicode.Scalar.init)
      )
      let emoji = String(scalars)
      let layout = TextLayout(emoji, style: style)
      let shown = layout.library.withCache { cache in
        layout.glyphs.map { cache.text(of: $0.glyph) }
      }
      let parts = shown.joined().unicodeScalars
      let isSound =
        emoji.count == 1 && shown.count == 1 && layout.glyphs[0].advance > 0
        && (scalars.count == 1
          || !parts.contains { Script.isSelecting($0) || $0.properties.isEmojiModifier })
      if !isSound { failed.append(emoji) }
    }
    #expect(lines.count > 4000)
    #expect(failed.isEmpty, "\(failed.count) of \(lines.count), such as \(failed.prefix(5))")
  }

  @Test("D57: A family, a flag and a keycap are one character to the caret and to Backspace")
  func editing() {
    for emoji in ["👨‍👩‍👧‍👦", "🇩🇰", "1️⃣", "👍🏽", "❤️"] {
      var editor = TextEditor("a" + emoji)
      #expect(editor.offset(-1, from: editor.count) == 1)
      let deleted = editor.deletion(.character, .backward)
      #expect(deleted == 1..<editor.count)
      editor.replace(deleted, with: "")
      #expect(editor.text == "a")
      let layout = TextLayout(emoji, style: TextStyle(font: .body))
      #expect(layout.stops(of: layout.lines[0]).count == 2)
    }
  }

  @Test("D57: What is drawn of an emoji is what it begins with, and other characters stay whole")
  func drawn() {
    #expect(Character("👨‍👩‍👧").drawn == "👨")
    #expect(Character("👍🏽").drawn == "👍")
    #expect(Character("❤️").drawn == "❤")
    #expect(Character("🇩🇰").drawn == "🇩🇰")
    #expect(Character("1️⃣").drawn == "1\u{20E3}")
    #expect(Character("🏽").drawn == "🏽")
    #expect(Character("e\u{301}").drawn == "e\u{301}")
  }

  @Test("D57: Selectors and joiners by themselves take no room")
  func selectors() {
    let layout = TextLayout("\u{FE0F}", style: TextStyle(font: .body))
    #expect(layout.size.width == 0)
    #expect(TextLayout("\u{200D}", style: TextStyle(font: .body)).size.width == 0)
  }
}
