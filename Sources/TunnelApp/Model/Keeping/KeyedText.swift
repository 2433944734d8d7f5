/// A text of lines such as `key = value`, with comments that begin with a number sign.
///
/// Lines keep their places and their wording, those that cannot be read included, so that people and
/// later versions can keep their own in the same file.
nonisolated struct KeyedText: Hashable, Sendable {
  /// The value of a key and the number of its line, where 1 is the first.
  struct Entry: Hashable, Sendable {
    var value: String
    var line: Int
  }

  private var lines: [String]

  /// Reads a text.
  init(_ text: String = "") {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
  }

  /// The text, with a newline at the end of each line.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The numbers of the lines that are neither entries nor comments nor blank.
  var damagedLines: [Int] {
    lines.indices.filter { Self.entry(lines[$0]) == nil && !Self.isComment(lines[$0]) }
      .map { $0 + 1 }
  }

  /// The keys of the entries, in the order of the lines; one that several lines have comes again.
  var keys: [String] { lines.compactMap { Self.entry($0)?.key } }

  /// Returns the entry of a key, the last one if there are several; nil if there is none.
  subscript(key: String) -> Entry? {
    guard let index = index(of: key), let entry = Self.entry(lines[index]) else { return nil }
    return Entry(value: entry.value, line: index + 1)
  }

  /// Sets the value of a key, in the line that it has, or in a new one at the end.
  ///
  /// Newlines in the value become spaces.
  mutating func set(_ value: String, for key: String) {
    let words = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = key + " = " + words.joined(separator: " ")
    if let index = index(of: key) { lines[index] = line } else { lines.append(line) }
  }

  /// Appends a comment or a blank line.
  mutating func append(comment: String) { lines.append(comment.isEmpty ? "" : "# " + comment) }

  private func index(of key: String) -> Int? {
    lines.lastIndex { Self.entry($0)?.key == key }
  }

  private static func isComment(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return true }
    return first == "#"
  }

  private static func entry(_ line: String) -> (key: String, value: String)? {
    guard !isComment(line) else { return nil }
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let (key, value) = (trimmed(parts[0]), trimmed(parts[1]))
    guard !key.isEmpty, key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
    else { return nil }
    return (key, value)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
