/// Reads the entries of a text that the app alone writes, and knows the lines that it cannot read.
nonisolated final class KeyedReader {
  private let text: KeyedText
  private var unread: Set<Int>

  /// Creates a reader that has read nothing.
  init(_ text: KeyedText) {
    self.text = text
    unread = Set(text.linesBelowHeading)
  }

  /// The keys of all entries; one that several lines have comes again.
  var keys: [String] { text.entries.map(\.key) }

  /// The numbers of the lines that have not been read, in their order.
  var damaged: [Int] { unread.sorted() }

  /// Reads the entry of a key.
  ///
  /// - Parameter value: Returns the value of a text; nil if it has none.
  func read<Value>(_ key: String, _ value: (String) -> Value?) -> Value? {
    guard let entry = text[key], let value = value(entry.value) else { return nil }
    unread.remove(entry.line)
    return value
  }
}
