/// A tokenizer for written coordinates.
struct CoordinateScanner {
  typealias Reason = CoordinateError.Reason

  let text: [Character]
  let commas: CommaReading
  private let joints: AngleJoints
  private var index = 0
  private(set) var tokens: [CoordinateToken] = []
  /// The languages that have all words so far, a bit for each of ``CompassLanguage/all``.
  private(set) var languages = UInt64.max
  /// Whether the last minutes were marked by a letter, so that a following s means seconds, not
  /// south.
  private var spellsMinutes = false
  /// The number of open brackets around words: `48.85 (north)`.
  private var brackets = 0

  init(text: [Character], commas: CommaReading) {
    self.text = text
    self.commas = commas
    joints = AngleJoints(in: text, commas)
  }

  mutating func scan() throws(Reason) {
    while index < text.count {
      let character = text[index]
      if character.isDigit || character == "." && peek.isDigit && !isJoint {
        try readNumber()
      } else if let symbol = character.angleSymbol {
        readSymbol(symbol)
      } else if character.isLetter {
        try readWord()
      } else {
        try readMark(character)
      }
    }
    guard brackets == 0 else { throw .notANumber("(") }
    // 48:51 is the latitude alone.
    let isOneAngle = joints.colonNumbers == tokens.count { $0.isNumber }
    if isOneAngle, !tokens.contains(where: { $0.axis != nil || $0.initial != nil }) {
      throw .missingLongitude
    }
  }

  private var isJoint: Bool { joints.indices.contains(index) }
  private var peek: Character { index + 1 < text.count ? text[index + 1] : " " }
  private var previous: Character { index > 0 ? text[index - 1] : " " }

  private mutating func readNumber() throws(Reason) {
    var digits = ""
    while index < text.count, !isJoint,
      text[index].isDigit || text[index] == "." || isDecimalMark
    {
      digits.append(text[index].isDigit ? text[index] : ".")
      index += 1
    }
    guard digits.utf8.count(where: { $0 == UInt8(ascii: ".") }) < 2 else {
      throw .notANumber(digits)
    }
    tokens.append(.number(digits))
  }

  /// Whether the current character is a decimal mark with a digit behind it.
  private var isDecimalMark: Bool {
    switch text[index] {
    case ".", "·": peek.isDigit
    case ",": commas == .decimalMark && peek.isDigit
    default: false
    }
  }

  private mutating func readSymbol(_ symbol: CoordinateToken.Symbol) {
    // Keyboards without a seconds sign produce two minute signs in a row.
    let isDouble = symbol == .minute && peek.angleSymbol == .minute
    index += isDouble ? 2 : 1
    readDecimalsBehindSymbol()
    tokens.append(.symbol(isDouble ? .second : symbol))
    spellsMinutes = false
  }

  /// Reads the decimals of `43′.25` and `43.′25`, the notation of charts, which put the sign of the
  /// unit above the decimal mark.
  private mutating func readDecimalsBehindSymbol() {
    guard index < text.count, case .number(var digits) = tokens.last else { return }
    let isSplit = digits.last == "."
    guard isSplit ? text[index].isDigit : !digits.contains(".") && isDecimalMark else { return }
    if !isSplit {
      digits.append(".")
      index += 1
    }
    while index < text.count, text[index].isDigit {
      digits.append(text[index])
      index += 1
    }
    tokens[tokens.count - 1] = .number(digits)
  }

  private mutating func readWord() throws(Reason) {
    let word = String(text[index...].prefix { $0.isLetter })
    let plain = word.lowercased()
    let followsNumber = tokens.last?.isNumber ?? false
    if followsNumber, let (unit, length) = runOnUnit(word, plain) {
      append(unit: unit)
      index += length
      return
    }
    if let entry = CompassWord.entry(plain[...]) {
      languages &= entry.languages
      try append(entry.meaning, word)
      index += word.count
      skipPunctuation(behind: entry.meaning)
    } else if word.count == 1, let letter = plain.first, CompassLanguage.hasLetter(letter) {
      tokens.append(.initial(letter))
      index += 1
      skipPunctuation(behind: nil)
    } else {
      try readFirstWord(of: word)
    }
  }

  /// Returns the unit at the start of a word that goes on with a direction, and its length: the m of
  /// `51mN`, and the s behind minutes, which is not south.
  private func runOnUnit(
    _ word: String, _ plain: String
  ) -> (unit: CoordinateToken.Symbol, length: Int)? {
    let (rest, front) = (plain.dropFirst(), plain.dropLast())
    let isUnknown = CompassWord.entry(plain[...]) == nil
    if word.first == "s", spellsMinutes {
      return rest.isEmpty || isUnknown && CompassWord.isKnown(rest) ? (.second, 1) : nil
    }
    guard let last = plain.last, "nsew".contains(last) else { return nil }
    if front == "d", previous.isDigit { return (.degree, 1) }
    guard isUnknown, front.count > 1 || previous.isDigit,
      case .unit(let unit) = CompassWord.entry(front)?.meaning
    else { return nil }
    return (unit, front.count)
  }

  private mutating func append(_ meaning: CompassWord, _ word: String) throws(Reason) {
    switch meaning {
    case .direction(let letter): tokens.append(.letter(letter))
    case .axis(let axis): tokens.append(.axis(axis))
    case .axes(let latitudeIsFirst):
      tokens.append(.axis(latitudeIsFirst ? .latitude : .longitude))
      tokens.append(.axis(latitudeIsFirst ? .longitude : .latitude))
    case .unit(let unit):
      // Degrees of latitude, whose word is the same as that of the unit.
      if tokens.last?.isAxis ?? false { return }
      guard tokens.last?.isNumber ?? false else { throw .notANumber(word) }
      append(unit: unit)
    case .and: tokens.append(.separator)
    case .filler, .hemisphere: return
    }
  }

  private mutating func append(unit: CoordinateToken.Symbol) {
    tokens.append(.symbol(unit))
    spellsMinutes = unit == .minute
  }

  /// Reads the longest known word at the start of letters in a script without spaces.
  private mutating func readFirstWord(of word: String) throws(Reason) {
    guard let first = word.unicodeScalars.first, first.value >= 0x0E00 else {
      throw .notANumber(word)
    }
    for length in (1..<max(word.count, 2)).reversed() {
      let start = word.prefix(length)
      guard let entry = CompassWord.entry(start) else { continue }
      languages &= entry.languages
      try append(entry.meaning, String(start))
      index += length
      return
    }
    throw .notANumber(word)
  }

  /// Skips a point after an abbreviation, and a colon or equals sign after a name.
  private mutating func skipPunctuation(behind meaning: CompassWord?) {
    if index < text.count, text[index] == ".", !peek.isDigit { index += 1 }
    if case .unit = meaning { return }
    var next = index
    while next < text.count, text[next].isWhitespace { next += 1 }
    if next < text.count, text[next] == ":" || text[next] == "=" { index = next + 1 }
  }

  private mutating func readMark(_ character: Character) throws(Reason) {
    switch character {
    case _ where isJoint: break
    case "+":
      // A sign directly after a number means addition, or two angles run together.
      if previous.isDigit || previous == "." { throw .runTogether }
      guard peek.isDigit || peek == "." else { throw .misplaced("+") }
      tokens.append(.sign(isNegative: false))
    case _ where character.isHyphen: try readHyphen(character)
    case ",", ";", "；", "、", "/", "|", "¦", "&", "~", "·", "•":
      tokens.append(.separator)
    case ":": try readColon()
    case "(", "[":
      let inside = text[(index + 1)...].prefix { $0 != ")" && $0 != "]" }
      guard inside.contains(where: \.isLetter), !inside.contains(where: \.isDigit) else {
        throw .notANumber(String(character))
      }
      brackets += 1
    case ")", "]":
      guard brackets > 0 else { throw .notANumber(String(character)) }
      brackets -= 1
    // 48_51_24_N_2_21_03_E, but not 1_000.
    case "_" where text.contains(where: \.isLetter): break
    default:
      guard character.isWhitespace else { throw .notANumber(String(character)) }
    }
    index += 1
  }

  /// Reads a hyphen: a minus sign before its number, or what separates two angles, or either.
  private mutating func readHyphen(_ character: Character) throws(Reason) {
    let next = text[(index + 1)...].first { !$0.isWhitespace } ?? " "
    switch tokens.last {
    case .number, .symbol, .letter, .initial:
      if next.isLetter { return tokens.append(.separator) }
      let isSign = previous.isWhitespace && !peek.isWhitespace || isBehindPlus
      if !isSign, next.isDigit || next == "." { return tokens.append(.hyphen) }
    default: break
    }
    guard peek.isDigit || peek == "." else { throw .misplaced(String(character)) }
    tokens.append(.sign(isNegative: true))
  }

  /// Whether a hyphen between two decimals must be a minus, since the first has a sign too:
  /// `+48.85-2.29`, but not the telephone number `+49-30`.
  private var isBehindPlus: Bool {
    guard tokens.count == 2, tokens[0] == .sign(isNegative: false),
      case .number(let first) = tokens[1]
    else { return false }
    return first.contains(".") && previous.isDigit && peek.isDigit
  }

  private mutating func readColon() throws(Reason) {
    let isSpaced = previous.isWhitespace && peek.isWhitespace
    let isTight = (previous.isDigit || previous.angleSymbol != nil) && peek.isDigit
    guard !tokens.isEmpty, isSpaced || isTight else { throw .misplaced(":") }
    tokens.append(.separator)
  }
}
