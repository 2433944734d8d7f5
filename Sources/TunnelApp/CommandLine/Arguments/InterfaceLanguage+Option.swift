internal import ArgumentParser
internal import Atlas
internal import Support

nonisolated extension InterfaceLanguage {
  /// What the option --language says of itself.
  static let help = ArgumentHelp(
    Messages.Help.language, valueName: "tag")

  /// Returns the language that an option asks for; without one that of the environment, which may be one
  /// that the data lack.
  ///
  /// - Throws: A ``CommandFailure`` where the data have no names in the language of the option.
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
