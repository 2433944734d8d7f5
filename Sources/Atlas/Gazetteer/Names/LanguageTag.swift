/// The names of languages, as BCP 47 and POSIX write them.
public enum LanguageTag {
  /// Returns which of some languages a tag asks for.
  ///
  /// - Parameters:
  ///   - tag: `da`, `pt-BR`, `zh-Hant-TW`, `nb`; also as the environment has it, `de_AT.UTF-8`.
  ///   - known: BCP 47 tags in small letters.
  /// - Returns: The index of the best in `known`; nil where none is of that language.
  public static func index(of tag: String, in known: [String]) -> Int? {
    let name = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return nil }
    for candidate in [parts.joined(separator: "-")] + candidates(first, parts) {
      if let index = known.firstIndex(of: candidate) { return index }
    }
    return nil
  }

  private static func candidates(_ language: String, _ parts: [String]) -> [String] {
    switch language {
    case "zh", "cmn":
      let isTraditional = !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"])
      return [isTraditional ? "zh-hant" : "zh-hans", "zh"]
    case "nb", "nn": return [language, "no"]
    case "no": return ["no", "nb"]
    default: return [language]
    }
  }
}
