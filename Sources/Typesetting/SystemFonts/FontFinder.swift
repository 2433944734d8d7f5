internal import CFontconfig

/// Finds font files by fontconfig.
final class FontFinder {
  /// A font in a file.
  struct File: Hashable {
    var path: String
    /// Which font of the file.
    var index: Int
  }

  /// What is asked where nothing is remembered.
  let configuration = FontConfiguration()
  /// What is kept from start to start; nil: nothing.
  let memory: FontMemory?

  /// Whether the person's language is written with Chinese characters: then its fonts come first.
  private lazy var readsEastAsian = {
    let languages = FcGetDefaultLangs()
    return ["ja", "ko", "zh-cn", "zh-tw", "zh-hk", "zh-mo", "zh-sg"].contains {
      (language: String) in
      FcStrSetMember(languages, language) == 1
    }
  }()

  /// Reads the system's configuration, unless answers of before still hold; nil if there is none.
  ///
  /// - Parameter folder: Where answers are kept; nil: nowhere.
  init?(rememberingIn folder: String?) {
    memory = folder.map {
      FontMemory(folder: $0, circumstances: FontConfiguration.circumstances)
    }
    if memory?.isEmpty ?? true, configuration.read() == nil { return nil }
  }

  /// Whether fonts of several languages have a character, each in its own manner: Chinese characters, their
  /// parts and marks, kana.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns the file that comes nearest to a font, and that has a character if one is given.
  func file(for font: Font, having scalar: Unicode.Scalar? = nil) -> File? {
    // Which characters are asked for differs from run to run.
    guard scalar == nil, let memory else { return match(font, having: scalar) }
    let question = FontMemory.Question(
      family: font.family, weight: font.weight.rawValue, isItalic: font.isItalic)
    if let known = memory.answer(to: question) { return known }
    guard let found = match(font, having: nil) else { return nil }
    memory.add(found, to: question, stamps: configuration.stamps)
    return found
  }

  private func match(_ font: Font, having scalar: Unicode.Scalar?) -> File? {
    guard let configuration = configuration.read(), let pattern = FcPatternCreate() else {
      return nil
    }
    defer { FcPatternDestroy(pattern) }
    for family in [font.family, "Inter", "Noto Sans", "sans-serif"] {
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
      if Self.isEastAsian(scalar), !readsEastAsian {
        FcPatternAddString(pattern, FC_LANG, "zh-cn")
      }
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
    return File(path: String(cString: path), index: Int(index))
  }
}
