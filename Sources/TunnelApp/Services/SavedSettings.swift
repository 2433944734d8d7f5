internal import Support
internal import Synchronization

/// The settings, in a file of the user's configuration folder that people can edit.
nonisolated final class SavedSettings: Sendable {
  private let file: KeptFile<KeyedText>
  private let lock: StateLock
  /// The settings as they were last read or saved; nil before that.
  private let known = Mutex<Settings?>(nil)

  /// Creates the settings in the file at a path.
  ///
  /// - Parameters:
  ///   - lock: The lock of the instances that write it.
  ///   - notify: Called with a sentence if some of the file cannot be read.
  init(
    path: String, lock: StateLock = StateLock(path: nil),
    notify: @escaping @Sendable (String) -> Void = StandardError.say
  ) {
    file = KeptFile(path: path, limit: 1 << 16, notify: notify) {
      let text = KeyedText($0)
      return KeptReading(value: text, damaged: Settings.read(text).damaged)
    }
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

  /// Returns the settings; those that cannot be read are the defaults.
  func load() -> Settings {
    let settings = file.load().map { Settings.read($0).settings } ?? Settings()
    known.withLock { $0 = settings }
    return settings
  }

  /// Saves the settings that changed, and keeps what else is in the file, such as what another
  /// instance changed.
  ///
  /// - Throws: Why nothing is saved.
  func save(_ settings: Settings) throws(SystemError) {
    try lock.alone { () throws(SystemError) in
      try file.change { old in
        var text = old ?? KeyedText()
        settings.write(into: &text, since: known.withLock { $0 })
        return text == old ? nil : text.text
      }
      known.withLock { $0 = settings }
    }
  }
}
