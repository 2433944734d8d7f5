/// A piece of a written coordinate.
enum CoordinateToken: Equatable {
  enum Symbol: Int {
    case degree, minute, second
  }

  /// A number without its sign, its decimal mark a point.
  case number(String)
  case sign(isNegative: Bool)
  /// N, S, E or W.
  case letter(Character)
  case symbol(Symbol)
  /// What stands between the two angles.
  case separator

  var isNumber: Bool { if case .number = self { true } else { false } }
  var isSign: Bool { if case .sign = self { true } else { false } }

  /// Returns the pieces of a text.
  static func tokens(
    of text: Substring, _ commas: CommaReading
  ) throws(CoordinateError.Reason) -> [CoordinateToken] {
    var scanner = CoordinateScanner(text: Array(text), commas: commas)
    return try scanner.scan()
  }
}

/// What a comma between two digits means.
enum CommaReading {
  case decimalMark
  case separator

  /// Returns the meanings that a text allows.
  static func all(for text: Substring) throws(CoordinateError.Reason) -> [CommaReading] {
    let characters = Array(text)
    let tight = characters.indices.filter { index in
      characters[index] == "," && index > 0 && index + 1 < characters.count
        && characters[index - 1].isDigit && characters[index + 1].isDigit
    }
    guard !tight.isEmpty, !text.contains(".") else { return [.separator] }
    let othersSeparate = characters.indices.contains { index in
      !tight.contains(index) && !characters[index].isDigit && !"+-−–".contains(characters[index])
    }
    guard othersSeparate else {
      if tight.count > 1 { throw .ambiguousCommas }
      return [.separator]
    }
    return [.decimalMark, .separator]
  }
}

/// Cuts a text into pieces.
private struct CoordinateScanner {
  let text: [Character]
  let commas: CommaReading
  private var index = 0
  private var tokens: [CoordinateToken] = []

  init(text: [Character], commas: CommaReading) {
    self.text = text
    self.commas = commas
  }

  mutating func scan() throws(CoordinateError.Reason) -> [CoordinateToken] {
    while index < text.count {
      let character = text[index]
      if character.isDigit || character == "." && peek.isDigit {
        try readNumber()
      } else if let symbol = symbol(character) {
        readSymbol(symbol)
      } else {
        try readMark(character)
      }
    }
    return tokens
  }

  private var peek: Character { index + 1 < text.count ? text[index + 1] : " " }

  private mutating func readNumber() throws(CoordinateError.Reason) {
    // Two numbers cannot touch, but a number after white space is another one.
    var digits = ""
    var marks = 0
    while index < text.count {
      let character = text[index]
      let isMark = character == "." || character == "," && commas == .decimalMark && peek.isDigit
      guard character.isDigit || isMark else { break }
      marks += isMark ? 1 : 0
      digits.append(isMark ? "." : character)
      index += 1
    }
    guard marks < 2 else { throw .notANumber(digits) }
    tokens.append(.number(digits))
  }

  private func symbol(_ character: Character) -> CoordinateToken.Symbol? {
    switch character {
    case "°", "º", "˚": .degree
    case "'", "′", "’", "‘", "´", "ʹ": .minute
    case "\"", "″", "”", "“", "ʺ": .second
    default: nil
    }
  }

  private mutating func readSymbol(_ symbol: CoordinateToken.Symbol) {
    // Two minute signs in a row are how keyboards write seconds.
    let isDouble = symbol == .minute && self.symbol(peek) == .minute
    tokens.append(.symbol(isDouble ? .second : symbol))
    index += isDouble ? 2 : 1
  }

  private mutating func readMark(_ character: Character) throws(CoordinateError.Reason) {
    switch character {
    case "-", "−", "–", "+":
      // A sign right behind a number would be a difference, or two angles that touch.
      if index > 0, text[index - 1].isDigit || text[index - 1] == "." { throw .runTogether }
      guard peek.isDigit || peek == "." else { throw .misplaced(String(character)) }
      tokens.append(.sign(isNegative: character != "+"))
    case ",", ";", "，", "；":
      tokens.append(.separator)
    case ":":
      guard index > 0, text[index - 1].isDigit, peek.isDigit else { throw .misplaced(":") }
    case "N", "S", "E", "W", "n", "s", "e", "w":
      let word = self.word()
      guard word.count == 1 else { throw .notANumber(word) }
      tokens.append(.letter(Character(character.uppercased())))
    default:
      guard character.isWhitespace else { throw .notANumber(word()) }
    }
    index += 1
  }

  /// The run of letters and the like from here on, to be named in an error.
  private func word() -> String {
    let rest = text[index...]
    let end = rest.firstIndex { !$0.isLetter } ?? text.count
    return String(end > index ? rest[..<end] : rest.prefix(1))
  }
}

extension Character {
  /// Whether it is one of the ten digits 0–9, and of no other script.
  var isDigit: Bool { isASCII && isNumber }
}
