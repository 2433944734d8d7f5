/// Text that comes from outside, made fit for a message: a terminal obeys control characters, and nobody
/// reads a message of a thousand lines.
extension StringProtocol {
  /// The text with every control character spelled out, such as `\u{1B}`.
  ///
  /// These are C0, C1 and delete; what changes the direction of text; the separators of lines and
  /// paragraphs; and characters that tag or annotate without being seen. Joiners stay, which scripts need.
  package var escapingControls: String {
    guard unicodeScalars.contains(where: \.isUnfitForMessages) else { return String(self) }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isUnfitForMessages {
        text.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text as a message shows it: controls escaped, and after so many scalars an ellipsis.
  package func abridged(to count: Int = 80) -> String {
    // What is cut off is not looked at: it may be long.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return escapingControls }
    return String(String.UnicodeScalarView(scalars[..<end])).escapingControls + "…"
  }

  /// The text abridged, in quotation marks.
  package var quoted: String { "“\(abridged())”" }

  /// A whole message with its controls escaped; of one that is far too long the middle is left out.
  package func message(ofAtMost count: Int = 2000) -> String {
    let scalars = unicodeScalars
    guard scalars.count > count else { return escapingControls }
    let first = String(String.UnicodeScalarView(scalars.prefix(count / 2)))
    let last = String(String.UnicodeScalarView(scalars.suffix(count / 2)))
    return first.escapingControls + " … " + last.escapingControls
  }
}

extension Unicode.Scalar {
  /// Whether it would do something to a terminal, or to the text around it, instead of being seen.
  package var isUnfitForMessages: Bool {
    switch value {
    case 0x20...0x7E: false
    // C0, delete and C1.
    case 0...0x1F, 0x7F...0x9F: true
    // The Arabic letter mark, the marks of direction, embeddings, overrides and isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Separators of lines and paragraphs, deprecated formats, the byte order mark, annotations, tags.
    case 0x2028, 0x2029, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
