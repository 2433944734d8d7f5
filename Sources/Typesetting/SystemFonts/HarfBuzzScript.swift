/// A script as named by HarfBuzz.
///
/// SDL_ttf does not let HarfBuzz guess the script from the text.
struct HarfBuzzScript {
  /// The four-letter code of ISO 15924.
  let tag: String
  let isRightToLeft: Bool

  /// Finds the script of the first character among those that matter here; Latin otherwise.
  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first else { return nil }
    let known = HarfBuzzScript.scripts.first { $0.range.contains(scalar.value) }
    tag = known?.tag ?? "Latn"
    isRightToLeft = known?.isRightToLeft ?? false
  }

  private static let scripts: [(range: ClosedRange<UInt32>, tag: String, isRightToLeft: Bool)] = [
    (0x0370...0x03FF, "Grek", false), (0x0400...0x052F, "Cyrl", false),
    (0x0530...0x058F, "Armn", false), (0x0590...0x05FF, "Hebr", true),
    (0x0600...0x06FF, "Arab", true), (0x0700...0x074F, "Syrc", true),
    (0x0750...0x077F, "Arab", true), (0x0780...0x07BF, "Thaa", true),
    (0x0900...0x097F, "Deva", false), (0x0980...0x09FF, "Beng", false),
    (0x0A00...0x0A7F, "Guru", false), (0x0A80...0x0AFF, "Gujr", false),
    (0x0B00...0x0B7F, "Orya", false), (0x0B80...0x0BFF, "Taml", false),
    (0x0C00...0x0C7F, "Telu", false), (0x0C80...0x0CFF, "Knda", false),
    (0x0D00...0x0D7F, "Mlym", false), (0x0D80...0x0DFF, "Sinh", false),
    (0x0E00...0x0E7F, "Thai", false), (0x0E80...0x0EFF, "Laoo", false),
    (0x0F00...0x0FFF, "Tibt", false), (0x1000...0x109F, "Mymr", false),
    (0x10A0...0x10FF, "Geor", false), (0x1100...0x11FF, "Hang", false),
    (0x1200...0x137F, "Ethi", false), (0x1780...0x17FF, "Khmr", false),
    (0x3040...0x30FF, "Hira", false), (0x4E00...0x9FFF, "Hani", false),
    (0xAC00...0xD7AF, "Hang", false), (0xFB1D...0xFB4F, "Hebr", true),
    (0xFB50...0xFDFF, "Arab", true), (0xFE70...0xFEFE, "Arab", true),
  ]
}
