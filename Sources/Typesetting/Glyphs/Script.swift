/// The properties of scripts that layout depends on.
enum Script {
  /// Returns whether the letters of a character's script join or move, so that words are shaped
  /// whole: Hebrew and Arabic with their points, and the scripts of India and Southeast Asia.
  static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x066C, 0x06F0...0x06F9, 0x061C: false
    case 0x0590...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0x1A20...0x1AAF, 0x1B00...0x1BFF,
      0x1CD0...0x1CFF, 0xA8E0...0xA8FF, 0xA980...0xA9DF, 0xA9E0...0xA9FF,
      0xAA00...0xAA7F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0A00...0x1_0A5F,
      0x1_0D00...0x1_0D3F, 0x1_1000...0x1_1FFF, 0x1_E900...0x1_E95F:
      true
    default: false
    }
  }

  /// Returns whether a character is Thai, where no spaces separate words.
  static func isThai(_ scalar: UInt32) -> Bool { scalar >= 0xE00 && scalar < 0xE80 }

  /// Returns whether no spaces separate the words of a character's script: Thai, Lao, Burmese and
  /// Khmer.
  static func isSpaceless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  /// Returns whether a character has no width and no glyph, and says only where lines may break and
  /// how text runs: the zero width space, after which they may, the word joiner, beside which they
  /// must not, and the formatting characters of bidirectional text.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x61C else { return false }
    switch scalar {
    case "\u{200B}", "\u{2060}", "\u{FEFF}": return true
    default: return isFormatting(scalar) || isSelecting(scalar)
    }
  }

  /// Returns whether a character only says how its neighbors are joined or drawn: joiners, variation
  /// selectors and tags.
  static func isSelecting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Returns whether a character only says how its surroundings run, and is not drawn.
  static func isFormatting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns whether a character lies in a block that runs from right to left.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }

  /// Returns whether a character is a space at which a line may break.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns whether a character ends its line.
  static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
