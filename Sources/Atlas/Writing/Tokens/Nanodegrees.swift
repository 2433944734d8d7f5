/// Conversion between whole nanodegrees and decimal text, without binary fractions in between.
enum Nanodegrees {
  static let perDegree: Int64 = 1_000_000_000

  /// Returns degrees with all significant decimals.
  static func string(_ nanodegrees: Int64) -> String {
    let text = string(nanodegrees, decimals: 9)
    let digits = text.reversed().drop { $0 == "0" }
    return String((digits.first == "." ? digits.dropFirst() : digits).reversed())
  }

  /// Returns degrees with a fixed number of decimals, 1...9.
  static func string(_ nanodegrees: Int64, decimals: Int) -> String {
    let unit = (0..<decimals).reduce(Int64(1)) { size, _ in size * 10 }
    let rounded = rounded(nanodegrees, by: perDegree / unit)
    let fraction = String(abs(rounded) % unit)
    return (rounded < 0 ? "-" : "") + String(abs(rounded) / unit) + "."
      + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
  }

  /// Returns the place of two signed decimal numbers in a link, or `nil` if either is not a number.
  static func coordinate(
    latitude: Substring, longitude: Substring
  ) throws(CoordinateError.Reason) -> Coordinate? {
    guard let north = signedBillionfold(latitude), let east = signedBillionfold(longitude) else {
      return nil
    }
    guard abs(north) <= 90 * perDegree else { throw .latitudeOutOfRange(String(latitude)) }
    guard abs(east) <= 180 * perDegree else { throw .longitudeOutOfRange(String(longitude)) }
    return Coordinate(latitudeNanodegrees: north, wrapping: east)
  }

  private static func signedBillionfold(_ text: Substring) -> Int64? {
    let isNegative = text.hasPrefix("-")
    return billionfold(isNegative || text.hasPrefix("+") ? text.dropFirst() : text)
      .map { isNegative ? -$0 : $0 }
  }

  /// Returns the quotient, rounding halves away from zero.
  static func rounded(_ number: Int64, by divisor: Int64) -> Int64 {
    (abs(number) + divisor / 2) / divisor * number.signum()
  }

  /// Returns an unsigned decimal number times a billion, or `nil` if the text is not such a number.
  ///
  /// Rounds after the ninth decimal. The integer part is clamped to a million.
  static func billionfold(_ text: some StringProtocol) -> Int64? {
    var (value, decimals, hasDigits, roundsUp) = (Int64(0), -1, false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        let digit = Int64(byte - UInt8(ascii: "0"))
        if decimals < 9 { value = min(value, 100_000_000_000_000) * 10 + digit }
        if decimals == 9 { roundsUp = digit >= 5 }
        if decimals >= 0 { decimals += 1 }
      case UInt8(ascii: "."):
        guard decimals < 0 else { return nil }
        value = min(value, 1_000_000)
        decimals = 0
      default: return nil
      }
    }
    guard hasDigits else { return nil }
    if decimals < 0 { value = min(value, 1_000_000) }
    for _ in max(decimals, 0)..<max(9, decimals) { value *= 10 }
    return value + (roundsUp ? 1 : 0)
  }
}
