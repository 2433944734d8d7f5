/// Limits on the amount of text processed at a time, so that no text can make a program hang.
public enum TextLimits {
  /// The number of Unicode scalars of one character that are used: 32.
  ///
  /// Fields and text views drop the scalars beyond the limit, and labels do not draw them.
  /// Unicode's Stream-Safe Text Format (UAX #15, section 13) allows 31: a letter with 30 marks. The
  /// longest emoji have about ten.
  public static let scalarsPerCharacter = 32

  /// The default maximum length of a ``TextField`` in UTF-8 bytes: 65,536.
  public static let fieldLength = 1 << 16

  /// The default maximum length of a ``TextView`` in UTF-8 bytes: 16 MiB.
  public static let viewLength = 1 << 24

  /// The length in bytes up to which a word is shaped in one piece in scripts with joined letters.
  static let bytesPerWord = 512
}

extension Character {
  /// The character, without Unicode scalars beyond ``TextLimits/scalarsPerCharacter``.
  var limited: Character {
    guard let end = limit else { return self }
    return Character(String(unicodeScalars[..<end]))
  }

  /// Whether the character has more Unicode scalars than ``TextLimits/scalarsPerCharacter``.
  var exceedsLimit: Bool { limit != nil }

  private var limit: String.Index? {
    let (scalars, limit) = (unicodeScalars, TextLimits.scalarsPerCharacter)
    // A scalar takes at least one byte.
    guard utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return nil }
    return end
  }
}

extension String {
  /// Returns the longest prefix that fits into a number of UTF-8 bytes.
  ///
  /// The prefix consists of whole characters, without Unicode scalars beyond
  /// ``TextLimits/scalarsPerCharacter``.
  package func limited(to bytes: Int) -> String {
    var text = self
    text.makeContiguousUTF8()
    if text.utf8.count > bytes { text = text.prefix(upToByte: max(0, bytes)) }
    guard text.utf8.count > TextLimits.scalarsPerCharacter, text.contains(where: \.exceedsLimit)
    else { return text }
    return text.reduce(into: "") { $0.append($1.limited) }
  }

  /// Returns the whole characters before an offset, and part of a character that exceeds the limit
  /// anyway.
  private func prefix(upToByte byte: Int) -> String {
    var end = utf8.index(startIndex, offsetBy: byte)
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { utf8.formIndex(before: &end) }
    var result = String(unicodeScalars[..<end])
    guard let last = result.last, !last.exceedsLimit else { return result }
    var longer = String(last)
    longer.unicodeScalars.append(unicodeScalars[end])
    if longer.count == 1 { result.removeLast() }
    return result
  }
}
