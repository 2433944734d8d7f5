/// ISO 6709: `+56.55+008.316667/`.
///
/// Minutes, seconds, a height and a reference system are optional.
enum ISO6709 {
  typealias Reason = CoordinateError.Reason

  /// Returns the coordinate in degrees with all significant decimals.
  static func string(for coordinate: Coordinate) -> String {
    padded(coordinate.latitudeNanodegrees, digits: 2)
      + padded(coordinate.longitudeNanodegrees, digits: 3) + "/"
  }

  private static func padded(_ nanodegrees: Int64, digits: Int) -> String {
    let text = Nanodegrees.string(abs(nanodegrees))
    let whole = text.prefix { $0 != "." }.utf8.count
    return (nanodegrees < 0 ? "-" : "+") + String(repeating: "0", count: digits - whole) + text
  }

  /// Returns the place in a text, or `nil` if the text is not shaped like ISO 6709.
  ///
  /// The height is validated and ignored. The final solidus may be missing if no height is given,
  /// as in the tables of the time zone database.
  static func coordinate(from text: Substring) throws(Reason) -> Coordinate? {
    let isClosed = text.last == "/"
    var numbers = signedNumbers(isClosed ? text.dropLast() : text)
    let rest = numbers.rest
    guard let first = numbers.found.first, first.sign != nil, numbers.found.count > 1 else {
      return nil
    }
    let isWhole = rest.isEmpty && fits(numbers.found[0], 2) && fits(numbers.found[1], 3)
    guard isClosed || isWhole && numbers.found.count == 2 || rest.hasPrefix("CRS") else {
      return nil
    }
    guard isClosed else {
      if isWhole { return try coordinate(numbers.found) }
      throw .standard(.solidusMissing)
    }
    guard numbers.found.count <= 3 else { throw .wrongNumberCount(numbers.found.count) }
    try check(system: rest)
    numbers.found.removeLast(numbers.found.count - 2)
    return try coordinate(numbers.found)
  }

  private struct Number {
    var sign: Character?
    var digits: Substring
  }

  private static func signedNumbers(_ text: Substring) -> (found: [Number], rest: Substring) {
    var (found, rest): ([Number], Substring) = ([], text)
    while let sign = rest.first, "+-−".contains(sign) {
      let digits = number(rest.dropFirst())
      found.append(Number(sign: sign, digits: digits))
      rest = rest.dropFirst(1 + digits.count)
    }
    return (found, rest)
  }

  /// Returns the digits at the start of a text, with a decimal mark if digits follow it.
  private static func number(_ text: Substring) -> Substring {
    let whole = text.prefix { $0.isDigit }
    let rest = text.dropFirst(whole.count)
    guard let mark = rest.first, mark == "." || mark == ",",
      rest.dropFirst().first?.isDigit == true
    else { return whole }
    return text.prefix(whole.count + 1 + rest.dropFirst().prefix { $0.isDigit }.count)
  }

  /// Whether a number has as many digits as degrees, degrees and minutes, or all three parts need.
  private static func fits(_ number: Number, _ degrees: Int) -> Bool {
    let whole = number.digits.prefix { $0.isDigit }.count
    return [degrees, degrees + 2, degrees + 4].contains(whole)
  }

  private static func check(system: Substring) throws(Reason) {
    guard !system.isEmpty else { return }
    guard system.hasPrefix("CRS") else { throw .standard(.misplaced(String(system))) }
    let name = system.dropFirst(3)
    guard ReferenceSystem.isKnown(name) else {
      throw .unknownReferenceSystem(String(name))
    }
  }

  private static func coordinate(_ numbers: [Number]) throws(Reason) -> Coordinate {
    guard fits(numbers[0], 2) else {
      throw .standard(.latitudeDigits(String(numbers[0].digits)))
    }
    guard fits(numbers[1], 3) else {
      throw .standard(.longitudeDigits(String(numbers[1].digits)))
    }
    let latitude = WrittenAngle(
      packed: numbers[0].digits, isNegative: numbers[0].sign != "+", degrees: 2)
    let longitude = WrittenAngle(
      packed: numbers[1].digits, isNegative: numbers[1].sign != "+", degrees: 3)
    return Coordinate(
      latitudeNanodegrees: try latitude.nanodegrees(as: .latitude),
      wrapping: try longitude.nanodegrees(as: .longitude))
  }
}
