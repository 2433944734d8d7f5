/// Matching of language tags in BCP 47 and POSIX form.
public enum LanguageTag {
  /// Returns the index of the known language that best matches a tag.
  ///
  /// - Parameters:
  ///   - tag: A tag such as `da`, `pt-BR`, `zh-Hant-TW` or `nb`, or a POSIX locale such as
  ///     `de_AT.UTF-8`.
  ///   - known: BCP 47 tags in lower case.
  /// - Returns: An index in `known`, or `nil` if no language matches.
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
