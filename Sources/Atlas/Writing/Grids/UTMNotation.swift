/// Positions on UTM and UPS as they are written: `32V 458012mE 6267540mN`, `32 north 458012 6267540`,
/// `Z 2000000 2000000`.
enum UTMNotation {
  typealias Reason = CoordinateError.Reason

  /// Returns the position of a place to the metre.
  ///
  /// In band S the hemisphere is added, as the letter alone could be taken for it.
  static func string(for coordinate: Coordinate) -> String {
    let position = GridPosition(coordinate)
    let field = GridZone(coordinate)
    return field.name + (field.band == "S" ? " north " : " ")
      + "\(Int64(position.easting.rounded()))mE \(Int64(position.northing.rounded()))mN"
  }

  /// Returns the place that a text names; nil where the text has not the shape of this notation.
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

/// A word or a number of a grid position.
enum GridPiece: Hashable {
  /// Letters, made upper case.
  case word(String)
  /// Digits with at most one point.
  case number(String)

  var number: String? { if case .number(let digits) = self { digits } else { nil } }
  var word: String? { if case .word(let letters) = self { letters } else { nil } }

  /// Returns the pieces of a text; nil where something else than letters and numbers is in it.
  ///
  /// A comma between two digits is a separator, or a decimal mark where that leaves two numbers.
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
