internal import Support

/// An error in a position on the universal grids (UTM, UPS, MGRS).
public enum GridFault: Hashable, Sendable {
  /// The zone is missing.
  case zoneMissing
  /// The zone is outside 1...60.
  case zoneOutOfRange(String)
  /// The band has no zone with this number.
  case noSuchField(String)
  /// The letter does not name a band.
  case unknownBand(String)
  /// Both the band and the hemisphere are missing.
  case hemisphereMissing
  /// The letter S could mean band S or the southern hemisphere.
  case ambiguousHemisphere(zone: String)
  /// The band and the hemisphere contradict each other.
  case hemispheresDiffer(String)
  /// The position lies in a different band than the one given.
  case wrongBand(written: String, actual: String)
  /// The easting is outside the grid.
  case eastingOutOfRange(String)
  /// The northing is outside the grid.
  case northingOutOfRange(String)
  /// The position does not have exactly two numbers.
  case wrongNumberCount(Int)
  /// Part of the text has no meaning in a grid position.
  case misplaced(String)
  /// The column letter does not occur in the zone.
  case unknownColumn(String, field: String)
  /// The row letter does not occur in the zone.
  case unknownRow(String, field: String)
  /// The square lies outside the field.
  case squareOutside(String, field: String)
  /// The letters of the square are missing.
  case squareMissing
  /// The easting and the northing have different numbers of digits.
  case unevenDigits(String)
  /// There are more digits than a millimeter needs.
  case tooManyDigits(Int)
}

extension GridFault: CustomStringConvertible {
  /// The description of the fault, as the end of a sentence.
  public var description: String {
    switch self {
    case .zoneMissing: "the zone is missing"
    case .zoneOutOfRange(let zone): "zone \(zone) is outside 1 to 60"
    case .noSuchField(let field): "there is no zone \(field)"
    case .unknownBand(let band):
      "\(band.quoted) is not a band; the bands are C to X without I and O, and A, B, Y, Z at the poles"
    case .hemisphereMissing: "neither the band nor north or south is named"
    case .ambiguousHemisphere(let zone):
      "“\(zone)S” is band S, 32° to 40° north, or the southern hemisphere; "
        + "write “\(zone) north” or “\(zone) south”"
    case .hemispheresDiffer(let piece): "\(piece.quoted) contradicts its band"
    case .wrongBand(let written, let actual): "it lies in \(actual), not in \(written)"
    case .eastingOutOfRange(let number): "the easting \(number) is outside the grid"
    case .northingOutOfRange(let number): "the northing \(number) is outside the grid"
    case .wrongNumberCount(let count):
      "a position is an easting and a northing, and \(Self.numbers(count)) given"
    case .misplaced(let piece): "\(piece.quoted) has no meaning in a grid position"
    case .unknownColumn(let letter, let field): "\(field) has no column of squares \(letter)"
    case .unknownRow(let letter, let field): "\(field) has no row of squares \(letter)"
    case .squareOutside(let square, let field): "square \(square) does not touch \(field)"
    case .squareMissing: "the two letters of its square of 100 km are missing"
    case .unevenDigits(let digits):
      "\(digits.quoted) does not have as many digits for the easting as for the northing"
    case .tooManyDigits(let count): "\(count) digits are more precise than a millimeter"
    }
  }

  private static func numbers(_ count: Int) -> String {
    switch count {
    case 0: "no number is"
    case 1: "one number is"
    default: "\(count) numbers are"
    }
  }
}
