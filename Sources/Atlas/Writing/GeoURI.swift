/// The address of a place, RFC 5870: `geo:latitude,longitude[,altitude][;crs=wgs84][;u=metres]…`.
enum GeoURI {
  /// Returns the place of the address, its altitude and uncertainty left aside.
  ///
  /// - Parameter text: What follows `geo:`.
  static func coordinate(from text: Substring) throws(CoordinateError.Reason) -> Coordinate {
    // Android's query: a zoom does no harm, a search names another place than the numbers.
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].split(separator: "&").contains(where: { $0.hasPrefix("q=") }) {
      throw .search
    }
    var pieces = parts[0].split(separator: ";", omittingEmptySubsequences: false)
    let place = pieces.removeFirst()
    for piece in pieces { try check(parameter: piece) }

    let numbers = place.split(separator: ",", omittingEmptySubsequences: false)
    guard !place.isEmpty else { throw .empty }
    guard numbers.count > 1 else { throw .missingLongitude }
    guard numbers.count <= 3 else { throw .wrongNumberCount(numbers.count) }
    for number in numbers {
      guard isNumber(number) else { throw .malformedAddress(String(number)) }
    }
    guard
      let coordinate = try Nanodegrees.coordinate(latitude: numbers[0], longitude: numbers[1])
    else { throw .malformedAddress(String(place)) }
    return coordinate
  }

  /// Whether a text is a number of the RFC: no plus, digits on both sides of the point.
  private static func isNumber(_ number: Substring) -> Bool {
    let digits = number.hasPrefix("-") ? number.dropFirst() : number
    return !digits.hasPrefix(".") && !digits.hasSuffix(".")
      && Nanodegrees.billionfold(digits) != nil
  }

  private static func check(parameter: Substring) throws(CoordinateError.Reason) {
    let sides = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = sides.first, !name.isEmpty,
      name.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: "-") })
    else { throw .malformedAddress(String(parameter)) }
    let value = sides.count == 2 ? sides[1] : ""
    switch name.lowercased() {
    case "crs" where value.lowercased() != "wgs84":
      throw .unknownReferenceSystem(String(value))
    case "u" where Nanodegrees.billionfold(value) == nil:
      throw .malformedAddress(String(parameter))
    default: return
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
