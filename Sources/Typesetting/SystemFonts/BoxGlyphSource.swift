/// The glyphs of a system without fonts: a hollow box for each character.
///
/// Text keeps plausible sizes, and users see that something is written.
final class BoxGlyphSource: GlyphSource {
  func face(for font: Font) throws(FontError) -> Int { 0 }

  func face(having scalar: Unicode.Scalar, like font: Font) -> Int? { nil }

  func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool { true }

  func metrics(of face: Int) -> FontMetrics {
    FontMetrics(ascent: 0.95, descent: 0.25, leading: 0, capHeight: 0.7, xHeight: 0.5)
  }

  func advance(of text: String, in face: Int) -> Double { 0.6 * Double(text.count) }

  func kerning(
    between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int
  ) -> Double { 0 }

  func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture? {
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    let rows = max(3, Int((pixelSize * 0.7).rounded()))
    // Four columns per pixel; the box is as wide as the advance minus a gap.
    let gap = max(2, Int((pixelSize * 0.2).rounded()))
    let columns = max(12, Int((pixelSize * 0.6 * 4).rounded()) - 2 * gap)
    var coverage = [UInt8](repeating: 0, count: rows * columns)
    for row in 0..<rows {
      for column in 0..<columns
      where row == 0 || row == rows - 1 || column < 4 || column >= columns - 4 {
        coverage[row * columns + column] = 255
      }
    }
    return GlyphPicture(left: gap, top: rows, columns: columns, rows: rows, coverage: coverage)
  }
}
