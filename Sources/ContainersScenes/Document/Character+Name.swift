extension Character {
  /// Whether a name in a file may contain the character: a letter, a number or an underscore.
  var isOfName: Bool {
    // Most are ASCII, and asking for the properties of others is slow.
    asciiValue?.isOfName ?? (isLetter || isNumber)
  }
}

extension UInt8 {
  /// Whether a name in a file may contain the ASCII character.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
