internal import Support
internal import Synchronization

/// The settings, in a file of the user's configuration folder that people can edit.
nonisolated final class SavedSettings: Sendable {
  private let file: KeptFile<KeyedText>
  /// The units of a user who has chosen none.
  private let usual: Units
  private struct Known {
    /// The settings as they were last read or saved; nil before that.
    var settings: Settings?
    /// What saves wrote that have not ended, or failed after they had written.
    var written: [String: Settings] = [:]
  }

  private let known = Mutex(Known())

  /// Creates the settings in the file at a path.
  ///
  /// - Parameters:
  ///   - usual: The units of a user who has chosen none.
  ///   - notify: Called with a sentence if some of the file cannot be read.
  init(
    path: String, usual: Units = .metric,
    notify: @escaping @Sendable (String) -> Void = StandardError.say
  ) {
    self.usual = usual
    file = KeptFile(path: path, limit: 1 << 16, notify: notify) {
      let text = KeyedText($0)
      return KeptReading(value: text, damaged: Settings.read(text).damaged)
    }
  }

  /// Returns the file in `$XDG_CONFIG_HOME/tunnel`, or in `~/.config/tunnel`; nil if neither is
  /// known.
  static func standard(from variable: (String) -> String?) -> SavedSettings? {
    UserFolder.configuration.path(from: variable).map {
      SavedSettings(path: $0 + "/tunnel/settings", usual: Units(from: variable))
    }
  }

  /// Returns the settings; those that cannot be read are the defaults.
  func load() -> Settings {
    let settings =
      file.load().map { Settings.read($0, usual: usual).settings } ?? Settings(units: usual)
    known.withLock { $0.settings = settings }
    return settings
  }

  /// Whether the user knows that nothing is saved.
  var isBlocked: Bool { file.isBlocked }

  /// Saves the settings that changed, and keeps what else is in the file, such as what another
  /// instance changed.
  ///
  /// - Throws: Why nothing is saved.
  func save(_ settings: Settings, as turn: SaveQueue.Save = .only) throws(SystemError) {
    let isSaved = try file.change(as: turn) { old, _ in
      known.withLock { known in
        var text = old ?? KeyedText()
        let base = old.flatMap { known.written[$0.text] } ?? known.settings
        settings.write(into: &text, since: base, usual: usual)
        known.written[text.text] = settings
        return text.text
      }
    }
    if isSaved { known.withLock { $0 = Known(settings: settings) } }
  }
}
