internal import ArgumentParser
internal import Atlas
internal import Support

nonisolated extension InterfaceLanguage {
  /// The help text of the option `--language`.
  static let help = ArgumentHelp(
    Messages.Help.language, valueName: "tag")

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
