internal import Support
internal import Synchronization

/// The settings, in a file of the user's configuration folder that people can edit.
nonisolated final class SavedSettings: Sendable {
  private let file: KeptFile<KeyedText>
  /// The settings as they were last read or saved; nil before that.
  private let known = Mutex<Settings?>(nil)

  /// Creates the settings in the file at a path.
  ///
  /// - Parameter notify: Called with a sentence if some of the file cannot be read.
  init(path: String, notify: @escaping @Sendable (String) -> Void = StandardError.say) {
    file = KeptFile(path: path, limit: 1 << 16, notify: notify) {
      let text = KeyedText($0)
      return KeptReading(value: text, damaged: Settings.read(text).damaged)
    }
  }

  /// Returns the file in `$XDG_CONFIG_HOME/tunnel`, or in `~/.config/tunnel`; nil if neither is
  /// known.
  static func standard(from variable: (String) -> String?) -> SavedSettings? {
    UserFolder.configuration.path(from: variable).map {
      SavedSettings(path: $0 + "/tunnel/settings")
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
  func save(_ settings: Settings, as turn: SaveQueue.Save = .only) throws(SystemError) {
    try file.change(as: turn) { old in
      var text = old ?? KeyedText()
      settings.write(into: &text, since: known.withLock { $0 })
      return text == old ? nil : text.text
    }
    if turn.isLatest { known.withLock { $0 = settings } }
  }
}
