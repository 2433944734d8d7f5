/// Makes untrusted text safe to show in messages.
///
/// Terminals obey control characters, and nobody reads a message of a thousand lines.
extension StringProtocol {
  /// The text with every control character escaped, for example as `\u{1B}`.
  ///
  /// Control characters are C0, C1 and delete, characters that change text direction, line and
  /// paragraph separators, and invisible tags and annotations. Joiners stay, because some scripts
  /// need them. A byte of a path that is part of no character is written as `\xE9`.
  package var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.isUnfitForMessages || SystemPath.isByte($0) }) else {
      return String(self)
    }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if SystemPath.isByte(scalar) {
        let byte = String(scalar.value & 255, radix: 16, uppercase: true)
        text.append(contentsOf: "\\x\(byte)".unicodeScalars)
      } else if scalar.isUnfitForMessages {
        text.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Returns the text with controls escaped, cut off with an ellipsis after a number of scalars.
  package func abridged(to count: Int = 80) -> String {
    // The rest is never visited, because it may be long.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return escapingControls }
    return String(String.UnicodeScalarView(scalars[..<end])).escapingControls + "…"
  }

  /// The abridged text in quotation marks.
  package var quoted: String { "“\(abridged())”" }

  /// Returns a whole message with controls escaped, eliding the middle if it is far too long.
  package func message(ofAtMost count: Int = 2000) -> String {
    let text = String(self).withoutIsolates
    let scalars = text.unicodeScalars
    guard scalars.count > count else { return text.escapingControls }
    let first = String(String.UnicodeScalarView(scalars.prefix(count / 2)))
    let last = String(String.UnicodeScalarView(scalars.suffix(count / 2)))
    return first.escapingControls + " … " + last.escapingControls
  }
}

extension Unicode.Scalar {
  /// Whether the scalar would affect a terminal or the surrounding text instead of being visible.
  package var isUnfitForMessages: Bool {
    switch value {
    case 0x20...0x7E: false
    // C0, delete and C1.
    case 0...0x1F, 0x7F...0x9F: true
    // The Arabic letter mark, direction marks, embeddings, overrides and isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separators, deprecated formats, the byte order mark, annotations, tags.
    case 0x2028, 0x2029, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
