internal import Support

/// What is wrong with a plus code.
public enum PlusCodeFault: Hashable, Sendable {
  /// It is short and no place is near it to say which one is meant.
  case short(String)
  /// The place behind a short code cannot be read.
  case unknownReference(code: String, place: String)
  /// The plus does not stand behind the second, fourth, sixth or eighth digit.
  case plusMisplaced
  /// Only one digit stands behind the plus.
  case tooFewDigits
  /// Zeros do not fill up the eight digits in pairs.
  case badPadding(String)
  /// A character is no digit of a plus code.
  case unknownDigit(String)
  /// Its first digits lie beyond the pole or the date line.
  case outOfRange(String)
  /// Something stands behind a full code.
  case misplaced(String)
}

extension PlusCodeFault: CustomStringConvertible {
  /// What is wrong, as the end of a sentence.
  public var description: String {
    switch self {
    case .short(let code): "the plus code \(code) is short and needs a place near it"
    case .unknownReference(let code, let place):
      "\(place.quoted) behind the short plus code \(code) cannot be read as coordinates"
    case .plusMisplaced: "the plus stands behind the eighth digit of a plus code"
    case .tooFewDigits: "no or at least two digits stand behind the plus of a plus code"
    case .badPadding:
      "zeros fill up a plus code only in pairs, up to the plus and with nothing behind"
    case .unknownDigit(let digit):
      "\(digit.quoted) is no digit of a plus code; those are 23456789CFGHJMPQRVWX"
    case .outOfRange(let digits): "a plus code that starts with \(digits) is not on the Earth"
    case .misplaced(let rest): "\(rest.quoted) stands behind a full plus code"
    }
  }
}
