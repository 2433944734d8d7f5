internal import Containers
internal import Support

/// The language that the person's desktop speaks.
nonisolated enum InterfaceLanguage {
  /// Returns the tag of the language that an environment asks for, by POSIX's order; English where
  /// it asks for none.
  ///
  /// - Parameter variable: The value of an environment variable; nil where it is not set.
  static func tag(from variable: (String) -> String?) -> String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    guard let locale else { return english }
    let name = locale.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" { return english }
    // GNU's list comes first, but not before a locale that speaks no language.
    let wanted = variable("LANGUAGE")?.split(separator: ":").first
    return String(wanted ?? name)
  }

  private static let english = "en"
}

extension InterfaceLanguage {
  /// The language that the process' own environment asks for.
  nonisolated static var current: String {
    tag(from: environmentVariable)
  }
}
