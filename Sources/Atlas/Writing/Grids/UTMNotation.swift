/// The notation of UTM and UPS positions.
///
/// Examples: `32V 458012mE 6267540mN`, `32 north 458012 6267540`, `Z 2000000 2000000`.
enum UTMNotation {
  typealias Reason = CoordinateError.Reason

  /// Returns the position of a place to the meter.
  ///
  /// In band S the hemisphere is added, because the letter alone could mean south.
  static func string(for coordinate: Coordinate) -> String {
    let position = GridPosition(coordinate)
    let field = GridZone(coordinate)
    return field.name + (field.band == "S" ? " north " : " ")
      + "\(Int64(position.easting.rounded()))mE \(Int64(position.northing.rounded()))mN"
  }

  /// Returns the place in a text, or `nil` if the text is not shaped like this notation.
  static func coordinate(from text: Substring) throws(Reason) -> Coordinate? {
    guard let pieces = GridPiece.pieces(of: text) else {
      let start = text.prefix(3).uppercased()
      guard start == "UTM" || start == "UPS" else { return nil }
      throw .grid(.misplaced(String(text.dropFirst(3).trimmed)))
    }
    guard let written = try WrittenGridPosition(pieces) else { return nil }
    return try written.coordinate()
  }
}

/// A word or number in a grid position.
enum GridPiece: Hashable {
  /// Letters, converted to upper case.
  case word(String)
  /// Digits with at most one decimal point.
  case number(String)

  var number: String? { if case .number(let digits) = self { digits } else { nil } }
  var word: String? { if case .word(let letters) = self { letters } else { nil } }

  /// Splits a text into pieces, or returns `nil` if it contains anything but letters and numbers.
  ///
  /// Commas separate numbers. They are decimal marks instead if the text has no point and
  /// separating would give more than two numbers of at least three digits.
  static func pieces(of text: Substring) -> [GridPiece]? {
    let apart = pieces(of: text, commasSeparate: true)
    let numbers = apart?.count { $0.number.map { $0.utf8.count > 2 } ?? false } ?? 0
    guard numbers > 2, !text.contains(".") else { return apart }
    return pieces(of: text, commasSeparate: false)
  }

  private static func pieces(of text: Substring, commasSeparate: Bool) -> [GridPiece]? {
    var pieces: [GridPiece] = []
    var current = ""
    var isNumber = false
    func finished() -> [GridPiece] {
      current.isEmpty ? [] : [isNumber ? .number(current) : .word(current.uppercased())]
    }
    for character in text {
      let isDecimal = character == "." || character == "," && !commasSeparate
      let isPartOfNumber = character.isDigit || isDecimal && isNumber && !current.isEmpty
      if isPartOfNumber || character.isASCII && character.isLetter {
        if isNumber != isPartOfNumber {
          pieces += finished()
          current = ""
        }
        isNumber = isPartOfNumber
        current.append(isDecimal ? "." : character)
      } else if character.isWhitespace || ",;:".contains(character) {
        pieces += finished()
        current = ""
      } else {
        return nil
      }
    }
    return pieces + finished()
  }
}
