internal import Support

/// An error in a plus code.
public enum PlusCodeFault: Hashable, Sendable {
  /// The code is short, and no reference place is given.
  case short(String)
  /// The place after a short code cannot be read.
  case unknownReference(code: String, place: String)
  /// The plus does not follow the second, fourth, sixth or eighth digit.
  case plusMisplaced
  /// Only one digit follows the plus.
  case tooFewDigits
  /// The padding zeros are not pairs that fill up the eight digits.
  case badPadding(String)
  /// A character is not a plus code digit.
  case unknownDigit(String)
  /// The first digits lie beyond a pole or the date line.
  case outOfRange(String)
  /// Text follows a full code.
  case misplaced(String)
}

extension PlusCodeFault: CustomStringConvertible {
  /// The description of the fault, as the end of a sentence.
  public var description: String {
    switch self {
    case .short(let code): "the plus code \(code) is short and needs a place near it"
    case .unknownReference(let code, let place):
      "\(place.quoted) after the short plus code \(code) cannot be read as coordinates"
    case .plusMisplaced: "the plus of a plus code must follow its eighth digit"
    case .tooFewDigits: "the plus of a plus code must be followed by no digits or at least two"
    case .badPadding:
      "zeros fill up a plus code only in pairs, up to the plus and with nothing after it"
    case .unknownDigit(let digit):
      "\(digit.quoted) is no digit of a plus code; those are 23456789CFGHJMPQRVWX"
    case .outOfRange(let digits): "a plus code that starts with \(digits) is not on the Earth"
    case .misplaced(let rest): "\(rest.quoted) follows a full plus code"
    }
  }
}
