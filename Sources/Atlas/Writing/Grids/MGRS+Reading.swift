extension MGRS {
  /// Returns the center of the square in a text, or `nil` if the text is not shaped like MGRS.
  ///
  /// Accepts squares from 100 km down to 1 mm, with and without spaces, in upper and lower case.
  static func coordinate(from text: Substring) throws(Reason) -> Coordinate? {
    guard let written = try WrittenSquare(text) else { return nil }
    let field = try written.field()
    guard let column = column(written.letters[1], in: field) else {
      throw .grid(.unknownColumn(String(written.letters[1]), field: field.name))
    }
    guard let row = row(written.letters[2], in: field) else {
      throw .grid(.unknownRow(String(written.letters[2]), field: field.name))
    }
    let cell = GridCell(
      field: field, west: Double(column) * 100_000 + written.offset.east,
      south: Double(row) * 100_000 + written.offset.north, size: written.size)
    guard cell.touchesField else {
      throw .grid(.squareOutside(String(written.letters.dropFirst()), field: field.name))
    }
    return cell.middle
  }
}

/// A square of the grid: its field, its southwest corner and its size in meters.
private struct GridCell {
  let field: GridZone
  let west: Double
  let south: Double
  let size: Double

  var middle: Coordinate { coordinate(0.5, 0.5) }

  private func coordinate(_ east: Double, _ north: Double) -> Coordinate {
    GridPosition(
      zone: field.number, isNorthern: field.isNorthern, easting: west + east * size,
      northing: south + north * size
    ).coordinate
  }

  /// Whether part of the square lies in its field, with a tolerance of 10 cm.
  var touchesField: Bool {
    let corners = [(0, 0), (0, 1), (1, 0), (1, 1)].map { coordinate($0.0, $0.1) }
    let slack: Int64 = 1000
    let latitudes = corners.map(\.latitudeNanodegrees)
    let south = (latitudes.min() ?? 0) - slack
    let north = (latitudes.max() ?? 0) + slack
    if field.isPolar {
      // The corner nearest to the pole has the greatest latitude, unless the pole is inside.
      let holdsPole = west...west + size ~= 2_000_000 && self.south...self.south + size ~= 2_000_000
      return holdsPole || field.latitudes.overlaps(south...north)
    }
    guard field.latitudes.overlaps(south...north), let longitudes = field.longitudes else {
      return false
    }
    // Measured from the central meridian, which no square crosses, so that the date line is far
    // away.
    let turn: Int64 = 360_000_000_000
    let offsets = corners.map { corner in
      let offset = corner.longitudeNanodegrees - field.meridian
      return offset > turn / 2 ? offset - turn : offset < -turn / 2 ? offset + turn : offset
    }
    let (least, most) = ((offsets.min() ?? 0) - slack, (offsets.max() ?? 0) + slack)
    return (longitudes.lowerBound - field.meridian...longitudes.upperBound - field.meridian)
      .overlaps(least...most)
  }
}

/// A parsed grid reference: zone, three letters, digits.
private struct WrittenSquare {
  typealias Reason = CoordinateError.Reason

  let zone: String
  /// The letters of the band, the column and the row.
  let letters: [Character]
  private let digits: String

  /// Parses a text.
  ///
  /// Returns `nil` if it is not shaped like a grid reference.
  init?(_ text: Substring) throws(Reason) {
    var groups = text.uppercased().split { $0.isWhitespace || $0 == ":" }
    let isNamed = groups.first == "MGRS" || groups.first == "USNG"
    if isNamed { groups.removeFirst() }
    let whole = groups.joined()
    let zone = whole.prefix { $0.isDigit }
    let letters = whole.dropFirst(zone.count).prefix { $0.isASCII && $0.isLetter }
    let digits = whole.dropFirst(zone.count + letters.count)
    let hasShape =
      zone.count <= 2 && letters.count == 3 && digits.allSatisfy(\.isDigit)
      && !(zone.isEmpty && (digits.isEmpty || !"ABYZ".contains(letters.first ?? " ")))
      && !Self.isDirection(groups)
    guard isNamed || hasShape else { return nil }
    guard zone.count <= 2 else { throw .grid(.zoneOutOfRange(String(zone))) }
    guard letters.count > 1 else { throw .grid(.squareMissing) }
    guard letters.count == 3 else { throw .grid(.misplaced(String(letters))) }
    if let stranger = digits.first(where: { !$0.isDigit }) {
      throw .grid(.misplaced(String(stranger)))
    }
    self.zone = String(zone)
    self.letters = Array(letters)
    self.digits = String(digits)
    try checkGroups(groups)
  }

  /// Whether the letters are a direction after a number of degrees: `5 Est`.
  private static func isDirection(_ groups: [Substring]) -> Bool {
    groups.count == 2 && groups[0].allSatisfy(\.isDigit)
      && CompassWord.isDirection(groups[1].lowercased()[...])
  }

  private func checkGroups(_ groups: [Substring]) throws(Reason) {
    guard digits.utf8.count.isMultiple(of: 2) else { throw .grid(.unevenDigits(digits)) }
    guard digits.utf8.count <= 16 else { throw .grid(.tooManyDigits(digits.utf8.count)) }
    // Two groups of digits are an easting and a northing, each with its own leading zeros.
    let numbers = groups.map { $0.drop { !$0.isDigit } }.dropFirst().filter { group in
      !group.isEmpty && group.allSatisfy(\.isDigit)
    }
    let apart = numbers.filter { $0.utf8.count < digits.utf8.count }
    guard apart.allSatisfy({ $0.utf8.count * 2 == digits.utf8.count }) else {
      throw .grid(.unevenDigits(numbers.joined(separator: " ")))
    }
  }

  func field() throws(Reason) -> GridZone {
    if zone.isEmpty {
      guard "ABYZ".contains(letters[0]) else {
        throw .grid(
          GridZone.bands.contains(letters[0]) ? .zoneMissing : .unknownBand(String(letters[0])))
      }
      return GridZone(number: 0, band: letters[0])
    }
    guard let number = Int(zone), 1...60 ~= number else { throw .grid(.zoneOutOfRange(zone)) }
    let field = GridZone(number: number, band: letters[0])
    guard GridZone.bands.contains(field.band) else {
      throw .grid(.unknownBand(String(field.band)))
    }
    guard field.longitudes != nil else { throw .grid(.noSuchField(field.name)) }
    return field
  }

  /// The size of the square in meters.
  var size: Double { (0..<digits.utf8.count / 2).reduce(100_000.0) { size, _ in size / 10 } }

  /// The offset from the southwest corner of the 100 km square, in meters.
  var offset: (east: Double, north: Double) {
    let half = digits.utf8.count / 2
    // Whole numbers and a single division, so that rounding errors do not add up.
    let scale = (0..<half).reduce(1.0) { scale, _ in scale * 10 }
    let (east, north) = (Double(digits.prefix(half)) ?? 0, Double(digits.suffix(half)) ?? 0)
    return (east * 100_000 / scale, north * 100_000 / scale)
  }
}
