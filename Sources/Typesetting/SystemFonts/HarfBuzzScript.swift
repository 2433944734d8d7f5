/// A script as named by HarfBuzz.
///
/// SDL_ttf does not let HarfBuzz guess the script from the text.
struct HarfBuzzScript {
  /// The four-letter code of ISO 15924.
  let tag: String
  let isRightToLeft: Bool

  /// Finds the script of a text by its first character that has one; Latin if none has.
  ///
  /// Marks, digits and punctuation of several scripts take that of their neighbors.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    let known = text.unicodeScalars.lazy.compactMap { Self.block(of: $0) }.first
    tag = known?.tag ?? "Latn"
    isRightToLeft = known?.isRightToLeft ?? false
  }

  /// A range of characters of one script.
  typealias Block = (range: ClosedRange<UInt32>, tag: String, isRightToLeft: Bool)

  /// Returns the block of a character whose script matters to shaping; `nil` if it has none.
  static func block(of scalar: Unicode.Scalar) -> Block? {
    guard scalar.value >= 0x370 else { return nil }
    return scripts.first { $0.range.contains(scalar.value) }
  }

  private static let scripts: [Block] = [
    (0x0370...0x03FF, "Grek", false), (0x0400...0x052F, "Cyrl", false),
    (0x0530...0x058F, "Armn", false), (0x0590...0x05FF, "Hebr", true),
    (0x0600...0x06FF, "Arab", true), (0x0700...0x074F, "Syrc", true),
    (0x0750...0x077F, "Arab", true), (0x0780...0x07BF, "Thaa", true),
    (0x07C0...0x07FF, "Nkoo", true), (0x0800...0x083F, "Samr", true),
    (0x0840...0x085F, "Mand", true), (0x0860...0x086F, "Syrc", true),
    (0x0870...0x08FF, "Arab", true), (0x0900...0x0950, "Deva", false),
    (0x0953...0x0963, "Deva", false), (0x0966...0x097F, "Deva", false),
    (0x0980...0x09FF, "Beng", false),
    (0x0A00...0x0A7F, "Guru", false), (0x0A80...0x0AFF, "Gujr", false),
    (0x0B00...0x0B7F, "Orya", false), (0x0B80...0x0BFF, "Taml", false),
    (0x0C00...0x0C7F, "Telu", false), (0x0C80...0x0CFF, "Knda", false),
    (0x0D00...0x0D7F, "Mlym", false), (0x0D80...0x0DFF, "Sinh", false),
    (0x0E00...0x0E7F, "Thai", false), (0x0E80...0x0EFF, "Laoo", false),
    (0x0F00...0x0FFF, "Tibt", false), (0x1000...0x109F, "Mymr", false),
    (0x10A0...0x10FF, "Geor", false), (0x1100...0x11FF, "Hang", false),
    (0x1200...0x137F, "Ethi", false), (0x1780...0x17FF, "Khmr", false),
    (0x1800...0x18AF, "Mong", false), (0x1A20...0x1AAF, "Lana", false),
    (0x1B00...0x1B7F, "Bali", false), (0x1B80...0x1BBF, "Sund", false),
    (0x1BC0...0x1BFF, "Batk", false), (0xA8E0...0xA8FF, "Deva", false),
    (0xA980...0xA9DF, "Java", false), (0xA9E0...0xA9FF, "Mymr", false),
    (0xAA00...0xAA5F, "Cham", false), (0xAA60...0xAA7F, "Mymr", false),
    (0x3040...0x30FF, "Hira", false), (0x4E00...0x9FFF, "Hani", false),
    (0xAC00...0xD7AF, "Hang", false), (0xFB1D...0xFB4F, "Hebr", true),
    (0xFB50...0xFDFF, "Arab", true), (0xFE70...0xFEFE, "Arab", true),
    (0x1_E900...0x1_E95F, "Adlm", true),
  ]
}
