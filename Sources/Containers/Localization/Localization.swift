internal import Support

/// The language in which a program speaks: catalogues of translations, and English where they have nothing.
///
/// Catalogues are gettext's: for the program `tunnel` and the language `da` the file
/// `share/locale/da/LC_MESSAGES/tunnel.mo` beside the folder of the executable, or `locale/da/…` in it. One catalogue
/// holds the program's messages and those of this library.
public struct Localization: Sendable {
  /// The catalogues, the best first.
  private let catalogs: [MessageCatalog]

  /// English, which needs no catalogue.
  public static let english = Localization(catalogs: [])

  init(catalogs: [MessageCatalog]) { self.catalogs = catalogs }

  /// Opens the catalogues for some languages.
  ///
  /// Warns about a catalogue or a translation that cannot be used, and does without it.
  ///
  /// - Parameters:
  ///   - languages: Tags of POSIX or BCP 47, the best first. Each is followed by the more general ones (`zh_HK`, `zh_TW`,
  ///     `zh`), and the list ends at English.
  ///   - folders: Where catalogues lie, as `LANGUAGE/LC_MESSAGES/PROGRAM.mo`.
  ///   - program: The name of the catalogues.
  public init(languages: [String], folders: [String], program: String) {
    self.init(
      catalogNames: LanguagePreferences(languages).catalogNames, folders: folders, program: program)
  }

  private init(catalogNames: [String], folders: [String], program: String) {
    catalogs = catalogNames.flatMap { name in
      folders.compactMap { Self.catalog(at: "\($0)/\(name)/LC_MESSAGES/\(program).mo") }
    }
  }

  /// What texts are looked up in: ``replacement`` where a test has one, else what the environment asks for.
  ///
  /// The environment is read once, when the first text is looked up, and no file is opened where it asks for English.
  public static var current: Localization { replacement ?? system }

  /// What is used instead of the environment's language while a block runs, for tests.
  @TaskLocal public static var replacement: Localization?

  private static let system = Localization(
    LanguagePreferences(environment: environmentVariable), executable: ProgramFile.path)

  init(_ preferences: LanguagePreferences, executable: @autoclosure () -> String) {
    let names = preferences.catalogNames
    guard !names.isEmpty else {
      self = .english
      return
    }
    let (folder, program) = Self.parts(of: executable())
    self.init(
      catalogNames: names, folders: ["\(folder)/../share/locale", "\(folder)/locale"],
      program: program)
  }

  /// Returns the text of a message.
  func text(of message: LocalizedMessage) -> String {
    for catalog in catalogs {
      if let template = catalog.template(for: message) { return message.filled(template) }
    }
    return message.filled(message.englishTemplate)
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static func catalog(at path: String) -> MessageCatalog? {
    do throws(MessageCatalogError) {
      let catalog = try MessageCatalog(path: path)
      for rejection in catalog.rejections {
        warn("A translation in \(path) is not used: \(rejection).")
      }
      return catalog
    } catch {
      if error != .missing { warn("The catalogue \(path) is not used: \(error).") }
      return nil
    }
  }
}
