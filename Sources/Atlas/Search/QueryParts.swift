/// A text divided at its separators, as in "Paris, TX", "Halle (Saale)" or "京都、日本".
struct QueryParts {
  /// The parts that have a letter or digit, without the spaces around them.
  let texts: [Substring]

  /// The greatest number of parts of a name and its surroundings: more take long and mean nothing.
  static let most = 8

  /// Divides a text at commas and semicolons, and unless told otherwise at slashes, parentheses and
  /// dashes between spaces too.
  init(_ text: Substring, onlyCommas: Bool = false) {
    guard text.utf8.contains(where: Self.mayBegin) else {
      texts = [text]
      return
    }
    let scalars = text.unicodeScalars
    var texts: [Substring] = []
    var start = text.startIndex
    // A dash within a word belongs to the name.
    var isBehindSpace = true
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let isSeparator =
        switch scalar {
        case ",", "،", "、", "，", ";", "；", "\n": true
        case "/", "／", "|", "(", ")", "（", "）", "[", "]": !onlyCommas
        case "-", "–", "—", "−":
          !onlyCommas && isBehindSpace
            && (next == scalars.endIndex || scalars[next].properties.isWhitespace)
        default: false
        }
      if isSeparator {
        texts.append(text[start..<index])
        start = next
      }
      isBehindSpace = scalar == " " || scalar.value > 0x7F && scalar.properties.isWhitespace
    }
    guard !texts.isEmpty else {
      self.texts = [text]
      return
    }
    texts.append(text[start...])
    self.texts = texts.filter { $0.contains { $0.isLetter || $0.isNumber } }.map(\.trimmed)
  }

  /// Whether a byte of UTF-8 may begin a separator.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "|"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "-"), UInt8(ascii: "\n"), 0xD8, 0xE2, 0xE3, 0xEF:
      true
    default: false
    }
  }
}

extension Substring {
  /// The words between spaces.
  var words: [Substring] { split(whereSeparator: \.isWhitespace) }

  /// Whether a letter is of a script without spaces between words.
  var hasIdeographs: Bool {
    unicodeScalars.contains { 0x2E80...0xFFFF ~= $0.value && $0.properties.isAlphabetic }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or mark of the Latin alphabet, or one that all alphabets share.
  package var isLatin: Bool { value < 0x370 || 0x1E00...0x1EFF ~= value }
}
