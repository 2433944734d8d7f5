public import Containers
internal import Support

/// A folder of nibs and storyboards, with the classes that they refer to.
///
/// ```swift
/// let resources = ResourceBundle(
///   path: folder, classes: [ReaderViewController.objectClass].compactMap { $0 })
/// let reader = ReaderViewController(nibName: "Reader", bundle: resources)
/// ```
///
/// The nib `Reader` is the file `Reader.nib.json`, or `Reader~desktop.nib.json` on that idiom. Parsed
/// files are kept until memory is low. See <doc:Storyboards>.
@MainActor
public final class ResourceBundle: NibSource {
  /// The folder.
  public let path: String

  let classes: NibClasses
  let segueClasses: [String: SegueClass]
  /// The names of the languages, best first.
  let languages: [String]
  /// The files that were read, by name.
  private var nibs: [String: NibFile<NibDocument>?] = [:]
  private var storyboards: [String: NibFile<StoryboardDocument>?] = [:]
  private var texts: [String: [[String: String]]] = [:]
  /// The scenes that are being made, from the outermost in.
  var underway: [String] = []

  /// Creates a bundle for a folder.
  ///
  /// Two classes with the same name are a programming error and trap.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - classes: The classes that files may use in addition to those of the library.
  ///   - segues: The classes of custom segues.
  ///   - languages: The languages for texts, best first, or `nil` for the user's languages as set
  ///     by LANGUAGE, LC_ALL, LC_MESSAGES, and LANG.
  public init(
    path: String, classes: [ObjectClass], segues: [SegueClass] = [], languages: [String]? = nil
  ) {
    self.path = path
    self.classes = NibClasses(classes)
    var named: [String: SegueClass] = [:]
    for segue in segues {
      if named.updateValue(segue, forKey: segue.name) != nil {
        misuse("Two segue classes of a ResourceBundle have the name “\(segue.name)”: rename one.")
      }
    }
    segueClasses = named
    let preferences =
      languages.map { LanguagePreferences($0) }
      ?? LanguagePreferences(environment: environmentVariable)
    self.languages = preferences.namesOfAll
  }

  /// Discards the parsed files, which are read again on demand.
  ///
  /// The application calls this method on its resources when memory is low.
  public func releaseFiles() {
    nibs = [:]
    storyboards = [:]
    texts = [:]
  }

  /// Returns a value of a file, for which images are looked for in the folder.
  func value(_ json: JSON) -> NibValue { NibValue(json: json, folder: path) }

  func nib(named name: String) -> NibFile<NibDocument>? {
    if let known = nibs[name] { return known }
    let file = files(of: name, "nib.json").lazy.compactMap { self.readNib(name, file: $0) }.first
    nibs[name] = .some(file)
    return file
  }

  func storyboard(named name: String) -> NibFile<StoryboardDocument>? {
    if let known = storyboards[name] { return known }
    let file = files(of: name, "storyboard.json").lazy
      .compactMap { self.readStoryboard(name, file: $0) }.first
    storyboards[name] = .some(file)
    return file
  }

  /// Returns the identifiers in a storyboard, which is not checked, or `nil` if there is none.
  func identifiers(ofStoryboard name: String) -> [String]? {
    let file = files(of: name, "storyboard.json").lazy.compactMap { file in
      self.read(name, file: file) { parser, bytes in parser.storyboard(bytes) }
    }.first
    return file.map { $0.document?.scenes.compactMap(\.identifier) ?? [] }
  }

  /// Returns the texts of a nib in the languages that have some, best first.
  func texts(of name: String) -> [[String: String]] {
    if let known = texts[name] { return known }
    let tables = languages.compactMap { language in
      NibFolder(path).bytes(of: "\(language).lproj/\(name).strings.json").flatMap {
        strings($0, "\(language).lproj/\(name).strings.json")
      }
    }
    texts[name] = tables
    return tables
  }

  private func strings(_ bytes: [UInt8], _ file: String) -> [String: String]? {
    var parser = NibParser(file: file)
    guard let json = parser.json(bytes), let fields = parser.anyFields(json, .root) else {
      warn("The texts in \(path)/\(file) are not used: \(parser.faults.map(\.reason).joined())")
      return nil
    }
    return fields.members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
  }

  /// Returns the files that a name may mean, best first.
  private func files(of name: String, _ ending: String) -> [String] {
    let idiom = TraitCollection.current.userInterfaceIdiom
    return [
      "\(name)~\(idiom == .unspecified ? .desktop : idiom).\(ending)", "\(name).\(ending)",
    ]
  }
}
