/// The Maidenhead locator system of amateur radio, which nests cells in degrees: `JO46dn99xa`.
///
/// Source: the IARU definition of 1980, with the extensions to ten characters in use since.
enum Maidenhead {
  /// The number of parts into which each pair of characters divides a cell, along each axis.
  private static let parts: [Int64] = [18, 10, 24, 10, 24]

  /// Returns the ten-character cell, 0.6″ by 1.25″, that a place lies in.
  static func string(for coordinate: Coordinate) -> String {
    let count = parts.reduce(1, *)
    let turn = 360 * Nanodegrees.perDegree
    let north = min(coordinate.latitudeNanodegrees + turn / 4, turn / 2 - 1)
    var (east, up) = (
      (coordinate.longitudeNanodegrees + turn / 2) * count / turn, north * count / (turn / 2)
    )
    var pairs: [String] = []
    for (index, size) in parts.enumerated().reversed() {
      pairs.append(character(east % size, index) + character(up % size, index))
      (east, up) = (east / size, up / size)
    }
    return pairs.reversed().joined()
  }

  private static func character(_ value: Int64, _ pair: Int) -> String {
    let first = UInt8(ascii: pair % 2 == 1 ? "0" : pair == 0 ? "A" : "a")
    return String(UnicodeScalar(first + UInt8(value)))
  }

  /// Returns the center of the cell that a text of four to ten characters names.
  ///
  /// Returns `nil` if the text is not shaped like a locator.
  static func coordinate(from text: Substring) -> Coordinate? {
    let bytes = Array(text.uppercased().utf8)
    guard [4, 6, 8, 10].contains(bytes.count) else { return nil }
    var (east, north, count): (Int64, Int64, Int64) = (0, 0, 1)
    for (index, size) in parts.prefix(bytes.count / 2).enumerated() {
      let first = UInt8(ascii: index % 2 == 1 ? "0" : "A")
      let (column, row) = (bytes[2 * index], bytes[2 * index + 1])
      guard column >= first, row >= first, column - first < size, row - first < size else {
        return nil
      }
      east = east * size + Int64(column - first)
      north = north * size + Int64(row - first)
      count *= size
    }
    let turn = 360 * Nanodegrees.perDegree
    return Coordinate(
      latitudeNanodegrees: Nanodegrees.rounded((2 * north + 1) * (turn / 2), by: 2 * count) - turn
        / 4,
      wrapping: Nanodegrees.rounded((2 * east + 1) * turn, by: 2 * count) - turn / 2)
  }
}
