/// The user's preferred languages, best first, in the format of the POSIX environment and GNU's
/// `LANGUAGE`.
package struct LanguagePreferences: Sendable, Hashable {
  /// The language tags as written, without an encoding: `da_DK`, `pt_BR`, `sr_RS@latin`.
  package let tags: [String]

  /// Creates preferences from POSIX or BCP 47 tags, dropping invalid ones.
  package init(_ tags: [String]) {
    self.tags = tags.map { tag in
      let name = tag.prefix { $0 != "." && $0 != "@" }
      return String(name) + tag[(tag.firstIndex(of: "@") ?? tag.endIndex)...]
    }
    .filter(Self.isTag)
  }

  /// Creates preferences from an environment.
  ///
  /// `CONTAINERS_LANGUAGE` takes precedence over the locale. The result is empty if neither is set, or
  /// the locale is C or POSIX.
  ///
  /// - Parameter variable: Returns the value of an environment variable; nil if it is not set.
  package init(environment variable: (String) -> String?) {
    let asked = Self.asked(from: variable)
    guard asked.tags.isEmpty else {
      self = asked
      return
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    let name = locale?.prefix { $0 != "." && $0 != "@" }
    guard let locale, name != "C", name != "POSIX" else {
      self.init([])
      return
    }
    // GNU's list takes precedence, but only if the locale has a language.
    let wanted = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    self.init(wanted.isEmpty ? [locale] : wanted)
  }

  /// The variable with the languages of a program, which it may set before the first text is looked up.
  package static let variable = "CONTAINERS_LANGUAGE"

  /// Returns the languages of `CONTAINERS_LANGUAGE`, in the format of GNU's `LANGUAGE`.
  package static func asked(from variable: (String) -> String?) -> LanguagePreferences {
    LanguagePreferences(
      variable(Self.variable)?.split(separator: ":").map(String.init) ?? [])
  }

  /// The best language as POSIX names a locale, without a modifier: `pt_BR`; nil for none.
  package var locale: String? {
    tags.first.map { tag in
      let (language, territory, _) = Self.parts(of: tag)
      return language + territory
    }
  }

  /// The names of the catalogs to look up, best first, ending before English, which needs none.
  ///
  /// Each tag is followed by more general ones: `sr_RS@latin`, `sr@latin`, `sr_RS`, `sr`. For Hong
  /// Kong and Macau, Taiwan's catalog comes before general Chinese, and mainland China's comes with it
  /// where characters are simplified.
  var catalogNames: [String] { names(before: "en") }

  /// The names for files in any language, best first.
  package var namesOfAll: [String] { names(before: nil) }

  private func names(before last: String?) -> [String] {
    var names: [String] = []
    for tag in tags {
      let (language, territory, modifier) = Self.parts(of: tag)
      let name = language + territory
      if language == last, PseudoLanguage(rawValue: name) == nil { break }
      let territories = Self.territories(of: tag, language, territory)
      for modifier in modifier.isEmpty ? [""] : [modifier, ""] {
        for territory in territories {
          let name = language + territory + modifier
          if !names.contains(name) { names.append(name) }
        }
      }
    }
    return names
  }

  /// Returns the territories whose names are looked up for a tag, best first.
  private static func territories(
    of tag: String, _ language: String, _ territory: String
  ) -> [String] {
    var territories = [territory]
    if language == "zh" {
      let isTraditional = tag.lowercased().contains("hant")
      let isSimplified = ["", "_SG", "_MY"].contains(territory)
      if territory == "_HK" || territory == "_MO" { territories.append("_TW") }
      if isSimplified, !isTraditional { territories.append("_CN") }
      if territory.isEmpty { return territories }
    }
    return territory.isEmpty ? territories : territories + [""]
  }

  /// Returns the language in lowercase, and the territory and modifier with their separators.
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

  /// Returns whether a text is a valid tag, so that text from outside is safe to use in a path.
  private static func isTag(_ text: String) -> Bool {
    text.first?.isLetter == true && text.utf8.count <= 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@".contains($0)) }
  }
}
