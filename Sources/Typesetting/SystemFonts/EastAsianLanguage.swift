/// The language whose fonts come first for characters that Chinese, Japanese and Korean share, each
/// in a style of its own.
enum EastAsianLanguage {
  /// Returns fontconfig's name of the first such language that the environment asks for; Simplified
  /// Chinese if there is none.
  ///
  /// Messages come in the languages of `CONTAINERS_LANGUAGE`, which the option of a program may set, or else
  /// of `LANGUAGE`, unless the locale is C, and so do fonts.
  static func preferred(in environment: (String) -> String?) -> String {
    let locales = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"].compactMap {
      environment($0)
    }.filter { !$0.isEmpty }
    let isPlain = locales.first.map { $0 == "POSIX" || $0 == "C" || $0.hasPrefix("C.") } ?? true
    let variables = ["CONTAINERS_LANGUAGE"] + (isPlain ? [] : ["LANGUAGE"])
    let languages = variables.flatMap {
      (environment($0) ?? "").split(separator: ":").map(String.init)
    }
    return (languages + locales).lazy.compactMap(Self.name).first ?? "zh-cn"
  }

  private static func name(_ tag: String) -> String? {
    let tag = tag.lowercased().replacing("-", with: "_")
    switch tag.prefix(2) {
    case "ja": return "ja"
    case "ko": return "ko"
    case "zh":
      let isTraditional = ["_tw", "_hk", "_mo", "_hant"].contains { tag.contains($0) }
      return !isTraditional
        ? "zh-cn" : tag.contains("_hk") || tag.contains("_mo") ? "zh-hk" : "zh-tw"
    default: return nil
    }
  }
}
