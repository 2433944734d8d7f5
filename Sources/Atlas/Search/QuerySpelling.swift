/// The alternative spellings of queries.
enum QuerySpelling {
  /// Digraphs that replace accented letters on keyboards without them, and the foldings of those
  /// letters.
  private static let digraphs: [(written: String, folded: String)] = [
    ("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"),
  ]

  /// Words that are written in full or abbreviated.
  private static let words: [(String, String)] = [
    ("saint", "st"), ("sankt", "st"), ("mount", "mt"), ("fort", "ft"),
  ]

  /// An article that is not part of the name, as in the Amazon.
  private static let article = Array("the ".utf16)

  /// The greatest number of places in a query to try both ways.
  private static let most = 3

  /// Returns a query and its other spellings, the query itself first.
  ///
  /// - Parameter digraphs: Whether two letters may stand for an accented one. Words are expanded
  ///   and abbreviated, and the article is omitted, in any case.
  static func all(of query: FoldedName, digraphs: Bool = true) -> [FoldedName] {
    var result = [query.units]
    for place in places(in: query.units, digraphs: digraphs).prefix(most) {
      // Replacing from back to front keeps the earlier ranges valid.
      for units in result {
        var other = units
        other.replaceSubrange(place.range, with: place.replacement)
        result.append(other)
      }
    }
    if let joined = joined(query.units) { result.append(joined) }
    return result.map { $0 == query.units ? query : FoldedName(units: $0, isEnded: query.isEnded) }
  }

  /// Returns the letters of an abbreviation, as in "U.S.A", in one word, or `nil` if there are
  /// longer words.
  private static func joined(_ units: [UInt16]) -> [UInt16]? {
    guard units.count > 2, units[1] == NameFolding.space, units.count % 2 == 1 else { return nil }
    let isAbbreviation = units.indices.allSatisfy {
      (units[$0] == NameFolding.space) == ($0 % 2 == 1)
    }
    return isAbbreviation ? units.filter { $0 != NameFolding.space } : nil
  }

  private static func places(
    in units: [UInt16], digraphs: Bool
  ) -> [(range: Range<Int>, replacement: [UInt16])] {
    var places: [(range: Range<Int>, replacement: [UInt16])] = []
    for index in units.indices.reversed() {
      for (written, folded) in Self.digraphs
      where digraphs && units[index...].starts(with: written.utf16) {
        places.append((index..<index + 2, Array(folded.utf16)))
      }
      let isStart = index == 0 || units[index - 1] == NameFolding.space
      // Both spellings of a word start with the same letter.
      for (long, short) in words where isStart && long.utf16.first == units[index] {
        for (from, to) in [(long, short), (short, long)]
        where units[index...].starts(with: (from + " ").utf16) {
          places.append((index..<index + from.utf16.count, Array(to.utf16)))
        }
      }
    }
    if units.count > article.count, units.starts(with: article) {
      places.append((0..<article.count, []))
    }
    return places
  }
}
