internal import ArgumentParser
internal import Atlas
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

  /// What the option --language says of itself.
  static let help = ArgumentHelp(
    "The language of the names: da, pt-BR, zh … (default: the system's)", valueName: "tag")
}

extension InterfaceLanguage {
  /// The language that the process' own environment asks for.
  nonisolated static var current: String {
    tag(from: environmentVariable)
  }

  /// Returns the language that an option asks for; without one that of the environment, which may be one
  /// that the data lack.
  ///
  /// - Throws: A ``CommandFailure`` where the data have no names in the language of the option.
  nonisolated static func tag(option: String?, in data: CommandData) throws -> String {
    guard let option else { return current }
    let known = try data.gazetteer().languages()
    guard LanguageTag.index(of: option, in: known) != nil else {
      throw CommandFailure(
        .unreadableInput,
        "There are no names in the language \(option.quoted), only in "
          + known.joined(separator: " ") + ".")
    }
    return option
  }
}
