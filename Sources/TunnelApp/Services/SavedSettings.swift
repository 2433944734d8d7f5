internal import Glibc
internal import Support

/// The settings, in a file of the user's configuration folder that people can edit.
nonisolated struct SavedSettings: Sendable {
  private let file: PersonalFile

  /// Creates the settings in the file at a path.
  init(path: String) { file = PersonalFile(path: path, limit: 1 << 16) }

  /// Returns the file in `$XDG_CONFIG_HOME/tunnel`, or in `~/.config/tunnel`; nil if neither is
  /// known.
  static func standard(from variable: (String) -> String?) -> SavedSettings? {
    PersonalFolder.configuration.path(from: variable).map {
      SavedSettings(path: $0 + "/tunnel/settings")
    }
  }

  /// Returns the settings; those that the file does not have are the defaults.
  ///
  /// - Parameter warn: Called with a message if the file or some of its lines cannot be read.
  func load(warn: (String) -> Void) -> Settings {
    let text: String?
    do throws(MappedFile.Failure) {
      text = try file.text()
    } catch {
      warn(Messages.Notes.damagedFile(file.path))
      return Settings()
    }
    let (settings, damaged) = Settings.read(KeyedText(text ?? ""))
    if !damaged.isEmpty { warn(Messages.Notes.damagedLines(damaged, in: file.path)) }
    return settings
  }

  /// Saves settings atomically, and keeps what else is in the file.
  ///
  /// - Throws: The error of the file system, or one saying that the file cannot be read, so that
  ///   nothing in it would be kept.
  func save(_ settings: Settings) throws(SystemError) {
    let old: String
    do throws(MappedFile.Failure) {
      old = try file.text() ?? ""
    } catch {
      throw SystemError(EILSEQ)
    }
    var text = KeyedText(old)
    settings.write(into: &text)
    if text.text != old { try file.write(text.text) }
  }
}
