import Pixels
import Synchronization
import Testing

@testable import Typesetting

@Suite struct GlyphCacheTests {
  /// A square of a size in pixels.
  private func square(_ size: Int) -> GlyphPicture {
    GlyphPicture(
      left: 0, top: size, columns: 4 * size, rows: size,
      coverage: Array(repeating: 255, count: 4 * size * size))
  }

  @Test("F1241: Pictures take no more than the limit and two glyphs, however many are drawn")
  func bound() {
    let cache = GlyphCache(limit: 100_000)
    var highest = 0
    for number in 0..<2000 {
      cache.insert(square(20), key: UInt64(number) << 2)
      highest = max(highest, cache.bytes)
    }
    #expect(highest > 50_000)
    #expect(highest <= 100_000 + 8 * (21 * 20 + 64))
  }

  @Test("F1241: Glyphs without ink count, too")
  func emptyPictures() {
    let cache = GlyphCache(limit: 10_000)
    for number in 0..<2000 { cache.insert(nil, key: UInt64(number) << 2) }
    #expect(cache.bytes <= 10_000 + 8 * 64)
  }

  @Test("F1241: What is used stays, with all four positions, and what is not goes")
  func use() {
    let cache = GlyphCache(limit: 100_000)
    cache.insert(square(10), key: 0)
    cache.insert(square(10), key: 4)
    for number in 2..<2000 {
      cache.insert(square(10), key: UInt64(number) << 2)
      #expect(cache[1] != nil)
    }
    for quarter in 0..<4 { #expect(cache[UInt64(quarter)]?.width == (quarter == 0 ? 10 : 11)) }
    #expect(cache[4] == nil)
    cache.removeAll()
    #expect(cache.bytes == 0)
    #expect(cache[1] == nil)
  }

  @Test("F1241: Words are dropped with their lengths, and a layout that is kept draws the same")
  func words() throws {
    let source = CountingSource()
    let library = FontLibrary(checked: source, limit: 100)
    let style = TextStyle(font: .body)
    let kept = TextLayout("مسقط", style: style, library: library)
    for number in 0..<1000 {
      let letters = String(number, radix: 4).map { ["ا", "ب", "ت", "ث"][$0.wholeNumberValue ?? 0] }
      _ = TextLayout(letters.joined(), style: style, library: library)
      #expect(library.wordCount <= 101)
    }
    let picture = Image.drawn(size: kept.size, scale: 1) { canvas in
      canvas.draw(kept, at: .zero, color: .black)
    }
    #expect(picture.size.width > 0)
    #expect(source.drawn == ["مسقط"])
    #expect(library.pictureBytes > 0)
  }

  /// A source that notes what it draws.
  private final class CountingSource: GlyphSource {
    private let texts = Mutex<[String]>([])

    var drawn: [String] { texts.withLock { $0 } }

    func face(for font: Font) throws(FontError) -> Int { 0 }
    func face(having scalar: Unicode.Scalar, like font: Font) -> Int? { nil }
    func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool { true }
    func metrics(of face: Int) -> FontMetrics {
      FontMetrics(ascent: 1, descent: 0, leading: 0, capHeight: 1, xHeight: 1)
    }
    func advance(of text: String, in face: Int) -> Double { Double(text.count) }
    func kerning(
      between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int
    ) -> Double { 0 }
    func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture? {
      texts.withLock { $0.append(text) }
      return nil
    }
  }
}
