/// How much text is worked with at a time, so that no text can keep a program from answering.
public enum TextLimits {
  /// How many Unicode scalars of one character count: 32.
  ///
  /// Fields and text views drop the scalars beyond it; labels do not draw them. Unicode's Stream-Safe Text
  /// Format (UAX #15, section 13) allows 31: a letter with 30 marks. The longest emoji have about ten.
  public static let scalarsPerCharacter = 32

  /// How many bytes of UTF-8 a ``TextField`` holds at first: 65,536.
  public static let fieldLength = 1 << 16

  /// How many bytes of UTF-8 a ``TextView`` holds at first: 16 MiB.
  public static let viewLength = 1 << 24

  /// How many bytes of a word are shaped in one piece where a script joins its letters.
  static let bytesPerWord = 512
}

extension Character {
  /// The character, without the Unicode scalars beyond ``TextLimits/scalarsPerCharacter``.
  var limited: Character {
    guard let end = limit else { return self }
    return Character(String(unicodeScalars[..<end]))
  }

  /// Whether some Unicode scalars are beyond ``TextLimits/scalarsPerCharacter``.
  var exceedsLimit: Bool { limit != nil }

  private var limit: String.Index? {
    let (scalars, limit) = (unicodeScalars, TextLimits.scalarsPerCharacter)
    // A scalar takes a byte at least.
    guard utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return nil }
    return end
  }
}

extension String {
  /// Returns the beginning of the text that has room in so many bytes of UTF-8: whole characters, without
  /// the Unicode scalars beyond ``TextLimits/scalarsPerCharacter``.
  package func limited(to bytes: Int) -> String {
    var text = self
    text.makeContiguousUTF8()
    if text.utf8.count > bytes { text = text.prefix(upToByte: max(0, bytes)) }
    guard text.utf8.count > TextLimits.scalarsPerCharacter, text.contains(where: \.exceedsLimit)
    else { return text }
    return text.reduce(into: "") { $0.append($1.limited) }
  }

  /// Returns the characters before a byte; of one that is too long anyway, a part.
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
