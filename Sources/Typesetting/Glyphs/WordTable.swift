/// The words that are shaped whole, each with a number above those of characters.
struct WordTable {
  /// The first number of a word; lower numbers are Unicode scalars.
  static let first: UInt32 = 0x20_0000
  /// Numbers from here on begin anew: a key has 30 bits for them.
  static let end: UInt32 = 1 << 30

  private var texts: [UInt32: String] = [:]
  private var numbers: [String: UInt32] = [:]
  private var next = first

  /// The number of words.
  var count: Int { texts.count }

  /// Returns the text of a number, or `nil` if the word was dropped.
  subscript(number: UInt32) -> String? { texts[number] }

  /// Returns the number of a word.
  mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    let number = next
    next = number + 1 < Self.end ? number + 1 : Self.first
    texts[number] = text
    numbers[text] = number
    return number
  }

  /// Drops all words; the next ones have numbers that were not given before.
  mutating func removeAll() {
    texts = [:]
    numbers = [:]
  }
}
