import TestSupport

/// An object as a text in random spelling, which changes by joining its parts anew.
struct SpelledObject {
  var random: SeededGenerator
  private var head = ""
  private var tail = ""
  private var members: [(separator: String, key: String, spelling: String, value: String)] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    head = space
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let key = anyKey
      members.append((space + "," + space, key, spelled(key) + colon, value(depth: 3)))
    }
    tail = members.isEmpty ? "" : space
  }

  var text: String {
    let inner = members.enumerated().map { index, member in
      (index == 0 ? "" : member.separator) + member.spelling + member.value
    }
    return "{" + (members.isEmpty ? tail : head) + inner.joined() + (members.isEmpty ? "" : tail)
      + "}"
  }

  mutating func set(_ key: String, to value: String) {
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else if let last = members.last {
      let colon = last.spelling.split(separator: "\"", omittingEmptySubsequences: false).last ?? ":"
      let separator = members.count > 1 ? last.separator : "," + head
      members.append((separator, key, "\"\(key)\"\(colon)", value))
    } else {
      (head, tail) = ("", "")
      members = [("", key, "\"\(key)\":", value)]
    }
  }

  mutating func remove(_ key: String) {
    guard members.contains(where: { $0.key == key }) else { return }
    members.removeAll { $0.key == key }
    if members.isEmpty { (head, tail) = ("", "") }
  }

  // MARK: Random parts

  var anyKey: String {
    mutating get { ["a", "b", "é", "name", "x y"].randomElement(using: &random) ?? "" }
  }

  private var space: String {
    mutating get {
      ["", "", " ", "\n", "\r\n\t", "  \n    "].randomElement(using: &random) ?? ""
    }
  }

  private var colon: String { mutating get { space + ":" + space } }

  /// Returns a text with some of its characters escaped.
  private mutating func spelled(_ text: String) -> String {
    let units = text.utf16.map { unit -> String in
      let digits = String(unit, radix: 16)
      let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      return Bool.random(using: &random) ? escape : String(decoding: [unit], as: UTF16.self)
    }
    return "\"" + units.joined() + "\""
  }

  mutating func value(depth: Int) -> String {
    let scalars = [
      "null", "true", "false", "0", "-1.50", "1e2", "1.0E+400", "9007199254740993", "\"\"",
      "\"\\\"\"", "\"{\\\\\"", "\"a,b:c]}\"", "\"\\ud83c\\udf0a é\"",
    ]
    let count = Int.random(in: 0...3, using: &random)
    switch depth == 0 ? 0 : Int.random(in: 0..<4, using: &random) {
    case 2: return "[" + list(count) { $0.value(depth: depth - 1) } + "]"
    case 3:
      return "{"
        + list(count) { spelled in
          let key = spelled.anyKey
          return spelled.spelled(key) + spelled.colon + spelled.value(depth: depth - 1)
        } + "}"
    default: return scalars.randomElement(using: &random) ?? ""
    }
  }

  private mutating func list(_ count: Int, of part: (inout SpelledObject) -> String) -> String {
    var text = space
    for index in 0..<count { text += (index == 0 ? "" : space + "," + space) + part(&self) }
    return text + (count == 0 ? "" : space)
  }
}
