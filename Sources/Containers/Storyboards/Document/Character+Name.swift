extension Character {
  /// Whether a name in a file may contain the character: a letter, a number or an underscore.
  var isOfName: Bool {
    // Most are ASCII, and asking for the properties of others is slow.
    guard let byte = asciiValue else { return isLetter || isNumber }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
