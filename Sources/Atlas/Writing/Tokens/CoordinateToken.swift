/// A token of a written coordinate.
enum CoordinateToken: Equatable {
  enum Symbol: Int {
    case degree, minute, second
  }

  /// An unsigned number, with a point as its decimal mark.
  case number(String)
  case sign(isNegative: Bool)
  /// N, S, E or W, or an O that may mean E or W.
  case letter(Character)
  /// A word for latitude or longitude.
  case axis(WrittenAngle.Axis)
  case symbol(Symbol)
  /// A separator between the two angles.
  case separator

  var isNumber: Bool { if case .number = self { true } else { false } }
  var isSign: Bool { if case .sign = self { true } else { false } }
  var isLetter: Bool { if case .letter = self { true } else { false } }
  var isAxis: Bool { if case .axis = self { true } else { false } }

  /// The axis that a letter or name indicates.
  var axis: WrittenAngle.Axis? {
    switch self {
    case .letter("N"), .letter("S"): .latitude
    case .letter: .longitude
    case .axis(let axis): axis
    default: nil
    }
  }
}

/// The meaning of a comma between two digits.
enum CommaReading {
  case decimalMark
  case separator

  /// Returns the readings that a text allows.
  static func all(for text: Substring) throws(CoordinateError.Reason) -> [CommaReading] {
    let characters = Array(text)
    let tight = characters.indices.filter { index in
      characters[index] == "," && index > 0 && index + 1 < characters.count
        && characters[index - 1].isDigit && characters[index + 1].isDigit
    }
    // A point after a letter marks an abbreviation.
    let hasPoint = characters.indices.contains { index in
      characters[index] == "." && !(index > 0 && characters[index - 1].isLetter)
    }
    guard !tight.isEmpty, !hasPoint else { return [.separator] }
    let isTight = Set(tight)
    let othersSeparate = characters.indices.contains { index in
      !isTight.contains(index) && !characters[index].isDigit
        && !"+-−–".contains(characters[index])
    }
    guard othersSeparate else {
      if tight.count > 1 { throw .ambiguousCommas }
      return [.separator]
    }
    return [.decimalMark, .separator]
  }
}
