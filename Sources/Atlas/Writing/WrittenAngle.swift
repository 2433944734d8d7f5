/// A latitude or longitude as it is written: a sign or a letter, and one to three numbers.
struct WrittenAngle {
  typealias Reason = CoordinateError.Reason

  enum Axis {
    case latitude, longitude
  }

  /// Degrees, minutes, seconds.
  var parts: [String] = []
  var isNegative = false
  /// What its letter says.
  var axis: Axis?

  init(_ tokens: [CoordinateToken], letter: Character?) throws(Reason) {
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
        // Each sign belongs right behind its number: ° the first, ′ the second, ″ the third.
        guard index > 0, tokens[index - 1].isNumber, symbol.rawValue == parts.count - 1 else {
          throw .misplaced(["°", "′", "″"][symbol.rawValue])
        }
      case .letter, .separator:
        throw .misplaced(",")
      }
    }
    guard 1...3 ~= parts.count else { throw .wrongNumberCount(parts.count) }
    if let letter {
      if hasSign { throw .signAndLetter }
      axis = letter == "N" || letter == "S" ? .latitude : .longitude
      isNegative = letter == "S" || letter == "W"
    }
  }

  /// Returns the value, checked as a latitude or a longitude.
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
    // In thirty-six hundredths nothing is lost before the one rounding at the end.
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
