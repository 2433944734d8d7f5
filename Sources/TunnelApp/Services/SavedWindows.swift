internal import Support

/// What the windows show, kept for the next launch in a file of the user's state folder.
nonisolated struct SavedWindows: Sendable {
  private let file: KeptFile<[Int: SessionState]>

  /// Creates the file at a path.
  ///
  /// - Parameter notify: Called with a sentence if the file is damaged.
  init(path: String, notify: @escaping @Sendable (String) -> Void = StandardError.say) {
    file = KeptFile(path: path, limit: 1 << 20, notify: notify) {
      SessionState.read(KeyedText($0.withoutCutLine))
    }
  }

  /// The path of the file.
  var path: String { file.path }

  /// Returns the file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil if neither is
  /// known.
  static func standard(from variable: (String) -> String?) -> SavedWindows? {
    UserFolder.state.path(from: variable).map { SavedWindows(path: $0 + "/tunnel/windows") }
  }

  /// Returns the states of the windows, by their numbers, as far as they can be read.
  func load() -> [Int: SessionState] { file.load() ?? [:] }

  /// Whether the file could not be read when it was loaded, and has not been read since.
  var isUnread: Bool { file.isUnread }

  /// Whether the user knows that nothing is saved.
  var isBlocked: Bool { file.isBlocked }

  /// Saves the states of windows, and keeps those of other windows in the file.
  ///
  /// The last window stays when it is closed.
  ///
  /// - Parameter states: What windows show, by their numbers; nil for those that are closed.
  /// - Throws: Why nothing is saved.
  func save(
    _ states: [Int: SessionState?], as turn: SaveQueue.Save = .only
  ) throws(SystemError) {
    try file.change(as: turn) { known, isKnown in
      var all = known ?? [:]
      if !isKnown, file.isUnused { Self.move(&all, awayFrom: states) }
      for (number, state) in states { all[number] = state }
      return all.isEmpty ? nil : SessionState.text(all).text
    }
  }

  /// Gives windows other numbers that were not opened, because the file could not be read, so that
  /// others have theirs.
  private static func move(
    _ all: inout [Int: SessionState], awayFrom states: [Int: SessionState?]
  ) {
    for (number, state) in all.sorted(by: { $0.key < $1.key }) where states.keys.contains(number) {
      guard let free = (1...).first(where: { all[$0] == nil && !states.keys.contains($0) }) else {
        continue
      }
      all[free] = state
    }
  }
}
