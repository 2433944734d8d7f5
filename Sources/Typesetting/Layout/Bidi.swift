extension String {
  /// Whether some character runs from right to left or formats directions.
  package var hasDirections: Bool {
    // Below U+0590 a character begins with less.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: Bidi.isNeeded)
  }
}

/// The visual order of bidirectional text: the Unicode Bidirectional Algorithm (UAX #9).
///
/// FriBidi resolves the levels; without it, ``simple(_:_:)`` does.
enum Bidi {
  /// The embedding levels of a paragraph; odd levels run from right to left.
  struct Paragraph: Equatable {
    /// The level of the paragraph: 0, or 1 from right to left.
    var base: UInt8
    /// The level of each character.
    var levels: [UInt8]
  }

  /// Returns whether a text with the character needs its levels resolved: it belongs to a script
  /// from right to left, or formats directions.
  static func isNeeded(for scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x590
      && (Script.isRightToLeft(scalar.value) || Script.isFormatting(scalar))
  }

  /// Returns the levels of a paragraph as if it were one line.
  static func paragraph(
    _ scalars: [UInt32], _ direction: WritingDirection, library: FriBidi? = .shared
  ) -> Paragraph {
    library?.paragraph(scalars, direction) ?? simple(scalars, direction)
  }

  /// Returns the positions of a line's characters in visual order (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < levels.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Returns the mirrored counterpart of a scalar for right-to-left text, such as the other
  /// bracket.
  static func mirrored(_ scalar: UInt32, library: FriBidi? = .shared) -> UInt32 {
    guard let library else {
      // Brackets only.
      return switch scalar {
      case 0x28, 0x3C, 0x5B, 0x7B, 0xAB: scalar == 0x28 ? 0x29 : scalar == 0xAB ? 0xBB : scalar + 2
      case 0x29, 0x3E, 0x5D, 0x7D, 0xBB: scalar == 0x29 ? 0x28 : scalar == 0xBB ? 0xAB : scalar - 2
      default: scalar
      }
    }
    return library.mirrored(scalar)
  }
}
