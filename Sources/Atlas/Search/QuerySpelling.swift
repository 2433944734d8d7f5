/// The other ways in which people write what they look for.
enum QuerySpelling {
  /// Letters that stand for one with an accent where the keyboard has none, and what names fold to.
  private static let digraphs: [(written: String, folded: String)] = [
    ("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"),
  ]

  /// Words that are written in full or short.
  private static let words: [(String, String)] = [
    ("saint", "st"), ("sankt", "st"), ("mount", "mt"), ("fort", "ft"),
  ]

  /// What stands before a name and is none of it: the Amazon.
  private static let article = Array("the ".utf16)

  /// At most so many places in a query are tried both ways.
  private static let most = 3

  /// Returns a query and its other spellings, itself first.
  ///
  /// - Parameter digraphs: Whether two letters may stand for one with an accent; else only words are
  ///   written in full and short, and the article is left out.
  static func all(of query: FoldedName, digraphs: Bool = true) -> [FoldedName] {
    var result = [query.units]
    for place in places(in: query.units, digraphs: digraphs).prefix(most) {
      // From the back, so that what lies before stays where it is.
      for units in result {
        var other = units
        other.replaceSubrange(place.range, with: place.replacement)
        result.append(other)
      }
    }
    return result.map { $0 == query.units ? query : FoldedName(units: $0, isEnded: query.isEnded) }
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
      for (long, short) in words where isStart {
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
