/// The Military Grid Reference System, which nests squares: `32VMH5801167540`.
///
/// Source: NGA.SIG.0012 (2014), chapter 3.
enum MGRS {
  typealias Reason = CoordinateError.Reason

  /// The letters without I and O.
  private static let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ")
  /// The columns of 100 km, starting at 100 km, in zones 1, 2 and 3; they repeat every three zones.
  private static let columns = ["ABCDEFGH", "JKLMNPQR", "STUVWXYZ"].map(Array.init)
  private static let rows = Array("ABCDEFGHJKLMNPQRSTUV")

  /// The columns around a pole and the easting at which they start, in squares of 100 km.
  private static let polarColumns: [Character: (letters: [Character], first: Int)] = [
    "A": (Array("JKLPQRSTUXYZ"), 8), "B": (Array("ABCFGHJKLPQR"), 20),
    "Y": (Array("RSTUXYZ"), 13), "Z": (Array("ABCFGHJ"), 20),
  ]

  /// Returns the 1 m square that a place lies in.
  static func string(for coordinate: Coordinate) -> String {
    let position = GridPosition(coordinate)
    let (east, north) = (meters(position.easting), meters(position.northing))
    // At the poles, the square's easting chooses the half: the halves meet again on the date line.
    let field =
      position.zone > 0
      ? GridZone(coordinate)
      : GridZone(
        number: 0, band: Array(position.isNorthern ? "YZ" : "AB")[east < 2_000_000 ? 0 : 1])
    let square = "\(columnLetter(east / 100_000, field))\(rowLetter(north / 100_000, field))"
    return field.name + square + fiveDigits(east % 100_000) + fiveDigits(north % 100_000)
  }

  /// Rounds down to whole meters, after rounding to micrometers to remove arithmetic noise.
  private static func meters(_ length: Double) -> Int {
    Int(((length * 1e6).rounded() / 1e6).rounded(.down))
  }

  private static func fiveDigits(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: 5 - digits.utf8.count) + digits
  }

  private static func columnLetter(_ index: Int, _ field: GridZone) -> Character {
    if let polar = polarColumns[field.band], field.isPolar {
      return polar.letters[min(max(index - polar.first, 0), polar.letters.count - 1)]
    }
    return columns[(field.number - 1) % 3][min(max(index - 1, 0), 7)]
  }

  private static func rowLetter(_ index: Int, _ field: GridZone) -> Character {
    if field.isPolar {
      let row = index - (field.isNorthern ? 13 : 8)
      return letters[min(max(row, 0), letters.count - 1)]
    }
    return rows[(index + (field.number % 2 == 0 ? 5 : 0)) % 20]
  }

  /// Returns the easting of a column's western edge in squares, or `nil` if the field lacks the
  /// column.
  static func column(_ letter: Character, in field: GridZone) -> Int? {
    if let polar = polarColumns[field.band], field.isPolar {
      return polar.letters.firstIndex(of: letter).map { $0 + polar.first }
    }
    return columns[(field.number - 1) % 3].firstIndex(of: letter).map { $0 + 1 }
  }

  /// Returns the northing of a row's southern edge in squares, or `nil` if the field lacks the row.
  ///
  /// UTM rows repeat every 2000 km. The row nearest to the middle of the band is chosen.
  static func row(_ letter: Character, in field: GridZone) -> Int? {
    if field.isPolar {
      let rows = field.isNorthern ? letters.prefix(14) : letters[...]
      return rows.firstIndex(of: letter).map { $0 + (field.isNorthern ? 13 : 8) }
    }
    guard let index = rows.firstIndex(of: letter) else { return nil }
    let first = index + (field.number % 2 == 0 ? 15 : 0)
    let middle = (field.latitudes.lowerBound + field.latitudes.upperBound) / 2
    let onMeridian = GridPosition(
      Coordinate(latitudeNanodegrees: middle, wrapping: field.meridian))
    let center = Int(onMeridian.northing / 100_000)
    let steps = Int((Double(center - first) / 20).rounded())
    return first + steps * 20
  }
}
