internal import Glibc
internal import Support

/// What the windows show, kept for the next launch in a file of the user's state folder.
nonisolated struct SavedWindows: Sendable {
  private let file: PersonalFile
  private let lock: StateLock

  /// Creates the file at a path.
  ///
  /// - Parameter lock: The lock of the instances that write it.
  init(path: String, lock: StateLock = StateLock(path: nil)) {
    file = PersonalFile(path: path, limit: 1 << 20)
    self.lock = lock
  }

  /// The path of the file.
  var path: String { file.path }

  /// Returns the file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil if neither is
  /// known.
  static func standard(
    from variable: (String) -> String?, lock: StateLock = StateLock(path: nil)
  ) -> SavedWindows? {
    UserFolder.state.path(from: variable).map {
      SavedWindows(path: $0 + "/tunnel/windows", lock: lock)
    }
  }

  /// Returns what the windows showed, by their numbers; nothing if there is no file, or none that
  /// this version can read.
  ///
  /// - Parameter warn: Called with a message if the path holds something that the app did not
  ///   write.
  func load(warn: (String) -> Void) -> [Int: SessionState] {
    file.read(warn: warn).flatMap { SessionState.read(KeyedText($0)) } ?? [:]
  }

  /// Saves what windows show atomically, and keeps what the file says of others.
  ///
  /// The last window stays when it is closed.
  ///
  /// - Parameter states: What windows show, by their numbers; nil for those that are closed.
  /// - Throws: The error of the file system, or one saying that the path holds something that the
  ///   app did not write.
  func save(_ states: [Int: SessionState?]) throws(SystemError) {
    try lock.alone { () throws(SystemError) in
      var all = try known()
      for (number, state) in states { all[number] = state }
      guard !all.isEmpty else { return }
      try file.write(SessionState.text(all).text)
    }
  }

  /// Returns what the file says, so that it can be kept.
  private func known() throws(SystemError) -> [Int: SessionState] {
    do throws(ReadError) {
      return try file.text().flatMap { SessionState.read(KeyedText($0)) } ?? [:]
    } catch {
      if case .refused = error { throw SystemError(EIO) }
      return [:]
    }
  }
}
