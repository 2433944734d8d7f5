internal import ArgumentParser
internal import Atlas
internal import Containers
internal import Glibc
internal import Support

nonisolated extension InterfaceLanguage {
  /// The help text of the option `--language`.
  static let help = ArgumentHelp(
    Messages.Help.language, valueName: "tag")

  /// Makes the language of the option `--language` that of the process.
  ///
  /// Texts are looked up while arguments are parsed, so it is called before, and while nothing else
  /// reads the environment.
  static func adopt(from arguments: [String]) {
    let words = arguments.prefix { $0 != "--" }
    let joined = words.last { $0.hasPrefix("--language=") }?.dropFirst("--language=".count)
    let separate = words.lastIndex(of: "--language").flatMap { index in
      words.dropFirst(index + 1).first
    }
    guard let tag = joined.map(String.init) ?? separate else { return }
    setenv(LanguagePreferences.variable, tag, 1)
  }

  /// Returns the language given by the option, or that of the environment if there is none.
  ///
  /// The language of the environment may be one that the data lacks.
  ///
  /// - Throws: A ``CommandFailure`` if the data has no names in the language of the option.
  static func tag(option: String?, in data: CommandData) throws -> String {
    guard let option else { return current }
    let known = try data.gazetteer().languages()
    guard LanguageTag.index(of: option, in: known) != nil else {
      throw CommandFailure(
        .unreadableInput,
        Messages.Failures.unknownLanguage(option.quoted, only: known.joined(separator: " ")))
    }
    return option
  }
}
