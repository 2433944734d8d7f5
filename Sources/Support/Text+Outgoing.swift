@_spi(_Unicode) internal import Swift

/// Prepares text that leaves the program.
extension String {
  /// The text as it goes to the clipboard and into names of files: composed (NFC), and without the
  /// isolates that messages put around names.
  package var outgoing: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: withoutIsolates._nfc)
    return String(text)
  }

  /// The text without first strong isolates (U+2068) and what ends them (U+2069).
  ///
  /// Messages put them around names in text from right to left; terminals show them as codes.
  package var withoutIsolates: String {
    guard unicodeScalars.contains("\u{2068}") else { return self }
    var text = String.UnicodeScalarView()
    // Whether each open isolate is removed.
    var open: [Bool] = []
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2068}": open.append(true)
      case "\u{2069}" where open.popLast() == true: break
      default:
        if scalar == "\u{2066}" || scalar == "\u{2067}" { open.append(false) }
        text.append(scalar)
      }
    }
    return String(text)
  }
}
