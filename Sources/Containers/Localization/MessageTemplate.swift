/// A text with placeholders: names in braces, such as `{distance}`.
struct MessageTemplate {
  /// The name of the placeholder for the number that selects a plural form.
  static let count = "count"

  /// A segment of a template.
  private enum Piece {
    case text(Substring)
    case placeholder(Substring)
  }

  private let text: String

  /// Creates a template from a text; every text is valid.
  init(_ text: String) { self.text = text }

  /// The names of the placeholders.
  var placeholders: Set<String> {
    var names: Set<String> = []
    forEachPiece { if case .placeholder(let name) = $0 { names.insert(String(name)) } }
    return names
  }

  /// Returns the text with placeholders replaced by values.
  ///
  /// - Parameter value: Returns the value for a name; nil leaves the placeholder unchanged.
  func filled(_ value: (String) -> String?) -> String {
    var result = ""
    forEachPiece { piece in
      switch piece {
      case .text(let text): result += text
      case .placeholder(let name): result += value(String(name)) ?? "{\(name)}"
      }
    }
    return result
  }

  private func forEachPiece(_ body: (Piece) -> Void) {
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      let name = rest[rest.index(after: brace)...].prefix { $0.isASCII && $0.isLetter }
      guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == "}" else {
        body(.text(rest[...brace]))
        rest = rest[rest.index(after: brace)...]
        continue
      }
      body(.text(rest[..<brace]))
      body(.placeholder(name))
      rest = rest[rest.index(after: name.endIndex)...]
    }
    body(.text(rest))
  }
}
