import Testing

@testable import Typesetting

@Suite struct HarfBuzzScriptTests {
  @Test("D52: The script of a word is that of its first character that has one")
  func scripts() {
    #expect(HarfBuzzScript("\u{64B}ب")?.tag == "Arab")
    #expect(HarfBuzzScript("\u{200D}क")?.tag == "Deva")
    #expect(HarfBuzzScript("\u{951}क")?.tag == "Deva")
    #expect(HarfBuzzScript("(5)")?.tag == "Latn")
    #expect(HarfBuzzScript("") == nil)
    #expect(HarfBuzzScript("ߒߞߏ")?.isRightToLeft == true)
    #expect(HarfBuzzScript("𞤀")?.isRightToLeft == true)
  }

  /// Returns the texts that are shaped in one piece.
  private func pieces(_ text: String) -> [String] {
    let layout = TextLayout(text, style: TextStyle(font: .body))
    return layout.library.withCache { cache in
      layout.glyphs.sorted { $0.byte < $1.byte }.map { cache.text(of: $0.glyph) }
    }
  }

  @Test("D52: A word ends where the script changes, and not at what all scripts share")
  func runs() {
    #expect(pieces("AB\u{5D0}") == ["A", "B", "\u{5D0}"])
    #expect(pieces("\u{5D0}\u{5D1}\u{627}\u{628}") == ["\u{5D0}\u{5D1}", "\u{627}\u{628}"])
    #expect(pieces("कক") == ["क", "ক"])
    #expect(pieces("ॐ\u{951}क\u{964}ख") == ["ॐ\u{951}क\u{964}ख"])
  }

  @Test("D52: A character that the word's font lacks is drawn by another font, by itself")
  func fallback() throws {
    // Arabic letters of Noto Sans, and a letter that only newer fonts have.
    let source = OneLetterSource(lacking: "\u{628}")
    let layout = TextLayout(
      "\u{627}\u{628}\u{628}\u{62A}", style: TextStyle(font: .body),
      library: try FontLibrary(source: source))
    let glyphs = layout.glyphs.sorted { $0.byte < $1.byte }
    #expect(glyphs.map(\.face) == [0, 1, 0])
    #expect(glyphs.map { Int($0.count) } == [2, 4, 2])
  }

  @Test("D52: A word of which another font has all is drawn in that font, so that it joins")
  func wholeWord() {
    let layout = TextLayout("\u{642}\u{627}\u{6C1}\u{631}\u{6C1}", style: TextStyle(font: .body))
    #expect(layout.glyphs.count == 1)
  }

  @Test("D52: A letter with too many marks stands by itself, and what follows keeps its place")
  func manyMarks() {
    let text = "\u{628}" + String(repeating: "\u{64B}", count: 40) + "\u{88F}\u{628}"
    let layout = TextLayout(text, style: TextStyle(font: .body))
    let glyphs = layout.glyphs.sorted { $0.byte < $1.byte }
    #expect(glyphs.first.map { Int($0.count) } == 82)
    #expect(glyphs.dropFirst().allSatisfy { $0.byte >= 82 })
    #expect(glyphs.reduce(0) { $0 + Int($1.count) } == text.utf8.count)
  }

  @Test("D54: What no font has is one box for each character, whatever its marks")
  func boxes() throws {
    let source = OneLetterSource(lacking: "\u{628}", isAnywhere: false)
    let library = try FontLibrary(source: source)
    let layout = TextLayout(
      "\u{627}\u{628}\u{64B}\u{628}\u{64E}\u{62A}", style: TextStyle(font: .body), library: library)
    let glyphs = layout.glyphs.sorted { $0.byte < $1.byte }
    #expect(glyphs.map { Int($0.count) } == [2, 4, 4, 2])
    #expect(library.withCache { cache in glyphs.map { cache.text(of: $0.glyph) } }[1] == "\u{628}")
  }

  /// A source whose first face lacks a letter, which the second one has.
  private final class OneLetterSource: GlyphSource {
    let lacking: Unicode.Scalar
    let isAnywhere: Bool

    init(lacking: Unicode.Scalar, isAnywhere: Bool = true) {
      (self.lacking, self.isAnywhere) = (lacking, isAnywhere)
    }

    func face(for font: Font) throws(FontError) -> Int { 0 }
    func face(having scalar: Unicode.Scalar, like font: Font) -> Int? {
      scalar == lacking ? (isAnywhere ? 1 : nil) : 0
    }
    func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool {
      (scalar == lacking) == (face == 1)
    }
    func metrics(of face: Int) -> FontMetrics {
      FontMetrics(ascent: 1, descent: 0, leading: 0, capHeight: 1, xHeight: 1)
    }
    func advance(of text: String, in face: Int) -> Double { Double(text.count) }
    func kerning(
      between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int
    ) -> Double { 0 }
    func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture? { nil }
  }
}
