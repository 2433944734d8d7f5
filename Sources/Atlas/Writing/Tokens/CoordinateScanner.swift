/// A tokenizer for written coordinates.
struct CoordinateScanner {
  typealias Reason = CoordinateError.Reason

  let text: [Character]
  let commas: CommaReading
  private var index = 0
  private(set) var tokens: [CoordinateToken] = []
  /// The meaning of the letter O, if other words reveal the language.
  private(set) var letterO: Character?
  /// Whether the last minutes were marked by a letter, so that a following s means seconds, not
  /// south.
  private var spellsMinutes = false

  init(text: [Character], commas: CommaReading) {
    self.text = text
    self.commas = commas
  }

  mutating func scan() throws(Reason) {
    while index < text.count {
      let character = text[index]
      if character.isDigit || character == "." && peek.isDigit {
        try readNumber()
      } else if let symbol = symbol(character) {
        readSymbol(symbol)
      } else if character.isLetter {
        try readWord()
      } else {
        try readMark(character)
      }
    }
  }

  private var peek: Character { index + 1 < text.count ? text[index + 1] : " " }

  private mutating func readNumber() throws(Reason) {
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
    case "°", "º", "˚", "∘", "⁰": .degree
    case "'", "′", "’", "‘", "´", "ʹ", "`", "＇": .minute
    case "\"", "″", "”", "“", "„", "ʺ", "˝", "＂": .second
    default: nil
    }
  }

  private mutating func readSymbol(_ symbol: CoordinateToken.Symbol) {
    // Keyboards without a seconds sign produce two minute signs in a row.
    let isDouble = symbol == .minute && self.symbol(peek) == .minute
    tokens.append(.symbol(isDouble ? .second : symbol))
    spellsMinutes = false
    index += isDouble ? 2 : 1
  }

  private mutating func readWord() throws(Reason) {
    let word = self.word()
    let plain = word.lowercased()
    let followsNumber = tokens.last?.isNumber ?? false
    if word.hasPrefix("s"), spellsMinutes, followsNumber,
      plain == "s" || CompassWord(plain) == nil && CompassWord(String(plain.dropFirst())) != nil
    {
      tokens.append(.symbol(.second))
      index += 1
      spellsMinutes = false
      return
    }
    guard let meaning = CompassWord(plain) else { throw .notANumber(word) }
    letterO = letterO ?? CompassWord.letterO(besides: plain)
    switch meaning {
    case .direction(let letter): tokens.append(.letter(letter))
    case .letterO: tokens.append(.letter("O"))
    case .axis(let axis): tokens.append(.axis(axis))
    case .unit(let unit):
      guard followsNumber else { throw .notANumber(word) }
      tokens.append(.symbol(unit))
      spellsMinutes = unit == .minute
    case .and: tokens.append(.separator)
    }
    index += word.count
    skipPunctuation(behind: meaning)
  }

  /// Skips a point after an abbreviation, and a colon or equals sign after a name.
  private mutating func skipPunctuation(behind meaning: CompassWord) {
    if index < text.count, text[index] == ".", !peek.isDigit { index += 1 }
    if case .unit = meaning { return }
    var next = index
    while next < text.count, text[next].isWhitespace { next += 1 }
    if next < text.count, text[next] == ":" || text[next] == "=" { index = next + 1 }
  }

  private mutating func readMark(_ character: Character) throws(Reason) {
    switch character {
    case "-", "−", "–", "+":
      // A sign directly after a number means subtraction, or two angles run together.
      if index > 0, text[index - 1].isDigit || text[index - 1] == "." { throw .runTogether }
      guard peek.isDigit || peek == "." else { throw .misplaced(String(character)) }
      tokens.append(.sign(isNegative: character != "+"))
    case ",", ";", "，", "；", "、":
      tokens.append(.separator)
    case ":":
      guard index > 0, text[index - 1].isDigit, peek.isDigit else { throw .misplaced(":") }
    default:
      guard character.isWhitespace else { throw .notANumber(String(character)) }
    }
    index += 1
  }

  /// Returns the run of letters from the current position.
  private func word() -> String { String(text[index...].prefix { $0.isLetter }) }
}

extension Character {
  /// Whether the character is one of the ASCII digits 0–9.
  var isDigit: Bool { isASCII && isNumber }
}
