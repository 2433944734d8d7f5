/// Where the shapes of letters come from: the platform's fonts.
///
/// A ``FontLibrary`` calls its source from many threads, but never at the same time. A face is one
/// font file; lengths are in parts of the em. A glyph is asked for by the text that it shows: a
/// character, or a whole word where a script joins its letters.
public protocol GlyphSource: AnyObject, Sendable {
  /// Returns the face that comes nearest to a font, its size aside.
  func face(for font: Font) throws(FontError) -> Int
  /// Returns a face, of a font's weight, that has a character which the font's own face lacks.
  func face(having scalar: Unicode.Scalar, like font: Font) -> Int?
  /// Returns the font that is called so, by PostScript or in full, or that of a family; nil where there
  /// is none.
  func font(named name: String) -> Font?
  /// Returns whether a face has a character.
  func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool
  /// Returns the measures of a face.
  func metrics(of face: Int) -> FontMetrics
  /// Returns how far a glyph moves the pen.
  func advance(of text: String, in face: Int) -> Double
  /// Returns how much farther the pen moves because one character follows another.
  func kerning(between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int) -> Double
  /// Returns the picture of a glyph at a size of the em in pixels; nil where there is no ink.
  func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture?
  /// Does what the first frame could do without; called on any thread, while others may be called.
  func readAhead()
}

extension GlyphSource {
  /// Knows no names.
  public func font(named name: String) -> Font? { nil }

  /// Does nothing: a source that has all it needs need not read anything.
  public func readAhead() {}
}

/// The coverage of a glyph, four columns to a pixel, so that it can stand at quarters of a pixel.
public struct GlyphPicture: Sendable {
  /// Where the first column stands from the pen, in quarters of a pixel.
  public var left: Int
  /// How many rows the first row is above the baseline; 1 is the row that stands on it.
  public var top: Int
  /// The columns, four to a pixel.
  public var columns: Int
  /// The rows, one to a pixel.
  public var rows: Int
  /// The coverage of 0…255, row by row from the top.
  public var coverage: [UInt8]

  /// Makes a picture.
  public init(left: Int, top: Int, columns: Int, rows: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.columns = columns
    self.rows = rows
    self.coverage = coverage
  }
}
