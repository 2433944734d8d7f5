/// The languages that somebody wants, the best first, as POSIX's environment and GNU's `LANGUAGE` say them.
package struct LanguagePreferences: Sendable, Hashable {
  /// The tags as they were written, without an encoding: `da_DK`, `pt_BR`, `sr_RS@latin`.
  package let tags: [String]

  /// Creates preferences from tags of POSIX or BCP 47; what cannot be a tag is left out.
  package init(_ tags: [String]) {
    self.tags = tags.map { tag in
      let name = tag.prefix { $0 != "." && $0 != "@" }
      return String(name) + tag[(tag.firstIndex(of: "@") ?? tag.endIndex)...]
    }
    .filter(Self.isTag)
  }

  /// Reads the preferences from an environment; there are none where its language is English's default, C or POSIX.
  ///
  /// - Parameter variable: The value of an environment variable; nil where it is not set.
  package init(environment variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let name = locale?.prefix { $0 != "." && $0 != "@" }
    guard let locale, name != "C", name != "POSIX" else {
      self.init([])
      return
    }
    // GNU's list comes first, but not before a locale that speaks no language.
    let wanted = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    self.init(wanted.isEmpty ? [locale] : wanted)
  }

  /// The names of the catalogues to look into, the best first, up to English, which needs none.
  ///
  /// Each tag is followed by what is more general: `sr_RS@latin`, `sr@latin`, `sr_RS`, `sr`; Hong Kong and Macau
  /// read Taiwan's before any Chinese.
  var catalogNames: [String] {
    var names: [String] = []
    for tag in tags {
      let (language, territory, modifier) = Self.parts(of: tag)
      if language == "en" { break }
      var territories = [territory]
      if language == "zh", territory == "_HK" || territory == "_MO" { territories.append("_TW") }
      if !territory.isEmpty { territories.append("") }
      for modifier in modifier.isEmpty ? [""] : [modifier, ""] {
        for territory in territories {
          let name = language + territory + modifier
          if !names.contains(name) { names.append(name) }
        }
      }
    }
    return names
  }

  /// The language in small letters, and territory and modifier with the signs before them.
  private static func parts(
    of tag: String
  ) -> (language: String, territory: String, modifier: String) {
    let name = tag.prefix { $0 != "@" }
    let parts = name.split { $0 == "-" || $0 == "_" }
    let territory = parts.dropFirst().last { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    return (
      parts[0].lowercased(), territory.map { "_" + $0.uppercased() } ?? "",
      String(tag[name.endIndex...])
    )
  }

  /// Whether a text can be a part of a path: it comes from outside.
  private static func isTag(_ text: String) -> Bool {
    text.first?.isLetter == true && text.utf8.count <= 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@".contains($0)) }
  }
}
