/// OpenStreetMap short links, such as `https://osm.org/go/0NihNwYX`.
///
/// Each character encodes three steps of a quadtree. Source: the OpenStreetMap wiki, *Shortlink*.
enum OpenStreetMapCode {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~".utf8)

  /// Returns the southwest corner of the cell, which the site shows too, or `nil` for an invalid
  /// code.
  static func coordinate(of code: String) -> Coordinate? {
    // Trailing dashes encode zoom levels between the steps.
    let digits = code.utf8.prefix { $0 != UInt8(ascii: "-") }
    guard 1...10 ~= digits.count, code.utf8.dropFirst(digits.count).allSatisfy({ $0 == 45 }) else {
      return nil
    }
    var (x, y): (Int64, Int64) = (0, 0)
    for byte in digits {
      // An older form uses @ for ~.
      let known = byte == UInt8(ascii: "@") ? UInt8(ascii: "~") : byte
      guard let value = alphabet.firstIndex(of: known) else { return nil }
      for step in stride(from: 4, through: 0, by: -2) {
        x = x << 1 | Int64(value >> (step + 1) & 1)
        y = y << 1 | Int64(value >> step & 1)
      }
    }
    let depth = 3 * digits.count
    let turn = 360 * Nanodegrees.perDegree
    // A full turn is 87,890,625 × 2¹² nanodegrees, half a turn 87,890,625 × 2¹¹.
    return Coordinate(
      latitudeNanodegrees: scaled(y * 87_890_625, by: 11 - depth) - turn / 4,
      wrapping: scaled(x * 87_890_625, by: 12 - depth) - turn / 2)
  }

  /// Returns a number times a power of two, rounded to the nearest integer.
  private static func scaled(_ number: Int64, by power: Int) -> Int64 {
    power >= 0 ? number << power : (number >> (-power - 1) + 1) >> 1
  }
}
