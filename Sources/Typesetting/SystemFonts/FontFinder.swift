internal import CFontconfig
internal import Support

/// Finds font files with fontconfig.
final class FontFinder {
  /// A font in a file.
  struct File: Hashable {
    var path: String
    /// The index of the font in the file.
    var index: Int
  }

  /// The configuration that is queried when no answer is cached.
  let configuration = FontConfiguration()
  /// The answers kept between launches; `nil` to keep none.
  let memory: FontMemory?

  /// The language whose fonts come first for Chinese characters.
  private let eastAsian: String

  /// Loads the system's configuration, unless cached answers are still valid; fails if there is
  /// none.
  ///
  /// - Parameter folder: The folder of cached answers; `nil` for no cache.
  /// - Parameter environment: Returns the value of a variable.
  init?(
    rememberingIn folder: String?,
    environment: (String) -> String? = { environmentVariable($0) }
  ) {
    eastAsian = EastAsianLanguage.preferred(in: environment)
    memory = folder.map {
      FontMemory(folder: $0, circumstances: FontConfiguration.circumstances)
    }
    if memory?.isEmpty ?? true, configuration.read() == nil { return nil }
  }

  /// fontconfig's names of generic families.
  private static let kinds: Set = ["monospace", "serif", "sans-serif", "cursive", "system-ui"]

  /// Whether fonts of several languages have a character, each in its own style: Chinese
  /// characters, their parts and marks, and kana.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns the file that best matches a font and has a character, if one is given.
  ///
  /// For Chinese characters the cached answer for another one is returned, which has most of them.
  ///
  /// - Parameter isCertain: Whether no cached answer will do.
  func file(
    for font: Font, having scalar: Unicode.Scalar? = nil, isCertain: Bool = false
  ) -> File? {
    let language = scalar.map { Self.isEastAsian($0) ? eastAsian : nil } ?? ""
    // Queries for other characters differ between runs and are not cached.
    guard let language, !isCertain, let memory else { return match(font, having: scalar) }
    let question = FontMemory.Question(
      family: font.family, weight: font.weight.rawValue, isItalic: font.isItalic,
      language: language)
    if let known = memory.answer(to: question) { return known }
    guard let found = match(font, having: scalar) else { return nil }
    memory.add(found, to: question, stamps: configuration.stamps)
    return found
  }

  /// Returns the font with a PostScript name, full name or family name.
  func font(named name: String) -> Font? {
    guard let configuration = configuration.read() else { return nil }
    for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      if let font = listed(in: configuration, property, name, Self.font) { return font }
    }
    return listed(in: configuration, FC_FAMILY, name) { _ in Font(family: name, size: 0) }
  }

  /// Returns the result of a closure for the first installed font with a name, or `nil` if there is
  /// none.
  private func listed(
    in configuration: OpaquePointer, _ property: String, _ name: String,
    _ body: (OpaquePointer) -> Font?
  ) -> Font? {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, property, name)
    for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
    guard let list = FcFontList(configuration, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(list) }
    guard list.pointee.nfont > 0, let first = list.pointee.fonts[0] else { return nil }
    return body(first)
  }

  /// Returns the family, weight and slant of an installed font.
  private static func font(of pattern: OpaquePointer) -> Font? {
    var family: UnsafeMutablePointer<FcChar8>?
    var weight = 0.0
    var slant: Int32 = 0
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
      return nil
    }
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    let number = FcWeightToOpenTypeDouble(weight)
    let nearest = Font.Weight.allCases.min {
      abs(Double($0.rawValue) - number) < abs(Double($1.rawValue) - number)
    }
    return Font(
      family: String(cString: family), size: 0, weight: nearest ?? .regular,
      isItalic: slant != FC_SLANT_ROMAN)
  }

  private func match(_ font: Font, having scalar: Unicode.Scalar?) -> File? {
    guard let configuration = configuration.read(), let pattern = FcPatternCreate() else {
      return nil
    }
    defer { FcPatternDestroy(pattern) }
    // A match for a generic family must not lose to a family of another kind.
    let others = Self.kinds.contains(font.family) ? [] : ["Inter", "Noto Sans", "sans-serif"]
    for family in [font.family] + others {
      FcPatternAddString(pattern, FC_FAMILY, family)
    }
    FcPatternAddDouble(
      pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(font.weight.rawValue)))
    FcPatternAddInteger(pattern, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_OUTLINE, 1)
    if let scalar, let set = FcCharSetCreate() {
      FcCharSetAddChar(set, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
      FcCharSetDestroy(set)
      if Self.isEastAsian(scalar) { FcPatternAddString(pattern, FC_LANG, eastAsian) }
    }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    // Fontconfig's characters are unsigned.
    let text = path.withMemoryRebound(to: CChar.self, capacity: 1) { SystemPath.text(cString: $0) }
    return File(path: text, index: Int(index))
  }
}
