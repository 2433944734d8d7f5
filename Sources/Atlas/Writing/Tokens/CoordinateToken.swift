/// A token of a written coordinate.
enum CoordinateToken: Equatable {
  enum Symbol: Int {
    case degree, minute, second
  }

  /// An unsigned number, with a point as its decimal mark.
  case number(String)
  case sign(isNegative: Bool)
  /// N, S, E or W.
  case letter(Character)
  /// A lowercase letter whose meaning depends on the language.
  case initial(Character)
  /// A word for latitude or longitude.
  case axis(WrittenAngle.Axis)
  case symbol(Symbol)
  /// A separator between the two angles.
  case separator
  /// A hyphen that may be a separator or a minus sign.
  case hyphen
  /// A letter that says nothing.
  case filler

  var isNumber: Bool { if case .number = self { true } else { false } }
  var isSign: Bool { if case .sign = self { true } else { false } }
  var isLetter: Bool { if case .letter = self { true } else { false } }
  var isAxis: Bool { if case .axis = self { true } else { false } }
  var isSymbol: Bool { if case .symbol = self { true } else { false } }

  /// The letter whose meaning depends on the language.
  var initial: Character? { if case .initial(let letter) = self { letter } else { nil } }

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
    // A decimal mark may stand behind the sign of its unit: 50°43′,25.
    let tight = characters.indices.filter { index in
      characters[index] == "," && index > 0 && index + 1 < characters.count
        && (characters[index - 1].isDigit || characters[index - 1].angleSymbol != nil)
        && characters[index + 1].isDigit
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

extension Character {
  /// Whether the character is one of the ASCII digits 0–9.
  var isDigit: Bool { isASCII && isNumber }

  /// Whether the character is a hyphen or a dash, which may stand for a minus sign.
  var isHyphen: Bool { "-−–‐‑‒—".contains(self) }

  /// The unit that the character is the sign of.
  var angleSymbol: CoordinateToken.Symbol? {
    switch self {
    case "°", "º", "˚", "∘", "⁰", "ᵒ", "゜", "ﾟ": .degree
    case "'", "′", "’", "‘", "´", "ʹ", "`", "‛", "‵": .minute
    case "\"", "″", "”", "“", "„", "ʺ", "˝", "〞", "〃", "‶", "‟": .second
    default: nil
    }
  }
}
