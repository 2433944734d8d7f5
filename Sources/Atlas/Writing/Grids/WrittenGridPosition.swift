/// A position on UTM or UPS that is parsed but not yet validated.
struct WrittenGridPosition {
  typealias Reason = CoordinateError.Reason

  /// The zone number as written, or `nil` for UPS.
  private var zone: String?
  private var band: Character?
  /// The hemisphere, if a word names it.
  private var isNorthern: Bool?
  private var easting = ""
  private var northing = ""

  private static let hemispheres = [
    "NORTH": true, "NORTHERN": true, "SOUTH": false, "SOUTHERN": false,
  ]

  /// Parses pieces.
  ///
  /// Returns `nil` if they are not shaped like a grid position.
  ///
  /// The shape is a zone or a polar letter, then two numbers too large to be degrees. After `UTM`,
  /// `UPS` or `zone`, anything counts as a grid position. Four numbers without a letter after the
  /// first are two angles with decimal commas: `55,6761 12,5683`.
  init?(_ pieces: [GridPiece]) throws(Reason) {
    let names = pieces.prefix { $0.word.map(["UTM", "UPS", "ZONE"].contains) ?? false }
    var rest = pieces.dropFirst(names.count)
    guard !names.isEmpty || Self.looksLikeOne(rest) else { return nil }
    if !names.contains(.word("UPS")), !Self.isPolar(rest.first) {
      guard let number = rest.first?.number, number.utf8.count < 4 else {
        throw .grid(.zoneMissing)
      }
      zone = number
      rest.removeFirst()
    }
    try takeLetters(&rest)
    try takeNumbers(rest)
  }

  private static func looksLikeOne(_ pieces: ArraySlice<GridPiece>) -> Bool {
    let numbers = pieces.compactMap(\.number)
    let big = numbers.filter { $0.prefix { $0 != "." }.utf8.count > 3 }
    guard pieces.count > 2 else { return false }
    if let zone = pieces.first?.number {
      // Near the equator the northing is a small number.
      let hasLetter = pieces.dropFirst().first?.word != nil
      let isNear = big.count == 1 && numbers.count == 3 && hasLetter
      let isFar = big.count > 1 && numbers.count > 2 && (hasLetter || numbers.count != 4)
      return (isFar || isNear) && zone.utf8.count < 3 && !zone.contains(".")
    }
    return big.count > 1 && isPolar(pieces.first)
  }

  private static func isPolar(_ piece: GridPiece?) -> Bool {
    piece?.word.map(["A", "B", "Y", "Z"].contains) ?? false
  }

  /// Consumes the band and the hemisphere.
  private mutating func takeLetters(_ rest: inout ArraySlice<GridPiece>) throws(Reason) {
    var isFirst = true
    while let word = rest.first?.word {
      if let hemisphere = Self.hemispheres[word] {
        guard isNorthern == nil else { throw .grid(.misplaced(word)) }
        isNorthern = hemisphere
      } else if word == "HEMISPHERE" {
        guard isNorthern != nil else { throw .grid(.misplaced(word)) }
      } else if isFirst, let letter = word.first, word.utf8.count == 1 {
        band = letter
      } else {
        return
      }
      isFirst = false
      rest.removeFirst()
    }
  }

  /// Consumes the easting and the northing, in this order or as their letters say.
  private mutating func takeNumbers(_ pieces: ArraySlice<GridPiece>) throws(Reason) {
    let numbers = pieces.compactMap(\.number)
    guard numbers.count == 2 else { throw .grid(.wrongNumberCount(numbers.count)) }
    var labels: [Character] = []
    for word in pieces.compactMap(\.word) {
      switch word {
      case "M", "METRES", "METERS": continue
      case "E", "ME", "EASTING", "X": labels.append("E")
      case "N", "MN", "NORTHING", "Y": labels.append("N")
      default: throw .grid(.misplaced(word))
      }
    }
    switch labels {
    case [], ["E", "N"]: (easting, northing) = (numbers[0], numbers[1])
    case ["N", "E"]: (easting, northing) = (numbers[1], numbers[0])
    default: throw .grid(.misplaced(labels.map(String.init).joined(separator: " ")))
    }
  }

  /// Validates the position and returns its place.
  func coordinate() throws(Reason) -> Coordinate {
    guard let zone else { return try polarCoordinate() }
    guard zone.utf8.count < 4, let number = Int(zone), 1...60 ~= number else {
      throw .grid(.zoneOutOfRange(zone))
    }
    let (east, north) = (try value(easting), try value(northing))
    guard 100_000..<900_000 ~= east else { throw .grid(.eastingOutOfRange(easting)) }
    func position(_ isNorthern: Bool) -> GridPosition {
      GridPosition(zone: number, isNorthern: isNorthern, easting: east, northing: north)
    }
    if let band, band != "N", band != "S" || isNorthern == true {
      return try coordinate(in: GridZone(number: number, band: band), position)
    }
    guard band != nil || isNorthern != nil else { throw .grid(.hemisphereMissing) }
    if band == "N", isNorthern == false { throw .grid(.hemispheresDiffer("south")) }
    let isNorthern = isNorthern ?? (band == "N")
    if band == "S", self.isNorthern == nil,
      contains(GridZone(number: number, band: "S"), position(true))
    {
      throw .grid(.ambiguousHemisphere(zone: String(number)))
    }
    return try checked(position(isNorthern))
  }

  private func coordinate(
    in field: GridZone, _ position: (Bool) -> GridPosition
  ) throws(Reason) -> Coordinate {
    guard GridZone.bands.contains(field.band) else {
      throw .grid(.unknownBand(String(field.band)))
    }
    guard field.longitudes != nil else { throw .grid(.noSuchField(field.name)) }
    if let isNorthern, isNorthern != field.isNorthern {
      throw .grid(.hemispheresDiffer(isNorthern ? "north" : "south"))
    }
    let found = position(field.isNorthern)
    let coordinate = try checked(found)
    guard contains(field, found) else {
      let actual = GridZone(coordinate)
      throw .grid(
        .wrongBand(
          written: field.name,
          actual: actual.isPolar ? String(actual.band) : "\(field.number)\(actual.band)"))
    }
    return coordinate
  }

  /// Whether a position lies in a band, allowing for the rounding of its northing.
  private func contains(_ field: GridZone, _ position: GridPosition) -> Bool {
    let decimals = northing.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    let half = (decimals.first ?? "").reduce(0.5) { size, _ in size / 10 } + 1e-4
    let reach = [-half, half].map { step in
      GridPosition(
        zone: position.zone, isNorthern: position.isNorthern, easting: position.easting,
        northing: position.northing + step
      ).coordinate.latitudeNanodegrees
    }
    return field.latitudes.overlaps(reach[0]...max(reach[0], reach[1]))
  }

  /// Returns the place of a UTM position, which may reach up to half a degree into the UPS area.
  private func checked(_ position: GridPosition) throws(Reason) -> Coordinate {
    let northings = position.isNorthern ? 0.0...9_400_000 : 1_050_000.0...10_000_000
    guard northings ~= position.northing else { throw .grid(.northingOutOfRange(northing)) }
    let coordinate = position.coordinate
    guard -80.5...84.5 ~= coordinate.latitude else { throw .grid(.northingOutOfRange(northing)) }
    return coordinate
  }

  private func polarCoordinate() throws(Reason) -> Coordinate {
    if let band, !"ABYZNS".contains(band) {
      throw .grid(
        GridZone.bands.contains(band) ? .misplaced(String(band)) : .unknownBand(String(band)))
    }
    guard band != nil || isNorthern != nil else { throw .grid(.hemisphereMissing) }
    let bandIsNorthern = band.map { "YZN".contains($0) }
    let isNorthern = isNorthern ?? (bandIsNorthern == true)
    if let bandIsNorthern, bandIsNorthern != isNorthern {
      throw .grid(.hemispheresDiffer(isNorthern ? "north" : "south"))
    }
    let position = GridPosition(
      zone: 0, isNorthern: isNorthern, easting: try value(easting), northing: try value(northing))
    let range = isNorthern ? 1_300_000.0...2_700_000 : 800_000.0...3_200_000
    guard range ~= position.easting else { throw .grid(.eastingOutOfRange(easting)) }
    guard range ~= position.northing else { throw .grid(.northingOutOfRange(northing)) }
    let coordinate = position.coordinate
    guard abs(coordinate.latitude) >= (isNorthern ? 83.5 : 79.5) else {
      throw .grid(.northingOutOfRange(northing))
    }
    try checkHalf(position)
    return coordinate
  }

  /// Checks the half: A and Y are west of Greenwich, B and Z east of it.
  ///
  /// On the meridian itself, rounding may give either.
  private func checkHalf(_ position: GridPosition) throws(Reason) {
    guard let band, "ABYZ".contains(band) else { return }
    let isWestern = band == "A" || band == "Y"
    let side = position.easting - 2_000_000
    guard isWestern ? side <= 1 : side >= -1 else {
      let other: Character = isWestern ? (band == "A" ? "B" : "Z") : (band == "B" ? "A" : "Y")
      throw .grid(.wrongBand(written: String(band), actual: String(other)))
    }
  }

  private func value(_ digits: String) throws(Reason) -> Double {
    guard let value = Double(digits), value.isFinite else { throw .grid(.misplaced(digits)) }
    return value
  }
}
