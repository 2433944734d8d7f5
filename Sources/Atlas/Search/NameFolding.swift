/// The folding that makes São Paulo and sao paulo equal, by removing accents and capitals.
///
/// Its table is part of the names archive, so that the words in the file and the text of a query
/// are folded in the same way (`Scripts/assets/folding.py`). Scripts that write words or syllables
/// are unchanged, except that hiragana folds to katakana, traditional Chinese characters to
/// simplified ones, and full-width letters to plain ones.
struct NameFolding: Sendable {
  /// The separator of words in folded text.
  static let space: UInt16 = 0x20
  /// The lowest unit of scripts without word breaks, in which the first unit identifies a word.
  static let ideographs: UInt16 = 0x2E80

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let table: UnsafeBufferPointer<UInt32>
  private let han: SimplifiedHan

  private static let end: UInt32 = 0x2200
  private static let wordBreak: UInt32 = 0xFFFF

  /// Opens the folding table of a names archive whose Chinese characters are already open.
  init(_ archive: Archive, han: SimplifiedHan) throws(AssetError) {
    self.archive = archive
    self.han = han
    table = try archive.elements("folding", as: UInt32.self)
    guard table.count == Self.end else {
      throw archive.damaged("its folding does not fit the letters")
    }
  }

  /// Returns a folded text.
  func folded(_ text: some StringProtocol) -> FoldedName {
    var text = String(text)
    return text.withUTF8 { bytes in
      var buffer = FoldingBuffer(bytes: bytes.count)
      let isEnded = fold(bytes, into: &buffer)
      return FoldedName(units: Array(buffer.units), isEnded: isEnded)
    }
  }

  /// Folds UTF-8 bytes, valid or not, into a buffer, replacing its contents.
  ///
  /// - Returns: Whether a separator followed the last letter.
  @discardableResult
  func fold(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: inout FoldingBuffer) -> Bool {
    buffer.removeAll()
    var index = 0
    while index < bytes.count {
      let lead = UInt32(bytes[index])
      index &+= 1
      guard lead >= 0x80 else {
        append(table[Int(lead)], to: &buffer)
        continue
      }
      let following = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
      var scalar = lead & (UInt32(0x3F) >> UInt32(following))
      for _ in 0..<following where index < bytes.count {
        scalar = scalar << 6 | UInt32(bytes[index]) & 0x3F
        index &+= 1
      }
      append(scalar < Self.end ? table[Int(scalar)] : beyond(scalar), to: &buffer)
    }
    return buffer.finish()
  }

  @inline(__always)
  private func append(_ units: UInt32, to buffer: inout FoldingBuffer) {
    switch units {
    case 0: break
    case UInt32(Self.space): buffer.endWord()
    case Self.wordBreak: buffer.breakWord()
    default:
      buffer.append(UInt16(truncatingIfNeeded: units))
      if units > 0xFFFF { buffer.append(UInt16(truncatingIfNeeded: units >> 16)) }
    }
  }

  /// Returns the folding of a scalar beyond the table.
  ///
  /// It must match `beyond` in `folding.py`.
  private func beyond(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2200...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x301F, 0x30A0, 0x30FB,
      0xFF5F...0xFF65:
      UInt32(Self.space)
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0xFFF9...0xFFFD, 0xE0000...0xE0FFF: 0
    case 0xFF01...0xFF5E: table[Int(scalar - 0xFEE0)]
    case 0x3041...0x3096: scalar + 0x60
    case 0x3400...0x9FFF: han[scalar]
    case ..<0x10000: scalar
    default: 0xE000 | scalar & 0xFFF
    }
  }
}
