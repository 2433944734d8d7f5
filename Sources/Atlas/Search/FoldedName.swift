/// A text without accents and capitals, as 16-bit units.
struct FoldedName: Hashable, Sendable {
  /// The letters, with a space between words.
  let units: [UInt16]
  /// Whether a separator followed the last letter, so that the last word is complete.
  let isEnded: Bool

  /// The position of a word relative to a query in sorted order.
  enum Order {
    /// The word sorts before all words that start with the query.
    case before
    /// The word starts with the query.
    case match
    /// The word sorts after all words that start with the query.
    case behind
  }

  /// Returns the order of a word, and the text after it, relative to this query.
  func order(of word: UnsafeBufferPointer<UInt16>) -> Order {
    let common = min(word.count, units.count)
    for index in 0..<common where word[index] != units[index] {
      return word[index] < units[index] ? .before : .behind
    }
    if word.count < units.count { return .before }
    let goesOn = word.count > common && word[common] != NameFolding.space
    return isEnded && goesOn ? .behind : .match
  }
}
