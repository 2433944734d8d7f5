/// A source of glyphs: the platform's fonts.
///
/// A ``FontLibrary`` calls its source from many threads, but never concurrently. A face is one font
/// file; lengths are relative to the em. A glyph is requested by the text that it shows: a
/// character, or a whole word in scripts with joined letters.
public protocol GlyphSource: AnyObject, Sendable {
  /// Returns the face that best matches a font, ignoring its size.
  func face(for font: Font) throws(FontError) -> Int
  /// Returns a face with a font's weight that has a character missing from the font's own face.
  func face(having scalar: Unicode.Scalar, like font: Font) -> Int?
  /// Returns the font with a PostScript name, full name or family name, or `nil` if there is none.
  func font(named name: String) -> Font?
  /// Returns whether a face has a character.
  func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool
  /// Returns the metrics of a face.
  func metrics(of face: Int) -> FontMetrics
  /// Returns the advance of a glyph.
  func advance(of text: String, in face: Int) -> Double
  /// Returns the adjustment of the advance between two characters.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int) -> Double
  /// Returns the picture of a glyph for an em of a size in pixels; `nil` if the glyph has no ink.
  func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture?
  /// Returns how the characters of a word lie in it; `nil` if that is unknown.
  func shape(of word: String, in face: Int) -> WordShape?
  /// Performs work that the first frame does not need; called on any thread, even during other
  /// calls.
  func readAhead()
}

extension GlyphSource {
  /// Returns `nil`.
  public func font(named name: String) -> Font? { nil }

  /// Returns `nil`: carets divide a word evenly.
  public func shape(of word: String, in face: Int) -> WordShape? { nil }

  /// Does nothing, for sources that need no preparation.
  public func readAhead() {}
}

/// The coverage of a glyph at four columns per pixel, for subpixel positioning.
public struct GlyphPicture: Sendable {
  /// The offset of the first column from the pen, in quarters of a pixel.
  public var left: Int
  /// The distance of the first row above the baseline; 1 is the row directly above it.
  public var top: Int
  /// The number of columns, four per pixel.
  public var columns: Int
  /// The number of rows, one per pixel.
  public var rows: Int
  /// The coverage, 0…255, row by row from the top.
  public var coverage: [UInt8]

  /// Creates a picture.
  public init(left: Int, top: Int, columns: Int, rows: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.columns = columns
    self.rows = rows
    self.coverage = coverage
  }
}
