/// A latitude or longitude as written: a sign or a letter, and one to three numbers.
struct WrittenAngle {
  typealias Reason = CoordinateError.Reason

  enum Axis {
    case latitude, longitude
  }

  /// The degrees, minutes and seconds.
  var parts: [String] = []
  var isNegative = false
  /// The axis that the letter indicates.
  var axis: Axis?

  init(_ tokens: [CoordinateToken], mark: CoordinateToken? = nil) throws(Reason) {
    var hasSign = false
    for (index, token) in tokens.enumerated() {
      switch token {
      case .sign(let negative):
        guard index == 0 else { throw .misplaced(negative ? "-" : "+") }
        hasSign = true
        isNegative = negative
      case .number(let digits):
        parts.append(digits)
      case .symbol(let symbol):
        // Each symbol must directly follow its number: ° the first, ′ the second, ″ the third.
        guard index > 0, tokens[index - 1].isNumber, symbol.rawValue == parts.count - 1 else {
          throw .misplaced(["°", "′", "″"][symbol.rawValue])
        }
      case .letter, .initial, .axis, .separator, .hyphen, .filler:
        throw .misplaced(",")
      }
    }
    guard 1...3 ~= parts.count else { throw .wrongNumberCount(parts.count) }
    axis = mark?.axis
    if case .letter(let letter) = mark {
      if hasSign { throw .signAndLetter }
      isNegative = letter == "S" || letter == "W"
      if tokens.count == 1 { try unpack() }
    }
  }

  /// Splits degrees, minutes and seconds that form one number, as on aeronautical charts:
  /// `563300N 0081900E`.
  private mutating func unpack() throws(Reason) {
    let digits = parts[0].prefix { $0.isDigit }.utf8.count
    let degrees = axis == .latitude ? 2 : 3
    guard digits > 3 else { return }
    guard digits == degrees + 2 || digits == degrees + 4 else { throw .packedDigits(parts[0]) }
    parts = WrittenAngle(packed: parts[0][...], isNegative: isNegative, degrees: degrees).parts
  }

  /// Creates an angle from degrees, minutes and seconds that form one number.
  ///
  /// - Parameters:
  ///   - packed: The digits of the degrees, then two digits each for minutes and seconds.
  ///   - degrees: The number of digits in the degrees.
  init(packed: Substring, isNegative: Bool, degrees: Int) {
    let whole = packed.prefix { $0.isDigit }
    let decimals = packed.dropFirst(whole.count).dropFirst()
    parts = [String(whole.prefix(degrees))]
    var rest = whole.dropFirst(degrees)
    while !rest.isEmpty {
      parts.append(String(rest.prefix(2)))
      rest = rest.dropFirst(2)
    }
    if whole.count < packed.count { parts[parts.count - 1] += "." + decimals }
    self.isNegative = isNegative
  }

  /// Returns the value, validated as a latitude or longitude.
  func nanodegrees(as axis: Axis) throws(Reason) -> Int64 {
    var values: [Int64] = []
    for part in parts {
      guard let value = Nanodegrees.billionfold(part) else { throw .notANumber(part) }
      values.append(value)
    }
    if let inside = parts.dropLast().first(where: { $0.contains(".") }) {
      throw .fractionInside(inside)
    }
    let sixty = 60 * Nanodegrees.perDegree
    if values.count > 1, values[1] >= sixty { throw .minutesOutOfRange(parts[1]) }
    if values.count > 2, values[2] >= sixty { throw .secondsOutOfRange(parts[2]) }
    let limit = (axis == .latitude ? 90 : 180) * Nanodegrees.perDegree
    // In units of 1/3600 nanodegree, only the final rounding loses precision.
    let size =
      values[0] * 3600 + (values.count > 1 ? values[1] * 60 : 0)
      + (values.count > 2 ? values[2] : 0)
    guard size <= limit * 3600 else {
      let written = (isNegative ? "−" : "") + parts.joined(separator: " ")
      throw axis == .latitude ? .latitudeOutOfRange(written) : .longitudeOutOfRange(written)
    }
    return Nanodegrees.rounded(isNegative ? -size : size, by: 3600)
  }
}
