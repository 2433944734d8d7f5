import Foundation
import TestSupport

/// The template of all translations, `po/tunnel.pot`.
struct MessageTemplateFile {
  /// A message to translate.
  struct Entry: Hashable {
    var context: String?
    var english = ""
    var plural: String?
  }

  let entries: [Entry]

  init() throws {
    let path = URL(filePath: TunnelStage.assets).deletingLastPathComponent()
      .appending(path: "po/tunnel.pot")
    entries = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n\n")
      .dropFirst().map { block in
        block.split(separator: "\n").reduce(into: Entry()) { entry, line in
          if let text = Self.text(of: "msgctxt", in: line) { entry.context = text }
          if let text = Self.text(of: "msgid", in: line) { entry.english = text }
          if let text = Self.text(of: "msgid_plural", in: line) { entry.plural = text }
        }
      }
  }

  private static func text(of keyword: String, in line: Substring) -> String? {
    guard line.hasPrefix(keyword + " \""), line.hasSuffix("\"") else { return nil }
    var (text, isEscaped) = ("", false)
    for character in line.dropFirst(keyword.count + 2).dropLast() {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// A catalog that brackets each text, so that texts missing from the tables show.
  var bracketed: CatalogFile {
    func translated(_ text: String) -> String { "⟦\(text)⟧" }
    return CatalogFile(
      entries.map { entry in
        CatalogFile.Entry(
          entry.english,
          forms: [translated(entry.english)] + (entry.plural.map { [translated($0)] } ?? []),
          context: entry.context, plural: entry.plural)
      }, plurals: "nplurals=2; plural=(n != 1);")
  }
}
