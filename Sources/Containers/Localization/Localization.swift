internal import Support

/// The language of a program's texts: translation catalogs, with English as the fallback.
///
/// Catalogs are in gettext's format. For the program `tunnel` and the language `da`, the file is
/// `share/locale/da/LC_MESSAGES/tunnel.mo` next to the executable's folder, or `locale/da/…` inside
/// it. One catalog contains the messages of both the program and this library.
public struct Localization: Sendable {
  /// The catalogs, best first.
  private let catalogs: [MessageCatalog]
  /// The language that is made of English by a rule; nil for none.
  private var pseudo: PseudoLanguage?
  /// The POSIX tag of the best catalog; nil for English.
  private var tag: String?

  /// English, which needs no catalog.
  public static let english = Localization(catalogs: [])

  init(catalogs: [MessageCatalog]) { self.catalogs = catalogs }

  /// Opens the catalogs for a list of languages.
  ///
  /// If a catalog or a translation cannot be used, a warning is issued and it is ignored.
  ///
  /// - Parameters:
  ///   - languages: POSIX or BCP 47 tags, best first. Each is followed by more general ones
  ///     (`zh_HK`, `zh_TW`, `zh`), and the list ends at English.
  ///   - folders: The folders that contain catalogs as `LANGUAGE/LC_MESSAGES/PROGRAM.mo`.
  ///   - program: The file name of the catalogs, without the extension.
  public init(languages: [String], folders: [String], program: String) {
    self.init(
      catalogNames: LanguagePreferences(languages).catalogNames, folders: folders, program: program)
  }

  private init(catalogNames: [String], folders: [String], program: String) {
    pseudo = catalogNames.first.flatMap(PseudoLanguage.init)
    guard pseudo == nil else {
      catalogs = []
      return
    }
    let found = catalogNames.flatMap { name in
      folders.compactMap { folder in
        Self.catalog(at: "\(folder)/\(name)/LC_MESSAGES/\(program).mo").map { (name, $0) }
      }
    }
    catalogs = found.map(\.1)
    tag = found.first?.0
  }

  /// Whether texts are read from right to left.
  var isRightToLeft: Bool {
    let language = tag?.prefix { $0 != "_" && $0 != "@" }
    return pseudo == .mirrored || language.map { Self.rightToLeft.contains($0) } ?? false
  }

  private static let rightToLeft: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The localization used to look up texts: ``replacement`` if set, or else that of the
  /// environment.
  ///
  /// The environment is read once, when the first text is looked up. If it asks for English, no
  /// file is opened.
  public static var current: Localization { replacement ?? system }

  /// A localization that overrides the environment's for the current task, for tests.
  @TaskLocal public static var replacement: Localization?

  private static let system = Localization(
    LanguagePreferences(environment: environmentVariable), executable: ProgramFile.path)

  /// The POSIX tag of the language in use; English if no catalog is.
  package static var languageTag: String { current.tag ?? "en" }

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

  /// Returns the localized text of a message.
  func text(of message: LocalizedMessage) -> String {
    for catalog in catalogs {
      if let template = catalog.template(for: message) { return message.filled(template) }
    }
    let english = message.englishTemplate
    return message.filled(pseudo?.template(for: english) ?? english)
  }

  /// Returns the translation of a text that no table has, such as a name in a program's data; nil for
  /// none.
  package func translation(of english: String, context: String) -> String? {
    if catalogs.isEmpty { return nil }
    let message = LocalizedMessage(english, context: context)
    return catalogs.lazy.compactMap { $0.template(for: message) }.first
  }

  /// Returns the reason of a failure, which the system or a reader of files gives in English, in the
  /// language in use, if a catalog has it.
  package func reason(_ english: String) -> String {
    translation(of: english, context: "reason") ?? english
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static func catalog(at path: String) -> MessageCatalog? {
    do throws(MessageCatalogError) {
      let catalog = try MessageCatalog(path: path)
      for rejection in catalog.rejections {
        tellUser("A translation in \(path) is not used: \(rejection).")
      }
      return catalog
    } catch {
      if error != .missing { tellUser("The catalog \(path) is not used: \(error).") }
      return nil
    }
  }
}
