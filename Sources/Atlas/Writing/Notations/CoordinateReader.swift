/// A parser for pairs of angles in common notations.
enum CoordinateReader {
  typealias Reason = CoordinateError.Reason

  /// Returns the coordinate in a text that has no surrounding white space.
  ///
  /// - Parameter language: The language that decides if the text does not.
  static func coordinate(
    from text: Substring, language: String? = nil
  ) throws(Reason) -> Coordinate {
    guard !text.isEmpty else { throw .empty }
    let readings = try CommaReading.all(for: text)
    var failure: Reason?
    var found: Coordinate?
    for reading in readings {
      do throws(Reason) {
        let coordinate = try self.coordinate(from: text, reading, language)
        if let found, found != coordinate { throw .ambiguousCommas }
        found = coordinate
      } catch {
        // Of two errors, the one that got as far as the values of the angles is more helpful.
        if error.isAmbiguous { throw error }
        if failure.map({ !$0.concernsValues }) ?? true { failure = error }
      }
    }
    if let found { return found }
    throw failure ?? .empty
  }

  private static func coordinate(
    from text: Substring, _ commas: CommaReading, _ language: String?
  ) throws(Reason) -> Coordinate {
    var scanner = CoordinateScanner(text: Array(text), commas: commas)
    try scanner.scan()
    guard scanner.tokens.contains(where: { $0.initial != nil }) else {
      return try coordinate(fromHyphenated: scanner.tokens)
    }
    return try InitialReading.coordinate(scanner, language: language) {
      (tokens) throws(Reason) in try coordinate(fromHyphenated: tokens)
    }
  }

  /// Reads a hyphen between two angles with letters as what separates them; between two without,
  /// it may be a minus sign too.
  private static func coordinate(
    fromHyphenated tokens: [CoordinateToken]
  ) throws(Reason) -> Coordinate {
    guard tokens.contains(.hyphen) else { return try coordinate(from: tokens) }
    let apart = tokens.map { $0 == .hyphen ? .separator : $0 }
    let coordinate = try coordinate(from: apart)
    guard apart.count(where: \.isLetter) < 2 else { return coordinate }
    let signed = tokens.map { $0 == .hyphen ? .sign(isNegative: true) : $0 }
    if let other = try? self.coordinate(from: signed), other != coordinate {
      throw .twoReadings(coordinate, other)
    }
    return coordinate
  }

  private static func coordinate(from tokens: [CoordinateToken]) throws(Reason) -> Coordinate {
    let (tokens, first) = LetteredAngles.withoutHeading(tokens)
    var angles = try angles(in: LetteredAngles.withoutSpareNames(tokens))
    guard angles.count == 2 else {
      if angles.isEmpty { throw .empty }
      if angles.count == 1 {
        throw angles[0].axis == .longitude ? .missingLatitude : .missingLongitude
      }
      throw .wrongNumberCount(angles.reduce(0) { $0 + $1.parts.count })
    }
    angles[0].axis = angles[0].axis ?? first
    let latitudeIsFirst = angles[0].axis != .longitude
    let (latitude, longitude) = latitudeIsFirst ? (angles[0], angles[1]) : (angles[1], angles[0])
    if angles[0].axis != nil && angles[0].axis == angles[1].axis {
      throw angles[0].axis == .latitude ? .twoLatitudes : .twoLongitudes
    }
    return Coordinate(
      latitudeNanodegrees: try latitude.nanodegrees(as: .latitude),
      wrapping: try longitude.nanodegrees(as: .longitude))
  }

  private static func angles(in tokens: [CoordinateToken]) throws(Reason) -> [WrittenAngle] {
    tokens.contains { $0.axis != nil } ? try LetteredAngles.angles(in: tokens) : try plain(tokens)
  }

  /// Splits at a separator, at degree signs, or into two halves with equally many numbers.
  private static func plain(_ tokens: [CoordinateToken]) throws(Reason) -> [WrittenAngle] {
    var groups = tokens.split(separator: .separator, omittingEmptySubsequences: false).map(
      Array.init)
    if groups.contains(where: \.isEmpty) {
      // A trailing comma means that the longitude is missing; any other empty group is misplaced.
      if groups.count == 2, groups[1].isEmpty { throw .missingLongitude }
      throw .misplaced(",")
    }
    let hasSymbols = tokens.contains(where: \.isSymbol)
    if groups.count == 1 {
      groups = hasSymbols ? splitAtDegrees(tokens) : try halves(tokens)
    }
    var angles: [WrittenAngle] = []
    for group in groups { angles.append(try WrittenAngle(group)) }
    if !hasSymbols && angles.count == 2 && angles[0].parts.count != angles[1].parts.count {
      throw .wrongNumberCount(angles[0].parts.count + angles[1].parts.count)
    }
    return angles
  }

  private static func splitAtDegrees(_ tokens: [CoordinateToken]) -> [[CoordinateToken]] {
    var groups: [[CoordinateToken]] = []
    var current: [CoordinateToken] = []
    for index in tokens.indices {
      let opens =
        switch tokens[index] {
        case .sign: true
        case .number:
          index + 1 < tokens.count && tokens[index + 1] == .symbol(.degree)
            && !(index > 0 && tokens[index - 1].isSign)
        default: false
        }
      if opens && !current.isEmpty {
        groups.append(current)
        current = []
      }
      current.append(tokens[index])
    }
    return groups + [current]
  }

  private static func halves(_ tokens: [CoordinateToken]) throws(Reason) -> [[CoordinateToken]] {
    let numbers = tokens.indices.filter { tokens[$0].isNumber }
    guard numbers.count > 1 else { return [tokens] }
    guard [2, 4, 6].contains(numbers.count) else { throw .wrongNumberCount(numbers.count) }
    var middle = numbers[numbers.count / 2]
    if tokens[middle - 1].isSign { middle -= 1 }
    return [Array(tokens[..<middle]), Array(tokens[middle...])]
  }
}

extension CoordinateError.Reason {
  /// Whether the text is shaped like a coordinate and only its values are wrong.
  var concernsValues: Bool {
    switch self {
    case .latitudeOutOfRange, .longitudeOutOfRange, .minutesOutOfRange, .secondsOutOfRange: true
    default: false
    }
  }

  /// Whether the text is a coordinate in more than one way, and the user has to choose.
  var isAmbiguous: Bool {
    switch self {
    case .ambiguousCommas, .ambiguousO, .twoReadings: true
    default: false
    }
  }
}
