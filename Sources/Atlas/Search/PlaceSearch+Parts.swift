extension PlaceSearch {
  private typealias Parted = (name: Substring, places: [Substring])

  /// Collects the results for a text with separators: a name and its surroundings, in this order or
  /// the opposite one.
  ///
  /// Names and surroundings are complete, with or without their own parentheses and dashes. Only if
  /// there is no such place, they may be beginnings.
  func collectParted(
    _ text: Substring, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    let (all, few) = (QueryParts(text).texts, QueryParts(text, onlyCommas: true).texts)
    if few.count > 1, few.count < all.count {
      try collect((few[0], Array(few[1...])), .exact, isEnded: true, into: &best, isCancelled)
    }
    if best.entries.isEmpty {
      try collect((all[0], Array(all[1...])), .named, isEnded: true, into: &best, isCancelled)
    }
    best.reading = .beginning
    let (first, last) = (all[0], all[all.count - 1])
    for meaning in [PlaceSearch.Meaning.named, .beginning] where best.entries.isEmpty {
      try collect((first, Array(all[1...])), meaning, into: &best, isCancelled)
    }
    if best.entries.isEmpty {
      try collect((last, all.dropLast().reversed()), .exact, into: &best, isCancelled)
    }
  }

  /// Collects the places that are called like all words but the last ones, which name their
  /// surroundings: "Augusta GA".
  func collectEnded(
    _ text: Substring, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    if best.entries.first?.match == .whole { return }
    let words = text.words
    // Among names that begin so, only a code can tell that another one is meant.
    let meaning: Meaning = best.entries.isEmpty ? .exact : .code
    guard meaning == .exact || words.last.map({ 2...3 ~= $0.utf8.count }) ?? false else { return }
    for count in 1...(meaning == .exact ? 3 : 1) where count < words.count {
      let split = words.count - count
      let (name, end) = (text[..<words[split - 1].endIndex], text[words[split].startIndex...])
      guard
        let qualifier = qualifier([end], meaning)
          ?? (count > 1 ? qualifier(words[split...], meaning) : nil)
      else { continue }
      best.qualifier = qualifier
      for spelling in QuerySpelling.all(of: folding.folded(name), digraphs: false) {
        try collect(spelling, onlyWhole: true, into: &best, isCancelled)
      }
      best.qualifier = nil
    }
  }

  /// Collects the results for a text without separators of which nothing is called: its last words
  /// begin the name of a region or country, or one is written before or behind it without a space.
  func collectJoined(
    _ text: Substring, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    let words = text.words
    var ways: [Parted] = (1...2).filter { $0 < words.count }.map { count in
      let split = words.count - count
      return (
        text[..<text.index(after: words[split - 1].endIndex)], [text[words[split].startIndex...]]
      )
    }
    let isJoined = words.count == 1 && text.hasIdeographs
    if isJoined {
      for index in text.indices.dropFirst().prefix(12) {
        ways += [(text[index...], [text[..<index]]), (text[..<index], [text[index...]])]
      }
    }
    for way in ways where best.entries.isEmpty {
      try collect(way, isJoined ? .exact : .beginning, into: &best, isCancelled)
    }
  }

  private func collect(
    _ way: Parted, _ meaning: Meaning, isEnded: Bool = false, into best: inout BestResults,
    _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    var name = folding.folded(way.name)
    guard let last = name.units.last, let qualifier = qualifier(way.places, meaning) else { return }
    // Without spaces between words, one cannot tell whether the last one is complete.
    if isEnded, last < NameFolding.ideographs {
      name = FoldedName(units: name.units, isEnded: true)
    }
    best.qualifier = qualifier
    defer { best.qualifier = nil }
    let same = QuerySpelling.all(of: name, digraphs: false)
    for spelling in same { try collect(spelling, into: &best, isCancelled) }
    guard best.entries.isEmpty else { return }
    for spelling in QuerySpelling.all(of: name) where !same.contains(spelling) {
      try collect(spelling, into: &best, isCancelled)
    }
  }
}
