/// The names in the code of a file.
///
/// The code is read word by word, without a parser: names that could mean two things count as
/// bound, so that a use of them is never mistaken for a use of a member.
struct FileNames {
  /// The capitalized names.
  private(set) var types: Set<String> = []
  /// The methods and properties that top-level types and extensions declare for other files.
  private(set) var members: Set<String> = []
  /// The other names in lowercase that are declared: parameters, labels, local values, cases,
  /// private members, and members of nested types.
  private(set) var bound: Set<String> = []
  /// The other names in lowercase that are not bound.
  private(set) var uses: Set<String> = []

  private struct Word {
    let text: String
    /// The characters before the word, since the one before it in the line.
    let gap: Substring.UTF8View
    let next: UInt8?
  }

  private static let kinds: Set = ["func", "var", "let"]
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "final", "nonisolated", "isolated", "static", "class",
    "override", "mutating", "nonmutating", "weak", "unowned", "lazy", "indirect",
  ]

  /// Reads code without comments and strings.
  init(in code: String) {
    for line in code.split(separator: "\n") { read(FileNames.words(in: line), isInType(line)) }
    uses.subtract(bound)
  }

  /// Whether a line is a member of a top-level type or extension: swift-format indents by two.
  private func isInType(_ line: Substring) -> Bool {
    line.hasPrefix("  ") && line.dropFirst(2).first != " "
  }

  private mutating func read(_ words: [Word], _ isInType: Bool) {
    let member = isInType ? FileNames.memberIndex(in: words) : nil
    for (index, word) in words.enumerated() {
      let text = word.text
      if index == member {
        members.insert(text)
      } else if text.utf8.first.map({ $0 < 0x61 }) == true {
        types.insert(text)
      } else if text == "in" {
        bindParameters(words[...index])
      } else if word.next == UInt8(ascii: ":") || isDeclared(index, in: words)
        || isLabel(index, in: words)
      {
        bound.insert(text)
      } else {
        uses.insert(text)
      }
    }
  }

  /// Returns the index of the name of a member that other files can use, if a line declares one.
  private static func memberIndex(in words: [Word]) -> Int? {
    var depth = 0
    for (index, word) in words.enumerated() {
      for byte in word.gap {
        if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
      }
      // Arguments of attributes and modifiers, and attributes.
      if depth > 0 || word.gap.last == UInt8(ascii: "@") { continue }
      if kinds.contains(word.text) { return index + 1 < words.count ? index + 1 : nil }
      let isOfSetter = word.next == UInt8(ascii: "(")
      guard modifiers.contains(word.text) || isOfSetter else { return nil }
    }
    return nil
  }

  /// Whether a name is declared, alone or in a tuple.
  private func isDeclared(_ index: Int, in words: [Word]) -> Bool {
    var index = index
    // Back to the start of the tuple.
    while index > 0, words[index].gap.elementsEqual(", ".utf8) { index -= 1 }
    guard index > 0 else { return false }
    let keyword = words[index - 1].text
    return (FileNames.kinds.contains(keyword) || keyword == "case" || keyword == "for")
      && words[index].gap.allSatisfy { " (".utf8.contains($0) }
  }

  /// Whether a name is the label before the name of a parameter.
  private func isLabel(_ index: Int, in words: [Word]) -> Bool {
    index + 1 < words.count && words[index + 1].next == UInt8(ascii: ":")
      && words[index + 1].gap.elementsEqual(" ".utf8)
  }

  /// Notes the parameters of a closure, which end with the keyword `in`.
  private mutating func bindParameters(_ words: ArraySlice<Word>) {
    for (word, after) in zip(words, words.dropFirst()).reversed() {
      guard [" ", ", ", ") "].contains(where: { after.gap.elementsEqual($0.utf8) }) else { return }
      bound.insert(word.text)
    }
  }

  private static func words(in line: Substring) -> [Word] {
    let bytes = line.utf8
    var words: [Word] = []
    var (end, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      guard isLetter(bytes[index]) else {
        index = bytes.index(after: index)
        continue
      }
      let start = index
      while index < bytes.endIndex, isLetter(bytes[index]) || isDigit(bytes[index]) {
        index = bytes.index(after: index)
      }
      words.append(
        Word(
          text: String(line[start..<index]), gap: bytes[end..<start],
          next: index < bytes.endIndex ? bytes[index] : nil))
      end = index
    }
    return words
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
