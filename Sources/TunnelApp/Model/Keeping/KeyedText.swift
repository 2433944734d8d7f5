/// A text of lines such as `key = value`, with comments that begin with a number sign.
///
/// Lines keep their places and their wording, those that cannot be read included, so that people and
/// later versions can keep their own in the same file. Only lines that are not UTF-8 are left out.
nonisolated struct KeyedText: Hashable, Sendable {
  /// The value of a key and the number of its line, where 1 is the first.
  struct Entry: Hashable, Sendable {
    var value: String
    var line: Int
  }

  private var lines: [String?]
  /// The numbers of the lines that are entries, from 0; the last one of each key.
  private var indices: [String: Int] = [:]

  /// Reads the lines of a file.
  init(_ text: KeptText) {
    lines = text.lines
    for (index, line) in lines.enumerated() {
      if let key = line.flatMap(Self.entry)?.key { indices[key] = index }
    }
  }

  /// Reads a text.
  init(_ text: String = "") { self.init(KeptText(text)) }

  /// The text, with a newline at the end of each line.
  var text: String { lines.compactMap { $0.map { $0 + "\n" } }.joined() }

  /// The numbers of the lines that are neither entries nor comments nor blank.
  var damagedLines: [Int] {
    lines.indices.filter { index in
      guard let line = lines[index] else { return true }
      return Self.entry(line) == nil && !Self.isComment(line)
    }.map { $0 + 1 }
  }

  /// The numbers of the lines that are not blank, but for a heading.
  var linesBelowHeading: [Int] {
    lines.indices.filter { index in
      guard let line = lines[index], Self.isComment(line) else { return true }
      return index > 0 && !line.allSatisfy(\.isWhitespace)
    }.map { $0 + 1 }
  }

  /// The entries of all lines in their order; several may have the same key.
  var entries: [(key: String, entry: Entry)] {
    lines.enumerated().compactMap { index, line in
      line.flatMap(Self.entry).map { ($0.key, Entry(value: $0.value, line: index + 1)) }
    }
  }

  /// Returns the entry of a key, the last one if there are several; nil if there is none.
  subscript(key: String) -> Entry? {
    guard let index = indices[key], let line = lines[index], let entry = Self.entry(line) else {
      return nil
    }
    return Entry(value: entry.value, line: index + 1)
  }

  /// Sets the value of a key, in the line that it has, or in a new one at the end.
  ///
  /// Newlines in the value become spaces.
  mutating func set(_ value: String, for key: String) {
    let words = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = key + " = " + words.joined(separator: " ")
    if let index = indices[key] {
      lines[index] = line
    } else {
      indices[key] = lines.count
      lines.append(line)
    }
  }

  /// Appends a comment or a blank line.
  mutating func append(comment: String) { lines.append(comment.isEmpty ? "" : "# " + comment) }

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
