/// What stands around a pasted coordinate: quotes, brackets, a label, a full stop.
enum Wrapping {
  typealias Reason = CoordinateError.Reason

  /// Reads a text, and if it is none of the notations, reads it without what is around it.
  ///
  /// A label is dropped only if it has a word that has nothing to do with angles, so that no
  /// direction gets lost.
  static func coordinate(
    in text: Substring, reading read: (Substring) throws(Reason) -> Coordinate
  ) throws(Reason) -> Coordinate {
    var reason: Reason
    do throws(Reason) { return try read(text) } catch { reason = error }
    guard reason.mayBeWrapped || text.last.map({ ".,;".contains($0) }) ?? false else {
      throw reason
    }
    var inner = text
    for _ in 0..<mostLayers {
      guard let next = layer(of: inner) else { break }
      inner = next.trimmed
      // A postcode behind a label may look like a locator of four characters.
      if inner.utf8.count == 4, Maidenhead.coordinate(from: inner) != nil { break }
      do throws(Reason) { return try read(inner) } catch {
        // What is wrong inside is more helpful, unless only a mark behind was removed.
        guard reason.mayBeWrapped else { throw reason }
        guard error.mayBeWrapped else { throw error }
        reason = error
      }
    }
    throw reason
  }

  private static let mostLayers = 8

  /// Returns a text without its outermost layer, or `nil` if it has none.
  private static func layer(of text: Substring) -> Substring? {
    guard let first = text.first, let last = text.last else { return nil }
    if ".,;".contains(last) { return text.dropLast() }
    // An address is whole or wrong.
    if text.prefix(4).lowercased() == "geo:" { return nil }
    if "!?…".contains(last) { return text.dropLast() }
    if "@?•*→►➤>".contains(first) || first.unicodeScalars.contains(where: isPictogram) {
      return text.dropFirst()
    }
    if let inside = insideQuotes(text) { return inside }
    if let open = openingBracket(of: text) {
      let (head, inside) = (text[..<open].trimmed, text[open...].dropFirst().dropLast())
      return head.isEmpty ? inside : withoutBrackets(head, inside, isApart: head.endIndex < open)
    }
    if let inner = withoutSystem(text) ?? withoutQuotedLabel(text) ?? withoutHeading(text)
      ?? withoutNumber(text) ?? withoutHeight(text)
    {
      return inner
    }
    // A label without a colon or brackets may be the street of an address, which has no decimals.
    return hasDecimals(text) ? withoutTail(text) ?? withoutHead(text) : nil
  }

  private static func isPictogram(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x2000 && scalar.properties.isEmojiPresentation
  }

  /// Returns what stands between the quotes around a text, or between those around its columns.
  private static func insideQuotes(_ text: Substring) -> Substring? {
    guard text.count > 2, text.first?.isQuote == true, text.last?.isQuote == true else {
      return nil
    }
    let inside = text.dropFirst().dropLast()
    // A spreadsheet doubles the quotes inside.
    if inside.contains("\"\"") { return inside.replacing("\"\"", with: "\"")[...] }
    // "48,85";"2,29"
    guard let end = inside.firstIndex(where: \.isQuote) else { return inside }
    let rest = inside[inside.index(after: end)...]
    guard let start = rest.firstIndex(where: \.isQuote),
      rest[..<start].allSatisfy({ $0.isWhitespace || ",;".contains($0) }), start > rest.startIndex
    else { return inside }
    return inside[..<end] + ";" + rest[start...].dropFirst()
  }

  private static let brackets: [Character: Character] = [
    ")": "(", "]": "[", "}": "{", ">": "<", "】": "【", "〕": "〔", "〉": "〈", "》": "《",
  ]

  /// Returns where the bracket opens that the last character of a text closes.
  private static func openingBracket(of text: Substring) -> Substring.Index? {
    guard let close = text.last, let open = brackets[close] else { return nil }
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == close { depth += 1 }
      if text[index] == open { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the coordinate of `56.55, 8.3 (Label)`, `Label (56.55, 8.3)` or `GPS (56.55, 8.3)`.
  private static func withoutBrackets(
    _ head: Substring, _ inside: Substring, isApart: Bool
  ) -> Substring? {
    if head.contains(where: \.isDigit), isLabel(inside) { return head }
    guard inside.contains(where: \.isDigit) else { return nil }
    if head.allSatisfy({ $0.isLetter || $0.isWhitespace || "/:,".contains($0) }), !isLabel(head) {
      return head + " " + inside
    }
    // Functions and WKT have an order of their own: POINT(8.3 56.55).
    let isCall = !isApart || head.prefix(5).lowercased() == "point"
    return !isCall && head.first?.isLetter == true && isLabel(head) ? inside : nil
  }

  /// Returns the coordinate beside the name of its reference system.
  private static func withoutSystem(_ text: Substring) -> Substring? {
    guard "wWeE".contains(text.first ?? " ") || "46".contains(text.last ?? " ") else { return nil }
    for name in ["wgs84", "wgs 84", "wgs-84", "epsg:4326"] {
      if text.prefix(name.count).lowercased() == name {
        return text.dropFirst(name.count).drop { $0 == ":" || $0 == "," }
      }
      if text.suffix(name.count).lowercased() == name { return text.dropLast(name.count) }
    }
    return nil
  }

  /// Returns the coordinate before a label in quotes.
  private static func withoutQuotedLabel(_ text: Substring) -> Substring? {
    guard text.last?.isQuote == true,
      let open = text.dropLast().lastIndex(where: \.isQuote)
    else { return nil }
    let label = text[open...].dropFirst().dropLast()
    return !label.contains(where: \.isDigit) && isLabel(label) ? text[..<open] : nil
  }

  /// Returns the coordinate behind a label with a colon.
  private static func withoutHeading(_ text: Substring) -> Substring? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (label, rest) = (text[..<colon], text[text.index(after: colon)...])
    let words = label.split { !$0.isLetter }
    guard label.allSatisfy(\.isPartOfLabel), !rest.hasPrefix("/"), let last = words.last,
      words.allSatisfy({ isFiller($0.lowercased()[...]) })
        || isLabel(label) && (hasDecimals(rest) || hasWords(rest))
    else { return nil }
    // “Position S: 33.85, 151.2” may mean the south.
    return last.count == 1 && "nsewo".contains(last.lowercased()) ? nil : rest
  }

  /// Returns the coordinate behind the number of a point: `P1: 48.85, 2.29`, `WP 12: 48.85, 2.29`,
  /// `1. 48.85, 2.29`.
  private static func withoutNumber(_ text: Substring) -> Substring? {
    let name = text.prefix { $0.isLetter || $0 == " " }
    let number = text[name.endIndex...].prefix(while: \.isDigit)
    let mark = text[number.endIndex...].prefix(2)
    let rest = text[mark.endIndex...]
    guard 1...3 ~= number.count, hasDecimals(rest), !rest.contains(": ") else { return nil }
    if name.isEmpty { return mark == ". " || mark == ") " ? rest : nil }
    // N48: 51.4 is rather an angle.
    let isLetter = name.count == 1 && !"nsewo".contains(name.lowercased())
    return mark == ": " && (isLetter || isLabel(name)) ? rest : nil
  }

  /// Returns the coordinate before a height or the zoom of a map: `48.85, 2.29, 35 m`.
  private static func withoutHeight(_ text: Substring) -> Substring? {
    guard let last = text.last, "mz".contains(last), let comma = text.lastIndex(of: ","),
      let digit = text[..<comma].lastIndex(where: \.isDigit)
    else { return nil }
    let head = text[..<comma]
    // 2°, 35 m may be 2° 35′.
    let number = head[...digit].split { !$0.isDigit && $0 != "." }
    return Nanodegrees.billionfold(String(text[comma...].dropFirst().dropLast().trimmed)) != nil
      && hasDecimals(head) && number.last?.contains(".") == true ? head : nil
  }

  /// Returns the coordinate before the words at the end, from the first that is not known.
  private static func withoutTail(_ text: Substring) -> Substring? {
    guard let digit = text.lastIndex(where: \.isDigit) else { return nil }
    let tail = text[digit...].dropFirst()
    guard let start = startOfLabel(in: tail), start > tail.startIndex,
      !text[text.index(before: start)].isLetter, text[start...].allSatisfy(\.isPartOfLabel),
      isLabel(text[start...])
    else { return nil }
    let rest = text[..<start].trimmed
    let end = rest.lastIndex { !",;:|/#–—-(\"“«„".contains($0) && !$0.isWhitespace }
    return end.map { rest[...$0] }.flatMap { hasDecimals($0) ? $0 : nil }
  }

  /// Returns where the first word begins that is neither a direction nor a unit.
  private static func startOfLabel(in tail: Substring) -> Substring.Index? {
    for word in tail.split(whereSeparator: { !$0.isLetter })
    where !isPartOfAngle(word.lowercased()[...]) {
      return word.startIndex
    }
    return nil
  }

  /// Returns the coordinate behind the words at the start, up to the first that is known.
  private static func withoutHead(_ text: Substring) -> Substring? {
    let head = text.prefix { !$0.isDigit }
    var start = text.startIndex
    for word in head.split(whereSeparator: { !$0.isLetter }) {
      if isPartOfAngle(word.lowercased()[...]) { break }
      start = word.endIndex
    }
    let label = text[..<start]
    let rest = text[start...].drop { $0.isWhitespace || ",;:|".contains($0) }
    guard start > text.startIndex, rest.startIndex > start, !rest.hasPrefix("/"),
      label.allSatisfy(\.isPartOfLabel),
      isLabel(label), hasDecimals(rest)
    else { return nil }
    return rest
  }

  private static func isPartOfAngle(_ word: Substring) -> Bool {
    CompassWord.isKnown(word) && !isFiller(word)
  }

  private static func isFiller(_ word: Substring) -> Bool {
    CompassWord.entry(word)?.meaning == .filler
  }

  /// Whether a text is the name of something, or a height: it has a word that has nothing to do with
  /// angles, and at most one number.
  private static func isLabel(_ text: Substring) -> Bool {
    guard text.split(whereSeparator: { !$0.isDigit }).count < 2 else { return false }
    let words = text.split { !$0.isLetter }
    if words == ["m"], text.contains(where: \.isDigit) { return true }
    // Behind a word for an angle or a hemisphere, an unknown one may be a direction.
    guard !words.contains(where: { CompassWord.saysHalf($0.lowercased()[...]) }) else {
      return false
    }
    return words.contains { word in
      (word.count > 1 || word.unicodeScalars.contains { $0.value >= 0x2E80 })
        && !CompassWord.isKnown(word.lowercased()[...])
    }
  }

  /// Whether a text has letters that are more than an “and”: `Fax: 12, 34`, `Pages: 12 and 34`.
  private static func hasWords(_ text: Substring) -> Bool {
    text.split { !$0.isLetter }.contains {
      CompassWord.entry($0.lowercased()[...])?.meaning != .and
    }
  }

  /// Whether a text has two decimal marks or an angle sign: addresses have none, and a label without
  /// a colon or brackets may be the street.
  private static func hasDecimals(_ text: Substring) -> Bool {
    let marks = text.indices.count { index in
      ".,".contains(text[index]) && index > text.startIndex
        && text[text.index(before: index)].isDigit
        && text[index...].dropFirst().first?.isDigit == true
    }
    return marks > 1 || text.contains { $0.angleSymbol == .degree }
  }
}

extension Character {
  fileprivate var isQuote: Bool {
    angleSymbol == .second || angleSymbol == .minute || "«»‹›‚「」『』".contains(self)
  }

  /// Whether names of places have such characters.
  fileprivate var isPartOfLabel: Bool {
    isLetter || isWhitespace || ".,&-–—()'’‘´`·\"“”„«»".contains(self)
  }
}

extension CoordinateError.Reason {
  /// Whether something around the coordinate may be the reason.
  fileprivate var mayBeWrapped: Bool {
    switch self {
    case .empty, .notANumber, .missingLongitude, .missingLatitude, .wrongNumberCount,
      .letterMissing,
      .misplaced, .fractionInside, .runTogether:
      true
    default: false
    }
  }
}
