internal import Glibc
internal import Support
internal import Synchronization

/// The settings, in a file of the user's configuration folder that people can edit.
nonisolated final class SavedSettings: Sendable {
  private let file: PersonalFile
  private let lock: StateLock
  /// The settings as they were last read or saved; nil before that.
  private let known = Mutex<Settings?>(nil)

  /// Creates the settings in the file at a path.
  ///
  /// - Parameter lock: The lock of the instances that write it.
  init(path: String, lock: StateLock = StateLock(path: nil)) {
    file = PersonalFile(path: path, limit: 1 << 16)
    self.lock = lock
  }

  /// Returns the file in `$XDG_CONFIG_HOME/tunnel`, or in `~/.config/tunnel`; nil if neither is
  /// known.
  static func standard(
    from variable: (String) -> String?, lock: StateLock
  ) -> SavedSettings? {
    UserFolder.configuration.path(from: variable).map {
      SavedSettings(path: $0 + "/tunnel/settings", lock: lock)
    }
  }

  /// Returns the settings; those that the file does not have are the defaults.
  ///
  /// - Parameter warn: Called with a message if the file or some of its lines cannot be read.
  func load(warn: (String) -> Void) -> Settings {
    let text: String?
    do throws(ReadError) {
      text = try file.text()
    } catch {
      warn(Messages.Notes.damagedFile(file.path))
      return Settings()
    }
    let (settings, damaged) = Settings.read(KeyedText(text ?? ""))
    known.withLock { $0 = settings }
    if !damaged.isEmpty { warn(Messages.Notes.damagedLines(damaged, in: file.path)) }
    return settings
  }

  /// Saves the settings that changed atomically, and keeps what else is in the file, such as what
  /// another instance changed.
  ///
  /// - Throws: The error of the file system, or one saying that the file cannot be read, so that
  ///   nothing in it would be kept.
  func save(_ settings: Settings) throws(SystemError) {
    try lock.alone { () throws(SystemError) in
      let old = try text()
      var text = KeyedText(old)
      settings.write(into: &text, since: known.withLock { $0 })
      if text.text != old { try file.write(text.text) }
      known.withLock { $0 = settings }
    }
  }

  private func text() throws(SystemError) -> String {
    do throws(ReadError) {
      return try file.text() ?? ""
    } catch {
      throw SystemError(EILSEQ)
    }
  }
}
