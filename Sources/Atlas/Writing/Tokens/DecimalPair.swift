/// A fast path for two decimal numbers with a space or comma between them, as programs write them.
enum DecimalPair {
  /// Returns the place of a text like `56.55, 8.3167`.
  ///
  /// Returns `nil` for anything more, which is left to the readers of the other notations.
  static func coordinate(from text: Substring) -> Coordinate? {
    var bytes = text.utf8
    guard let latitude = number(&bytes), isSeparator(&bytes, behindFraction: latitude.hasFraction)
    else { return nil }
    guard let longitude = number(&bytes), bytes.isEmpty,
      abs(latitude.value) <= 90 * Nanodegrees.perDegree,
      abs(longitude.value) <= 180 * Nanodegrees.perDegree
    else { return nil }
    return Coordinate(latitudeNanodegrees: latitude.value, wrapping: longitude.value)
  }

  /// Consumes a number of at most three digits and nine decimals.
  private static func number(
    _ bytes: inout Substring.UTF8View
  ) -> (value: Int64, hasFraction: Bool)? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var (value, digits, decimals): (Int64, Int, Int?) = (0, 0, nil)
    while let byte = bytes.first {
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        guard digits < 3 || decimals != nil, (decimals ?? 0) < 9 else { return nil }
        value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
        decimals = decimals.map { $0 + 1 }
      } else if byte == UInt8(ascii: "."), decimals == nil, digits > 0 {
        decimals = 0
      } else {
        break
      }
      bytes.removeFirst()
    }
    guard digits > 0, decimals != 0 else { return nil }
    for _ in (decimals ?? 0)..<9 { value *= 10 }
    return (isNegative ? -value : value, decimals != nil)
  }

  /// Consumes spaces, or a comma and spaces.
  ///
  /// A comma alone counts only if it cannot be a decimal mark.
  private static func isSeparator(
    _ bytes: inout Substring.UTF8View, behindFraction: Bool
  ) -> Bool {
    let hasComma = bytes.first == UInt8(ascii: ",")
    if hasComma { bytes.removeFirst() }
    let isSpaced = bytes.first == UInt8(ascii: " ")
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    return isSpaced || hasComma && behindFraction
  }
}
