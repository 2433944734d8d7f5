internal import Support

/// An error in a text in ISO 6709.
public enum StandardFault: Hashable, Sendable, CustomStringConvertible {
  /// The final solidus is missing.
  case solidusMissing
  /// Unexpected text follows the numbers.
  case misplaced(String)
  /// The latitude does not have two, four or six digits before its decimals.
  case latitudeDigits(String)
  /// The longitude does not have three, five or seven digits before its decimals.
  case longitudeDigits(String)

  /// The description of the fault, as the end of a sentence.
  public var description: String {
    switch self {
    case .solidusMissing: "ISO 6709 ends with “/”"
    case .misplaced(let piece): "\(piece.quoted) has no meaning in ISO 6709"
    case .latitudeDigits(let digits):
      "a latitude of ISO 6709 has 2, 4 or 6 digits before its decimals, and \(digits) has not"
    case .longitudeDigits(let digits):
      "a longitude of ISO 6709 has 3, 5 or 7 digits before its decimals, and \(digits) has not"
    }
  }
}
