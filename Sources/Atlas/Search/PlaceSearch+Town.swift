extension PlaceSearch {
  /// Returns the town in an address, which has a street and a number or postcode, or `nil` if it
  /// is not certain.
  func town(
    of text: Substring, for query: SearchQuery, _ isCancelled: () -> Bool
  ) throws(CancellationError) -> SearchResult? {
    for (ending, isAlone) in Self.endings(of: text) {
      var few = query
      few.limit = 8
      if isCancelled() { throw CancellationError() }
      let best = try found(ending[...], for: few, isComplete: true, isCancelled)
      guard let index = certainTown(best, isAlone ? Self.city : 0) else { continue }
      return results(best, of: query)[index]
    }
    return nil
  }

  /// The least importance of a town that is named without its surroundings: 100,000 people.
  private static let city = 166

  /// The least importance of a town with a longer name than was typed: a million people.
  private static let metropolis = 200

  /// The greatest number of letters before the end of a town's name, in scripts without spaces.
  private static let longestJoined = 12

  /// How much more important a town must be than others of its name to be the one that is meant: as
  /// if four times as many people lived there.
  private static let certainty = 20

  /// Returns the index of the only town that is likely to be meant by a whole name.
  private func certainTown(_ best: BestResults, _ least: Int) -> Int? {
    let whole = best.entries.indices.filter { index in
      let entry = best.entries[index]
      return entry.match == .whole || entry.match == .words && entry.importance >= Self.metropolis
    }
    let importances = whole.map { importance(of: best.entries[$0].subject) }
    let subjects = whole.map { best.entries[$0].subject }
    guard let first = subjects.firstIndex(where: { $0 < places.count }),
      importances[first] >= least
    else { return nil }
    // Before the town there may be its country or region of the same name.
    let country = places.countryCode(of: subjects[first])
    guard subjects[..<first].allSatisfy({ countries(of: $0).contains(country) }),
      !subjects.indices.dropFirst(first + 1).contains(where: {
        subjects[$0] < places.count && importances[$0] > importances[first] - Self.certainty
      })
    else { return nil }
    return whole[first]
  }

  /// Returns the parts of an address that may name its town, without postcodes, the most likely
  /// first; and whether a town without its surroundings must be a city.
  private static func endings(of text: Substring) -> [(text: String, isAlone: Bool)] {
    let parts = Array(QueryParts(text).texts.suffix(QueryParts.most))
    let hasNumber = text.contains(where: \.isDigit)
    if parts.count > 1 {
      let cleaned = parts.map(withoutCodes)
      let endings = (1..<parts.count).map {
        (cleaned[$0...].filter { !$0.isEmpty }.joined(separator: ", "), false)
      }
      // The street may be last, if the address has a number.
      let isStreetLast =
        parts.count == 2 && !parts[0].contains(where: \.isDigit) && parts[1].last?.isNumber == true
      let alone = hasNumber ? cleaned.dropLast().map { ($0, !isStreetLast) } : []
      return (endings + alone).filter { !$0.0.isEmpty }
    }
    let words = text.words
    if words.count == 1, text.hasIdeographs {
      // The town comes first: 東京都千代田区丸の内1-1.
      let letters = text.prefix(Self.longestJoined).prefix { !$0.isDigit }
      return (0..<max(0, letters.count - 1)).map { (String(letters.dropLast($0)), false) }
    }
    if isPostcode(words.suffix(2)), words.count > 2 {
      return [(words.dropLast(2).joined(separator: " "), words.count == 3)]
    }
    guard hasNumber, let last = words.lastIndex(where: { $0.contains(where: \.isDigit) }) else {
      return []
    }
    let isCode = words[last].count(where: \.isDigit) >= 4
    if last < words.count - 1, last > 0 || isCode {
      return [(withoutCodes(text[words[last].startIndex...]), last == 0)]
    }
    guard last == words.count - 1, isCode, !isYear(words[last]) || last > 1 else { return [] }
    return [1, 2, 3].filter { $0 < last }.reversed().map {
      (words[(last - $0)..<last].joined(separator: " "), $0 == 1)
    } + [(words[..<last].joined(separator: " "), false)]
  }

  /// Whether a number is more likely a year than a postcode behind a name: "Paris 2024".
  private static func isYear(_ word: Substring) -> Bool {
    word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20"))
  }

  /// Whether two words are a postcode of Britain, Canada or the Netherlands: "SW1A 2AA", "1012 AB".
  private static func isPostcode(_ words: ArraySlice<Substring>) -> Bool {
    let letters = words.joined()
    return 6...7 ~= letters.utf8.count
      && words.allSatisfy { 2...4 ~= $0.utf8.count }
      && letters.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
      && letters.contains(where: \.isNumber) && letters.contains(where: \.isUppercase)
  }

  /// Returns a part of an address without postcodes and numbers of districts.
  private static func withoutCodes(_ part: Substring) -> String {
    var kept: [Substring] = []
    var before: Substring = ""
    let words = part.words
    for (index, word) in words.enumerated() {
      let isShort = word.allSatisfy { $0.isASCII && $0.isUppercase }
      // As in "1012 AB Amsterdam" and "1050 København K".
      let isCode =
        word.contains(where: \.isDigit) || word.lowercased() == "cedex"
        || isShort && word.count == 2 && index < words.count - 1
          && before.count(where: \.isDigit) == 4
        || isShort && word.count == 1 && index > 0 && index == words.count - 1
      if !isCode { kept.append(word) }
      before = word
    }
    return kept.joined(separator: " ")
  }
}
