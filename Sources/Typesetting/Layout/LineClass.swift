/// A line breaking class (UAX #14), after rule LB1.
///
/// The order is that of the letters in the table, which `Scripts/unicode` writes.
enum LineClass: UInt8 {
  case alphabetic, combining, ideographic, southeastAsian, numeric, breakAfter, hangulSyllable
  case jamoT, emojiBase, jamoL, closing, jamoV, nonstarter, hebrew, prefix, opening, breakBefore
  case exclamation, quotation, postfix, glue, wideOpening, regionalIndicator, infix, inseparable
  case emojiModifier, mandatory, breakBoth, closingParenthesis, wordJoiner, lineFeed
  case carriageReturn, space, hyphen, slash, nextLine, zeroWidthSpace, zeroWidthJoiner
  case contingent, unassignedPictograph

  /// Hangul syllables without and with a last consonant, which share a letter.
  case hangulLV, hangulLVT

  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      // The table has a byte for each ASCII character.
      self = LineClass(letter: LineClass.ascii.utf8Start[Int(scalar)])
    } else {
      let kind = LineClass.table[scalar]
      guard kind == .hangulSyllable else {
        self = kind
        return
      }
      self = (scalar - 0xAC00).isMultiple(of: 28) ? .hangulLV : .hangulLVT
    }
  }

  fileprivate init(letter: UInt8) {
    let number =
      letter < UInt8(ascii: "a") ? letter - UInt8(ascii: "A") : letter - UInt8(ascii: "a") + 26
    self = LineClass(rawValue: number) ?? .alphabetic
  }

  /// Decoded at the first character beyond ASCII in a line that is broken.
  private static let table = LineClassTable()
}

/// The classes of all characters, by the first one of each run.
private struct LineClassTable {
  private var starts: [UInt32] = []
  private var kinds: [LineClass] = []

  init() {
    let bytes = UnsafeBufferPointer(
      start: LineClass.runs.utf8Start, count: LineClass.runs.utf8CodeUnitCount)
    var (start, index) = (UInt32(0), 0)
    while index < bytes.count {
      starts.append(start)
      kinds.append(LineClass(letter: bytes[index]))
      index += 1
      var length: UInt32 = 0
      while index < bytes.count, bytes[index] <= UInt8(ascii: "9") {
        length = 10 * length + UInt32(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      start += max(1, length)
    }
  }

  subscript(scalar: UInt32) -> LineClass {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return kinds[low]
  }
}
