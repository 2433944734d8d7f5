/// The plain spelling of a pasted text, in which every reader of coordinates finds it.
enum PlainText {
  /// Returns a text without invisible characters, with ASCII spaces, digits, decimal marks and
  /// full-width letters, and without white space around it.
  ///
  /// Removed are marks of direction, joiners, soft hyphens, byte-order marks and everything else
  /// that Unicode lets a program ignore. A joiner may belong to a name, so names keep theirs.
  static func plain(_ text: Substring) -> Substring {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.trimmed }
    // Beside an ASCII comma, which is a decimal mark then, the commas of other scripts separate.
    let comma: Unicode.Scalar = text.utf8.contains(UInt8(ascii: ",")) ? ";" : ","
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<0x80: plain.append(scalar)
      case 0xFF0C, 0x060C: plain.append(comma)
      case 0x3002, 0xFF61, 0x066B: plain.append(".")
      // Vowel signs and the stroke that lengthens Arabic words.
      case 0x0640, 0x064B...0x0652: continue
      case 0xFF01...0xFF5E:
        plain.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      default:
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { continue }
        if properties.isWhitespace {
          plain.append(" ")
        } else if properties.numericType == .decimal, let value = properties.numericValue {
          plain.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(value)))
        } else {
          plain.append(scalar)
        }
      }
    }
    return String(plain).trimmed
  }

  /// Whether a plain text has anything that no name has: a digit, the mark of a code or an
  /// address, the name of a grid, or the end of a shape without points.
  static func mayBeCoordinate(_ plain: Substring) -> Bool {
    for byte in plain.utf8 {
      // Plus, slash, the digits and the colon.
      if byte == 0x2B || 0x2F...0x3A ~= byte { return true }
    }
    switch plain.utf8.first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "u"), UInt8(ascii: "m"):
      return ["utm", "ups", "mgrs", "usng"].contains(where: plain.lowercased().hasPrefix)
    // Of a list or an object.
    case UInt8(ascii: "{"): return true
    default:
      return "yY".utf8.contains(plain.utf8.last ?? 0) && plain.suffix(6).lowercased() == " empty"
    }
  }
}
