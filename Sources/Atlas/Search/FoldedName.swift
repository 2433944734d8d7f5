/// A text without accents and capitals, as units of 16 bits.
struct FoldedName: Hashable, Sendable {
  /// The letters, and a space between words.
  let units: [UInt16]
  /// Whether more than a letter stood behind the last letter: the last word is whole.
  let isEnded: Bool

  /// How a word of a name stands to a query where words are in their order.
  enum Order {
    /// Before all that begin like the query.
    case before
    /// It begins like the query.
    case match
    /// Behind all that begin like the query.
    case behind
  }

  /// Returns how a word, and what comes behind it, stands to this query.
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
