internal import CSDLText
internal import Support

/// Glyphs of the system's fonts, found with fontconfig and rendered with SDL_ttf.
///
/// SDL_ttf positions glyphs on whole pixels. Rendering at four times the width and the same height
/// allows positions at quarters of a pixel, while vertical hinting keeps the lines crisp.
final class SDLGlyphSource: GlyphSource, @unchecked Sendable {
  // Unchecked: the library that owns the source calls it under its lock.

  /// The purpose that a font is set up for.
  ///
  /// Opening it twice would double its tables in memory.
  private enum Use: Equatable {
    /// Measuring lengths, at a size so large that whole pixels are precise enough.
    case measuring
    /// Rendering pictures, at a size in eighths of a pixel.
    case drawing(eighths: Int)
  }

  private struct Face {
    let font: OpaquePointer
    /// The file of the font, which is read at random thousands of times.
    let file: MappedFile
    let index: Int
    var use = Use.measuring
    /// Opened when the characters of a word are asked for.
    var shaper: HarfBuzzFont?
  }

  /// The size of the em for measuring, in pixels.
  private static let measuringSize: Int32 = 2048
  /// Added to the number of a face whose upright letters are drawn slanted.
  private static let slanted = 1 << 14
  /// The slope of slanted letters: 12 degrees, as in most italics.
  private static let slope = 0.2126
  /// At a size of 9 points, a resolution of n dpi gives an em of n/8 pixels.
  private static let points: Int32 = 9

  private let finder: FontFinder
  private var faces: [Face] = []
  private var faceOfPath: [String: Int] = [:]

  /// Opens SDL_ttf and fontconfig.
  ///
  /// - Parameter folder: The folder that caches which files fontconfig chose; `nil` for no cache.
  init(rememberingIn folder: String? = nil) throws(FontError) {
    guard TTF_Init() == 0 else { throw .unusable(path: "SDL_ttf", reason: SDLGlyphSource.reason) }
    guard let finder = FontFinder(rememberingIn: folder) else { throw .notFound }
    self.finder = finder
  }

  deinit {
    for face in faces { TTF_CloseFont(face.font) }
    TTF_Quit()
  }

  private static var reason: String { String(cString: SDL_GetError()) }

  func face(for font: Font) throws(FontError) -> Int {
    guard let found = finder.file(for: font) else { throw .notFound }
    let face: Int
    do throws(FontError) { face = try open(found) } catch {
      // The cached file may be gone, or no longer readable by this user.
      guard finder.memory?.forget() == true, let other = finder.file(for: font) else { throw error }
      return try leaning(open(other), like: font)
    }
    return leaning(face, like: font)
  }

  /// Returns the face, marked as slanted if the font is italic and the file has only upright
  /// letters.
  ///
  /// Fallback faces for single characters stay upright, because most scripts without italics have
  /// no use for them.
  private func leaning(_ face: Int, like font: Font) -> Int {
    let hasItalics = TTF_GetFontStyle(faces[face].font) & TTF_STYLE_ITALIC != 0
    return font.isItalic && !hasItalics ? face | SDLGlyphSource.slanted : face
  }

  func font(named name: String) -> Font? { finder.font(named: name) }

  func readAhead() {
    _ = finder.configuration.read()
    finder.memory?.write()
  }

  func face(having scalar: Unicode.Scalar, like font: Font) -> Int? {
    for isCertain in [false, true] {
      guard let found = finder.file(for: font, having: scalar, isCertain: isCertain) else {
        return nil
      }
      // A cached answer may lack the character, or be gone.
      if let face = try? open(found), hasGlyph(for: scalar, in: face) { return face }
    }
    return nil
  }

  private func open(_ file: FontFinder.File) throws(FontError) -> Int {
    let key = "\(file.path)#\(file.index)"
    if let known = faceOfPath[key] { return known }
    guard let bytes = try? MappedFile(path: file.path) else {
      throw .unusable(path: file.path, reason: "it cannot be read")
    }
    let stream = SDL_RWFromConstMem(bytes.bytes.baseAddress, Int32(clamping: bytes.bytes.count))
    guard let font = TTF_OpenFontIndexRW(stream, 1, SDLGlyphSource.points, file.index) else {
      throw .unusable(path: file.path, reason: SDLGlyphSource.reason)
    }
    SDLGlyphSource.set(font, for: .measuring)
    faces.append(Face(font: font, file: bytes, index: file.index))
    faceOfPath[key] = faces.count - 1
    return faces.count - 1
  }

  /// Returns the font of a face, set up for a use.
  private func font(of face: Int, for use: Use) -> OpaquePointer {
    let face = face & ~SDLGlyphSource.slanted
    if faces[face].use != use {
      SDLGlyphSource.set(faces[face].font, for: use)
      faces[face].use = use
    }
    return faces[face].font
  }

  private static func set(_ font: OpaquePointer, for use: Use) {
    switch use {
    case .measuring:
      TTF_SetFontHinting(font, TTF_HINTING_NONE)
      TTF_SetFontSizeDPI(font, measuringSize, 72, 72)
    case .drawing(let eighths):
      TTF_SetFontHinting(font, TTF_HINTING_LIGHT)
      TTF_SetFontSizeDPI(font, points, UInt32(eighths * 4), UInt32(eighths))
    }
  }

  func hasGlyph(for scalar: Unicode.Scalar, in face: Int) -> Bool {
    TTF_GlyphIsProvided32(faces[face & ~SDLGlyphSource.slanted].font, scalar.value) != 0
  }

  func metrics(of face: Int) -> FontMetrics {
    let font = font(of: face, for: .measuring)
    let em = Double(SDLGlyphSource.measuringSize)
    func height(_ scalar: Unicode.Scalar) -> Double? {
      var top: Int32 = 0
      guard TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil) == 0, top > 0 else {
        return nil
      }
      return Double(top) / em
    }
    let ascent = Double(TTF_FontAscent(font)) / em
    let descent = Double(-TTF_FontDescent(font)) / em
    return FontMetrics(
      ascent: ascent, descent: descent,
      leading: max(0, Double(TTF_FontLineSkip(font)) / em - ascent - descent),
      capHeight: height("H") ?? ascent * 0.75, xHeight: height("x") ?? ascent * 0.55)
  }

  func advance(of text: String, in face: Int) -> Double {
    let font = font(of: face, for: .measuring)
    var advance: Int32 = 0
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.dropFirst().isEmpty {
      TTF_GlyphMetrics32(font, first.value, nil, nil, nil, nil, &advance)
    } else {
      prepare(font, for: text)
      // Surrounding spaces keep ink from extending the measured width.
      advance = width(of: " \(text) ", in: font) - 2 * width(of: " ", in: font)
    }
    return Double(advance) / Double(SDLGlyphSource.measuringSize)
  }

  /// SDL_ttf reports only the old kerning table; the shaped width of the pair yields the rest.
  func kerning(
    between first: Unicode.Scalar, and second: Unicode.Scalar, in face: Int
  ) -> Double {
    let font = font(of: face, for: .measuring)
    var (firstLeft, firstAdvance, right, advance, pair): (Int32, Int32, Int32, Int32, Int32) =
      (0, 0, 0, 0, 0)
    prepare(font, for: String(first))
    guard TTF_GlyphMetrics32(font, first.value, &firstLeft, nil, nil, nil, &firstAdvance) == 0,
      TTF_GlyphMetrics32(font, second.value, nil, &right, nil, nil, &advance) == 0,
      TTF_SizeUTF8(font, String(first) + String(second), &pair, nil) == 0
    else { return 0 }
    // The width extends from the first ink or pen position to the last.
    let pen = pair + min(0, firstLeft) - max(advance, right)
    let kerning = Double(pen - firstAdvance) / Double(SDLGlyphSource.measuringSize)
    // A pixel is rounding error; a large value is a ligature, which is not drawn here.
    return abs(kerning) > 0.25 || abs(pen - firstAdvance) <= 2 ? 0 : kerning
  }

  func shape(of word: String, in face: Int) -> WordShape? {
    let face = face & ~SDLGlyphSource.slanted
    if faces[face].shaper == nil {
      faces[face].shaper = HarfBuzzFont(faces[face].file.bytes, index: faces[face].index)
    }
    return faces[face].shaper?.shape(of: word)
  }

  func picture(of text: String, in face: Int, pixelSize: Double) -> GlyphPicture? {
    let eighths = Int((pixelSize * 8).rounded())
    guard eighths > 0 else { return nil }
    let font = font(of: face, for: .drawing(eighths: eighths))
    prepare(font, for: text)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(font, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    var top: Int32 = 0
    if let first = text.unicodeScalars.first {
      TTF_GlyphMetrics32(font, first.value, nil, nil, nil, &top, nil)
    }
    // The pen starts after the room for ink on its left; the baseline is below the ascent, or below
    // ink that extends higher.
    let picture = GlyphPicture(
      surface.pointee, left: -overhang(of: text, in: font),
      top: Int(max(TTF_FontAscent(font), top, inkTop(of: text, in: face, pixelSize, surface))))
    return face & SDLGlyphSource.slanted == 0 ? picture : picture?.slanted(by: SDLGlyphSource.slope)
  }

  /// Returns the height of the ink of a word above the baseline, in rows, where it makes the picture
  /// higher than the font; otherwise 0.
  private func inkTop(
    of text: String, in face: Int, _ pixelSize: Double, _ picture: UnsafePointer<SDL_Surface>
  ) -> Int32 {
    let font = faces[face & ~SDLGlyphSource.slanted].font
    let ascent = TTF_FontAscent(font)
    let extra = picture.pointee.h - TTF_FontHeight(font)
    guard extra > 0, text.unicodeScalars.dropFirst().first != nil,
      let shape = shape(of: text, in: face)
    else { return 0 }
    let above = Int32((shape.ascent * pixelSize).rounded()) - ascent
    let below = Int32((shape.descent * pixelSize).rounded(.up)) + TTF_FontDescent(font)
    // Hinting moves ink by up to a row: where it leaves the font only above, all of it is above.
    return ascent + (above <= 0 ? 0 : below <= 0 ? extra : min(above, extra))
  }

  /// Returns the distance that ink of a letter or its mark extends to the left of the pen, in
  /// columns.
  private func overhang(of text: String, in font: OpaquePointer) -> Int {
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.dropFirst().isEmpty {
      var left: Int32 = 0
      TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
      return Int(max(0, -left))
    }
    // Next to a space on its left, that ink takes no extra room.
    let isTurned = HarfBuzzScript(text)?.isRightToLeft == true
    let spaced = width(of: isTurned ? "\(text) " : " \(text)", in: font)
    return Int(max(0, width(of: text, in: font) - (spaced - width(of: " ", in: font))))
  }

  /// Returns the width of a text from the first ink or pen position to the last, in columns.
  private func width(of text: String, in font: OpaquePointer) -> Int32 {
    var width: Int32 = 0
    TTF_SizeUTF8(font, text, &width, nil)
    return width
  }

  /// Sets the script and direction of a text for the shaper.
  private func prepare(_ font: OpaquePointer, for text: String) {
    guard let script = HarfBuzzScript(text) else { return }
    TTF_SetFontDirection(
      font, script.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.tag)
  }
}

extension GlyphPicture {
  /// Creates a picture from the alpha of a surface, cropped to its ink; `nil` if there is none.
  fileprivate init?(_ surface: SDL_Surface, left: Int, top: Int) {
    let (width, height, pitch) = (Int(surface.w), Int(surface.h), Int(surface.pitch))
    guard let bytes = surface.pixels else { return nil }
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      UInt8(bytes.load(fromByteOffset: y * pitch + x * 4, as: UInt32.self) >> 24)
    }
    func isRowInked(_ y: Int) -> Bool { (0..<width).contains { alpha($0, y) != 0 } }
    guard let first = (0..<height).first(where: isRowInked),
      let last = (0..<height).last(where: isRowInked)
    else { return nil }
    let rows = first...last
    func isColumnInked(_ x: Int) -> Bool { rows.contains { alpha(x, $0) != 0 } }
    guard let from = (0..<width).first(where: isColumnInked),
      let to = (0..<width).last(where: isColumnInked)
    else { return nil }
    self.init(
      left: left + from, top: top - first, columns: to - from + 1, rows: rows.count,
      coverage: rows.flatMap { y in (from...to).map { x in alpha(x, y) } })
  }
}
