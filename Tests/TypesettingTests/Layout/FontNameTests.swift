@testable import Typesetting
import Pixels
import TestSupport
import Testing

@Suite struct FontNameTests {
  @Test("The interface fonts have the same names as in UIKit")
  func system() {
    #expect(Font.systemFont(ofSize: 15) == Font(size: 15))
    #expect(Font.systemFont(ofSize: 15, weight: .heavy).weight == .heavy)
    #expect(Font.boldSystemFont(ofSize: 15).weight == .bold)
    #expect(Font.italicSystemFont(ofSize: 15).isItalic)
    #expect(Font.monospacedDigitSystemFont(ofSize: 15, weight: .medium).hasMonospacedDigits)
    #expect(Font.systemFont(ofSize: 15).pointSize == 15)
  }

  @Test("All characters of the monospaced font have the same width")
  func monospaced() {
    let style = TextStyle(font: .monospacedSystemFont(ofSize: 16, weight: .regular))
    #expect(
      TextLayout("iiii", style: style).size.width == TextLayout("MMMM", style: style).size.width)
  }

  @Test("Each weight is heavier than the previous one")
  func weights() {
    let ink = Font.Weight.allCases.map { weight in
      let layout = TextLayout("lll", style: TextStyle(font: Font(size: 60, weight: weight)))
      return drawn(200, 90) { $0.draw(layout, at: .zero, color: .black) }.area
    }
    #expect(ink.count == 9)
    #expect(ink == ink.sorted())
    #expect(Set(ink).count == 9)
  }

  @Test("A font is found by its family name or its own name")
  func named() {
    #expect(Font(name: "Inter", size: 12) == Font(family: "Inter", size: 12))
    #expect(
      Font(name: "Inter-SemiBold", size: 12) == Font(family: "Inter", size: 12, weight: .semibold))
    #expect(
      Font(name: "Inter-MediumItalic", size: 12)
        == Font(family: "Inter", size: 12, weight: .medium, isItalic: true))
    #expect(Font(name: "No Such Font", size: 12) == nil)
  }

  @Test("Line heights are made from the metrics of the font")
  func measures() {
    let font = Font(size: 20)
    #expect(font.lineHeight == font.metrics.lineHeight)
    #expect(font.ascender > font.capHeight)
    #expect(font.descender < 0)
    #expect(font.capHeight > font.xHeight)
  }

  @Test("Letters without italics are slanted all the same, and are no wider")
  func slant() throws {
    let family = "Noto Sans Symbols"
    try #require(Font(name: family, size: 40) != nil, "fonts-noto-core is needed")
    func picture(isItalic: Bool) -> (Bitmap, Double) {
      let style = TextStyle(font: Font(family: family, size: 40, isItalic: isItalic))
      let layout = TextLayout("l", style: style)
      return (
        drawn(60, 80) { $0.draw(layout, at: Point(x: 20, y: 4), color: .black) }, layout.size.width
      )
    }
    let (upright, width) = picture(isItalic: false)
    let (leaning, leaningWidth) = picture(isItalic: true)
    #expect(width == leaningWidth)
    #expect(abs(upright.area - leaning.area) < 1)
    func middle(_ bitmap: Bitmap, _ row: Int) -> Double {
      let ink = (0..<60).map { Double(bitmap.alpha($0, row)) }
      return zip(0..., ink).map { Double($0) * $1 }.reduce(0, +) / ink.reduce(0, +)
    }
    let rows = (0..<80).filter { row in (0..<60).contains { leaning.alpha($0, row) > 0 } }
    let (top, bottom) = (try #require(rows.first) + 2, try #require(rows.last) - 2)
    let lean = middle(leaning, top) - middle(leaning, bottom)
    #expect(abs(lean - 0.2126 * Double(bottom - top)) < 1)
    #expect(abs(middle(upright, top) - middle(upright, bottom)) < 0.5)
  }

  @Test("Carets are at the edges of monospaced digits, however narrow the digits are")
  func caret() {
    let style = TextStyle(font: Font(size: 20, hasMonospacedDigits: true))
    let (ones, zeros) = (TextLayout("111", style: style), TextLayout("000", style: style))
    for (one, zero) in zip(ones.string.indices, zeros.string.indices) {
      let (caret, other) = (ones.caret(at: one), zeros.caret(at: zero))
      #expect(abs(caret.minX - other.minX) < 0.05)
    }
    #expect(abs(ones.caret(at: ones.string.endIndex).minX - ones.size.width) < 0.05)
    let rects = ones.rects(for: ones.string.startIndex..<ones.string.endIndex)
    #expect(rects.count == 1)
    #expect(abs((rects.first?.width ?? 0) - ones.size.width) < 0.1)
  }

  @Test("D134: another family takes the place of the interface font, at once and only of it")
  func interfaceFamily() throws {
    let library = try FontLibrary(source: SDLGlyphSource())
    func width(_ font: Font) -> Double {
      TextLayout("Handgloves 0123", style: TextStyle(font: font), library: library).size.width
    }
    let (own, serif) = (Font(size: 20), Font(family: "DejaVu Serif", size: 20))
    let usual = width(own)
    #expect(usual != width(serif))

    library.interfaceFamily = "DejaVu Serif"
    #expect(width(own) == width(serif))
    #expect(width(Font(family: "monospace", size: 20)) != width(serif))

    library.interfaceFamily = "No Such Family"
    #expect(width(own) == usual)
    library.interfaceFamily = nil
    #expect(width(own) == usual)
  }

  @Test("D134: digits are as wide as each other in another family too")
  func digits() throws {
    let library = try FontLibrary(source: SDLGlyphSource())
    for family in [nil, "DejaVu Serif", "FreeSans"] {
      library.interfaceFamily = family
      let style = TextStyle(font: .monospacedDigitSystemFont(ofSize: 20, weight: .medium))
      let widths = ["1111", "0000", "7474"].map {
        TextLayout($0, style: style, library: library).size.width
      }
      #expect(Set(widths).count == 1)
    }
  }
}
