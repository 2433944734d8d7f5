/// The geo: URI, RFC 5870: `geo:latitude,longitude[,altitude][;crs=wgs84][;u=meters]…`.
///
/// Android adds a query, which some programs begin with `&`. In `?z=12`, the zoom is ignored. In
/// `?q=48.85,2.29(Label)`, the marker takes precedence over the numbers before it; a name is ignored
/// unless they are 0,0, which means that there is nothing but the name.
enum GeoURI {
  /// Returns the place of a URI, ignoring its altitude and uncertainty.
  ///
  /// - Parameter text: The part after `geo:`.
  static func coordinate(from text: Substring) throws(CoordinateError.Reason) -> Coordinate {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "?&".contains($0) }
    let query = parts.count == 2 ? WebAddress.pairs(parts[1]) : []
    if let marker = query.first(where: { $0.name == "q" })?.value {
      if let coordinate = try coordinate(ofMarker: marker) { return coordinate }
      if parts[0].prefix(while: { $0 != ";" }).allSatisfy({ "0.,-".contains($0) }) { throw .search }
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

  /// Returns the place that a query marks: two numbers, optionally followed by a label in
  /// parentheses; `nil` if it is a name.
  private static func coordinate(
    ofMarker marker: String
  ) throws(CoordinateError.Reason) -> Coordinate? {
    let numbers = marker.prefix { $0 != "(" }.split(separator: ",")
    guard numbers.count == 2 else { return nil }
    return try Nanodegrees.coordinate(
      latitude: numbers[0].trimmed, longitude: numbers[1].trimmed)
  }

  /// Whether a text is a number as the RFC defines it: no plus sign, digits on both sides of the
  /// point.
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
    case "crs" where !ReferenceSystem.isKnown(value):
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
