/// A name without accents and capitals, as units of 16 bits, and where its words begin.
struct FoldedName: Hashable, Sendable {
  /// The letters, and a space between words.
  private(set) var units: [UInt16] = []
  /// The indices of the units that begin a word, also one behind an apostrophe.
  private(set) var starts: [Int] = []
  /// Whether more than a letter stood behind the last letter: the last word is whole.
  private(set) var isEnded = false

  private var begins = true

  /// Makes a name of units that are folded already.
  init(units: [UInt16] = [], isEnded: Bool = false) {
    for unit in units { unit == NameFolding.space ? endWord() : append(unit) }
    finish()
    self.isEnded = isEnded
  }

  mutating func append(_ unit: UInt16) {
    if begins {
      starts.append(units.count)
      begins = false
    }
    units.append(unit)
  }

  /// Puts a space behind the last letter, one at most.
  mutating func endWord() {
    if let last = units.last, last != NameFolding.space {
      units.append(NameFolding.space)
    }
    begins = true
  }

  /// Lets the next letter begin a word, without a space before it.
  mutating func breakWord() { begins = true }

  /// Takes the space behind the last letter away.
  mutating func finish() {
    isEnded = units.last == NameFolding.space
    if isEnded { units.removeLast() }
  }

  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    isEnded = false
    begins = true
  }

  /// Returns how well this name answers a query; nil where no word of it begins like the query.
  func match(_ query: FoldedName) -> SearchResult.Match? {
    if hasPrefix(query, at: 0) {
      return units.count == query.units.count ? .whole : .beginning
    }
    return starts.dropFirst().contains { hasPrefix(query, at: $0) } ? .word : nil
  }

  private func hasPrefix(_ query: FoldedName, at start: Int) -> Bool {
    let end = start + query.units.count
    guard end <= units.count else { return false }
    for index in query.units.indices where units[start + index] != query.units[index] {
      return false
    }
    return !query.isEnded || end == units.count || units[end] == NameFolding.space
  }
}
