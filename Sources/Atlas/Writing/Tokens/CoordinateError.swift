internal import Support

/// The reason why a text is not a coordinate, with a valid example.
public struct CoordinateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a text.
  public enum Reason: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// Part of the text is neither a number nor part of a notation.
    case notANumber(String)
    /// The text has only a latitude.
    case missingLongitude
    /// The text has only a longitude.
    case missingLatitude
    /// The count of numbers does not fit two angles.
    case wrongNumberCount(Int)
    /// The commas could be decimal marks or separators.
    case ambiguousCommas
    /// The two angles are not separated.
    case runTogether
    /// One angle has a letter and the other has none.
    case letterMissing
    /// An angle has both a sign and a letter.
    case signAndLetter
    /// Both angles are latitudes.
    case twoLatitudes
    /// Both angles are longitudes.
    case twoLongitudes
    /// A sign, letter or symbol is out of place.
    case misplaced(String)
    /// A number other than the last of its angle has decimals.
    case fractionInside(String)
    /// The latitude is beyond a pole.
    case latitudeOutOfRange(String)
    /// The longitude is beyond the date line.
    case longitudeOutOfRange(String)
    /// The minutes are 60 or more.
    case minutesOutOfRange(String)
    /// The seconds are 60 or more.
    case secondsOutOfRange(String)
    /// The geo: URI uses a reference system other than WGS84.
    case unknownReferenceSystem(String)
    /// The geo: URI is a search.
    case search
    /// The geo: URI violates RFC 5870.
    case malformedAddress(String)
    /// A long number is neither degrees nor degrees and minutes run together.
    case packedDigits(String)
    /// The letter O means east in some languages and west in others.
    case ambiguousO
    /// A letter or a hyphen could mean either of two places.
    case twoReadings(Coordinate, Coordinate)
    /// The text is longer than any notation.
    case tooLong(Int)
    /// The text violates ISO 6709.
    case standard(StandardFault)
    /// The text is an invalid plus code, or a short one without a reference.
    case plusCode(PlusCodeFault)
    /// The text is not a valid position on UTM, UPS or MGRS.
    case grid(GridFault)
    /// The map link contains no readable place.
    case link(LinkFault)
    /// What another program wrote contains no place, or several.
    case record(RecordFault)
  }

  /// The text that could not be read.
  public let text: String
  /// What is wrong with the text.
  public let reason: Reason

  /// Creates the error for a text.
  public init(text: String, reason: Reason) {
    self.text = text
    self.reason = reason
  }

  /// A valid text of the same kind.
  public var example: String {
    switch reason {
    case .minutesOutOfRange, .secondsOutOfRange, .fractionInside: "56°33′00″N 8°19′00″E"
    case .letterMissing, .signAndLetter, .twoLatitudes, .twoLongitudes, .ambiguousO,
      .twoReadings:
      "56.55 N 8.3167 E"
    case .ambiguousCommas: "56,55 8,3167"
    case .search, .malformedAddress: "geo:56.55,8.3167"
    case .unknownReferenceSystem, .standard: "+56.55+008.3167/"
    case .plusCode(.short), .plusCode(.unknownReference): "G828+2M 56.5, 8.3"
    case .plusCode: "9F8FG828+2M"
    case .grid: "32V 458012mE 6267540mN"
    case .link: "https://www.openstreetmap.org/#map=12/56.55/8.3167"
    default: "56.55, 8.3167"
    }
  }

  /// A sentence that says what is wrong, and one that shows a valid text.
  public var description: String {
    "\(text.quoted) is not a place: \(reason). Write for example “\(example)”."
  }
}

extension CoordinateError.Reason: CustomStringConvertible {
  /// The description of the error, as the end of a sentence.
  public var description: String {
    switch self {
    case .empty: "there is nothing in it"
    case .notANumber(let piece): "\(piece.quoted) is not a number"
    case .missingLongitude: "the longitude is missing"
    case .missingLatitude: "the latitude is missing"
    case .wrongNumberCount(let count): "\(count) numbers do not make a latitude and a longitude"
    case .ambiguousCommas:
      "its commas could be decimal marks or separators; put a space between the two angles"
    case .runTogether: "a space or comma is missing between the two angles"
    case .letterMissing: "one angle has a letter and the other has none"
    case .signAndLetter: "an angle has both a sign and a letter"
    case .twoLatitudes: "both angles are latitudes"
    case .twoLongitudes: "both angles are longitudes"
    case .misplaced(let piece): "\(piece.quoted) has no meaning there"
    case .fractionInside(let number):
      "only the last number of an angle can have decimals, and \(number) is not the last"
    case .latitudeOutOfRange(let number): "the latitude \(number) is outside −90 to 90"
    case .longitudeOutOfRange(let number): "the longitude \(number) is outside −180 to 180"
    case .minutesOutOfRange(let number): "\(number) minutes are more than 59"
    case .secondsOutOfRange(let number): "\(number) seconds are more than 59"
    case .unknownReferenceSystem(let name):
      "it refers to \(name.quoted), and only wgs84 is supported"
    case .search: "it asks for a search (q=), not for a place"
    case .malformedAddress(let piece): "\(piece.quoted) cannot be part of a geo: address"
    case .packedDigits(let number):
      "\(number) has neither the digits of degrees nor those of degrees and minutes"
    case .ambiguousO: "“O” is east in German and west in French and Spanish; write E or W"
    case .twoReadings(let one, let other):
      "it could mean \(Self.written(one)) or \(Self.written(other))"
    case .tooLong(let count): "its \(count) characters are more than any notation needs"
    case .standard(let fault): fault.description
    case .plusCode(let fault): fault.description
    case .grid(let fault): fault.description
    case .link(let fault): fault.description
    case .record(let fault): fault.description
    }
  }

  /// Returns a coordinate in decimal degrees with typographic minus signs.
  package static func written(_ coordinate: Coordinate) -> String {
    [coordinate.latitudeNanodegrees, coordinate.longitudeNanodegrees].map { angle in
      (angle < 0 ? "−" : "") + Nanodegrees.string(abs(angle))
    }.joined(separator: ", ")
  }
}
