internal import Support

/// A cache of font data, used by one thread at a time.
final class FontCache {
  let source: any GlyphSource
  /// The family that takes the place of the interface font's; `nil` for none.
  var interfaceFamily: String? {
    didSet { if interfaceFamily != oldValue { (faces, fallbacks, missing) = ([:], [:], []) } }
  }
  private var faces: [Font: Int] = [:]
  private var fallbacks: [UInt64: Int] = [:]
  /// The characters that no face has, by the face that was asked first.
  private var missing: Set<UInt64> = []
  /// The scripts of the characters that no face has, which the log names once each.
  private var missingScripts: Set<String> = []
  private var shapes: [UInt64: WordShape?] = [:]
  private var metrics: [Int: FontMetrics] = [:]
  private var advances: [UInt64: Float] = [:]
  private var kernings: [UInt64: Float] = [:]
  private(set) var words = WordTable()
  let pictures = GlyphCache()
  // The working memory of the typesetter, kept so that it is not allocated for each text.
  var elements: [Typesetter.Element] = []
  var metricsOfStyles: [FontMetrics] = []

  /// The first glyph number for words; lower numbers are Unicode scalars.
  static let firstWord = WordTable.first
  /// The number of words, and of measured characters and pairs, above which all of them are dropped.
  private let limit: Int

  init(source: any GlyphSource, limit: Int = 1 << 14) {
    self.source = source
    self.limit = limit
  }

  /// Drops what is cached for words and characters if it is too much.
  ///
  /// Called before a text is laid out, because that refers to words by their numbers. A layout that is
  /// kept longer gives its words anew.
  func trim() {
    if words.count > limit {
      words.removeAll()
      shapes = [:]
      advances = [:]
    }
    if advances.count > 4 * limit { advances = [:] }
    if kernings.count > 4 * limit { kernings = [:] }
    if fallbacks.count > 4 * limit { (fallbacks, missing) = ([:], []) }
  }

  /// Returns the face for a font; an unusable font is replaced by that of body text.
  func face(for font: Font) -> Int {
    var key = font
    key.size = 0
    key.hasMonospacedDigits = false
    if let face = faces[key] { return face }
    let face = (try? source.face(for: shown(font))) ?? (try? source.face(for: .body)) ?? 0
    faces[key] = face
    return face
  }

  /// Returns a font with the family that takes the place of its own.
  private func shown(_ font: Font) -> Font {
    guard let interfaceFamily, font.family == Font.interfaceFamily else { return font }
    var shown = font
    shown.family = interfaceFamily
    return shown
  }

  /// Returns a face that has a character, preferably the given one.
  func face(having scalar: Unicode.Scalar, like font: Font, face: Int) -> Int {
    let key = UInt64(face) << 32 | UInt64(scalar.value)
    if let known = fallbacks[key] { return known }
    let found =
      source.hasGlyph(for: scalar, in: face) ? face : source.face(having: scalar, like: shown(font))
    if found == nil { note(missing: scalar, key) }
    fallbacks[key] = found ?? face
    return found ?? face
  }

  /// Returns the face for a character with its marks, preferably the given one.
  func face(forAll cluster: Character, like font: Font, face: Int) -> Int {
    let scalars = cluster.unicodeScalars
    let first = scalars[scalars.startIndex]
    let base = self.face(having: first, like: font, face: face)
    for mark in scalars.dropFirst() where !Script.isSelecting(mark) {
      let other = self.face(having: mark, like: font, face: base)
      // A face for the mark is of use only with the letter.
      if other != base, self.face(having: first, like: font, face: other) == other { return other }
    }
    return base
  }

  /// Returns whether no face has a character, preferably the given one.
  func lacks(_ scalar: Unicode.Scalar, face: Int) -> Bool {
    !missing.isEmpty && missing.contains(UInt64(face) << 32 | UInt64(scalar.value))
  }

  private func note(missing scalar: Unicode.Scalar, _ key: UInt64) {
    missing.insert(key)
    let script = HarfBuzzScript.block(of: scalar)?.tag ?? "Zyyy"
    guard missingScripts.insert(script).inserted else { return }
    let number = String(scalar.value, radix: 16, uppercase: true)
    trace(.text, "No font has U+\(number) (\(script)); it is drawn as a box.")
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
    return words.number(of: text)
  }

  /// Returns the text that a glyph shows; that of a word is asked for if it was dropped.
  func text(of glyph: UInt32, dropped: @autoclosure () -> String = "") -> String {
    if glyph >= FontCache.firstWord { return words[glyph] ?? dropped() }
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

  /// Returns how the characters of a word lie in it; `nil` if the glyph is no word.
  ///
  /// - Parameter dropped: The text of the word, if it was dropped.
  func shape(
    of glyph: UInt32, in face: Int, dropped: @autoclosure () -> String = ""
  ) -> WordShape? {
    guard glyph >= FontCache.firstWord else { return nil }
    let key = UInt64(face) << 32 | UInt64(glyph)
    if let known = shapes[key] { return known }
    let found = source.shape(of: text(of: glyph, dropped: dropped()), in: face)
    shapes[key] = .some(found)
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
  ///
  /// - Parameter dropped: The text of a word, if it was dropped.
  @inline(__always)
  func picture(
    of glyph: UInt32, in face: Int, eighths: Int, quarter: Int,
    dropped: @autoclosure () -> String = ""
  ) -> GlyphCache.Picture {
    let key =
      UInt64(face) << 48 | UInt64(eighths & 0xFFFF) << 32 | UInt64(glyph) << 2 | UInt64(quarter)
    if let known = pictures[key] { return known }
    let made = source.picture(
      of: text(of: glyph, dropped: dropped()), in: face, pixelSize: Double(eighths) / 8)
    pictures.insert(made, key: key & ~3)
    return pictures[key] ?? GlyphCache.Picture.empty
  }
}
