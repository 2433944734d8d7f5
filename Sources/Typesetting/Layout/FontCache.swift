/// A cache of font data, used by one thread at a time.
final class FontCache {
  let source: any GlyphSource
  private var faces: [Font: Int] = [:]
  private var fallbacks: [UInt64: Int] = [:]
  private var metrics: [Int: FontMetrics] = [:]
  private var advances: [UInt64: Float] = [:]
  private var kernings: [UInt64: Float] = [:]
  private var words: [String] = []
  private var glyphsOfWords: [String: UInt32] = [:]
  let pictures = GlyphCache()
  // The working memory of the typesetter, kept so that it is not allocated for each text.
  var elements: [Typesetter.Element] = []
  var metricsOfStyles: [FontMetrics] = []

  /// The first glyph number for words; lower numbers are Unicode scalars.
  static let firstWord: UInt32 = 0x20_0000

  init(source: any GlyphSource) { self.source = source }

  /// Returns the face for a font; an unusable font is replaced by that of body text.
  func face(for font: Font) -> Int {
    var key = font
    key.size = 0
    key.hasMonospacedDigits = false
    if let face = faces[key] { return face }
    let face = (try? source.face(for: font)) ?? (try? source.face(for: .body)) ?? 0
    faces[key] = face
    return face
  }

  /// Returns a face that has a character, preferably the given one.
  func face(having scalar: Unicode.Scalar, like font: Font, face: Int) -> Int {
    let key = UInt64(face) << 32 | UInt64(scalar.value)
    if let known = fallbacks[key] { return known }
    let found =
      source.hasGlyph(for: scalar, in: face)
      ? face : source.face(having: scalar, like: font) ?? face
    fallbacks[key] = found
    return found
  }

  func metrics(of face: Int) -> FontMetrics {
    if let known = metrics[face] { return known }
    let found = source.metrics(of: face)
    metrics[face] = found
    return found
  }

  /// Returns the glyph that shows a text.
  func glyph(for text: String) -> UInt32 {
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.dropFirst().isEmpty { return first.value }
    if let known = glyphsOfWords[text] { return known }
    let glyph = FontCache.firstWord + UInt32(words.count)
    words.append(text)
    glyphsOfWords[text] = glyph
    return glyph
  }

  /// Returns the text that a glyph shows.
  func text(of glyph: UInt32) -> String {
    if glyph >= FontCache.firstWord { return words[Int(glyph - FontCache.firstWord)] }
    return Unicode.Scalar(glyph).map { String($0) } ?? "\u{FFFD}"
  }

  /// Returns the advance of a glyph, relative to the em.
  func advance(of glyph: UInt32, in face: Int) -> Float {
    let key = UInt64(face) << 32 | UInt64(glyph)
    if let known = advances[key] { return known }
    let found = Float(source.advance(of: text(of: glyph), in: face))
    advances[key] = found
    return found
  }

  /// Returns the kerning between two glyphs, relative to the em.
  func kerning(between first: UInt32, and second: UInt32, in face: Int) -> Float {
    let key = UInt64(face) << 42 | UInt64(first) << 21 | UInt64(second)
    guard first < FontCache.firstWord, second < FontCache.firstWord else { return 0 }
    if let known = kernings[key] { return known }
    var found: Float = 0
    if let a = Unicode.Scalar(first), let b = Unicode.Scalar(second),
      a.properties.isAlphabetic || b.properties.isAlphabetic
    {
      found = Float(source.kerning(between: a, and: b, in: face))
    }
    kernings[key] = found
    return found
  }

  /// Returns the coverage of a glyph at a size in eighths of a pixel and a subpixel position of 0…3
  /// quarters.
  ///
  /// The memory is valid until the next call.
  @inline(__always)
  func picture(
    of glyph: UInt32, in face: Int, eighths: Int, quarter: Int
  ) -> GlyphCache.Picture {
    let key =
      UInt64(face) << 40 | UInt64(eighths) << 24 | UInt64(glyph) << 2 | UInt64(quarter)
    if let known = pictures[key] { return known }
    let made = source.picture(
      of: text(of: glyph), in: face, pixelSize: Double(eighths) / 8)
    for each in 0..<4 {
      pictures.insert(made, quarter: each, key: key & ~3 | UInt64(each))
    }
    return pictures[key] ?? GlyphCache.Picture.empty
  }
}
