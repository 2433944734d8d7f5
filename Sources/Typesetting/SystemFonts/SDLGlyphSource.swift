internal import CSDLText
internal import Support

/// Glyphs of the system's fonts, found by fontconfig and drawn by SDL_ttf.
///
/// SDL_ttf places glyphs on whole pixels. Rendered at four times the width and the same height, they
/// can be put on quarters, while the hinting of heights keeps the lines crisp.
final class SDLGlyphSource: GlyphSource, @unchecked Sendable {
  // Unchecked: the library that owns the source calls it under its lock.

  /// What a font is set for: twice the font would be twice its tables in memory.
  private enum Use: Equatable {
    /// Lengths, at a size so large that whole pixels are exact enough.
    case measuring
    /// Pictures, at a size in eighths of a pixel.
    case drawing(eighths: Int)
  }

  private struct Face {
    let font: OpaquePointer
    /// What the font is read from, here and there, thousands of times.
    let file: MappedFile
    var use = Use.measuring
  }

  /// The size of the em that lengths are measured at, in pixels.
  private static let measuringSize: Int32 = 2048
  /// What a face's number has added where its upright letters are drawn leaning.
  private static let slanted = 1 << 14
  /// How far leaning letters lean: 12 degrees, as most italics do.
  private static let slope = 0.2126
  /// Sizes are set in points of 1/9 of this resolution, which makes eighths of a pixel.
  private static let points: Int32 = 9

  private let finder: FontFinder
  private var faces: [Face] = []
  private var faceOfPath: [String: Int] = [:]

  /// Opens SDL_ttf and fontconfig.
  ///
  /// - Parameter folder: Where the files that fontconfig chose are kept for the next time; nil: nowhere.
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
      // What was remembered may be gone, or not for this person to read any more.
      guard finder.memory?.forget() == true, let other = finder.file(for: font) else { throw error }
      return try leaning(open(other), like: font)
    }
    return leaning(face, like: font)
  }

  /// Returns the face so that it leans where a font does and the file has only upright letters.
  ///
  /// Faces that stand in for a character keep upright: most scripts without italics have no use for them.
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
    guard let found = finder.file(for: font, having: scalar), let face = try? open(found),
      hasGlyph(for: scalar, in: face)
    else { return nil }
    return face
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
    faces.append(Face(font: font, file: bytes))
    faceOfPath[key] = faces.count - 1
    return faces.count - 1
  }

  /// Returns the font of a face, set for a use.
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
      // Between spaces no ink reaches over the ends of the pen's way.
      advance = width(of: " \(text) ", in: font) - 2 * width(of: " ", in: font)
    }
    return Double(advance) / Double(SDLGlyphSource.measuringSize)
  }

  /// SDL_ttf tells the old table of kerning only; the width of the pair as shaped tells the rest.
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
    // The width reaches from the first ink or the pen to the last ink or the pen.
    let pen = pair + min(0, firstLeft) - max(advance, right)
    let kerning = Double(pen - firstAdvance) / Double(SDLGlyphSource.measuringSize)
    // A pixel is rounding; much more is a ligature, which is not drawn here.
    return abs(kerning) > 0.25 || abs(pen - firstAdvance) <= 2 ? 0 : kerning
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
    // The pen starts where the first ink that reaches left of it leaves room; the baseline is below
    // the ascent, or below ink that reaches higher.
    let picture = GlyphPicture(
      surface.pointee, left: -overhang(of: text, in: font),
      top: Int(max(TTF_FontAscent(font), top)))
    return face & SDLGlyphSource.slanted == 0 ? picture : picture?.slanted(by: SDLGlyphSource.slope)
  }

  /// Returns how far ink reaches left of where the pen starts, be it of a letter or of a mark on it, in columns.
  private func overhang(of text: String, in font: OpaquePointer) -> Int {
    let scalars = text.unicodeScalars
    if let first = scalars.first, scalars.dropFirst().isEmpty {
      var left: Int32 = 0
      TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
      return Int(max(0, -left))
    }
    // In a space on its left that ink takes no room.
    let isTurned = HarfBuzzScript(text)?.isRightToLeft == true
    let spaced = width(of: isTurned ? "\(text) " : " \(text)", in: font)
    return Int(max(0, width(of: text, in: font) - (spaced - width(of: " ", in: font))))
  }

  /// Returns how wide a text is from the first ink or the pen to the last ink or the pen, in columns.
  private func width(of text: String, in font: OpaquePointer) -> Int32 {
    var width: Int32 = 0
    TTF_SizeUTF8(font, text, &width, nil)
    return width
  }

  /// Tells the shaper the script and direction of a text.
  private func prepare(_ font: OpaquePointer, for text: String) {
    guard let script = HarfBuzzScript(text) else { return }
    TTF_SetFontDirection(
      font, script.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.tag)
  }
}

extension GlyphPicture {
  /// Makes a picture of the alpha of a surface, cut to its ink; nil if there is none.
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
