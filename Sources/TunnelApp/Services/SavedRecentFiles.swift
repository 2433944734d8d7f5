import Atlas
internal import Support

/// The files that were opened last, in a file of the user's state folder, and in the list that
/// programs of the desktop share.
///
/// Failures are silent: nothing that the user made is lost.
nonisolated struct SavedRecentFiles: Sendable {
  private let own: KeptFile<RecentFiles>?
  private let shared: String?
  private let files = FileSystem.current

  /// Creates the lists in the files at two paths; nil for none.
  ///
  /// - Parameter notify: Called with a sentence if some of the own file cannot be read.
  init(
    own: String?, shared: String?,
    notify: @escaping @Sendable (String) -> Void = StandardError.say
  ) {
    self.own = own.map {
      KeptFile(path: $0, limit: 1 << 18, notify: notify) { RecentFiles.read($0.withoutCutLine) }
    }
    self.shared = shared
  }

  /// Returns the lists in `$XDG_STATE_HOME/tunnel` and in `$XDG_DATA_HOME`.
  static func standard(from variable: (String) -> String?) -> SavedRecentFiles {
    SavedRecentFiles(
      own: UserFolder.state.path(from: variable).map { $0 + "/tunnel/recent" },
      shared: UserFolder.data.path(from: variable).map { $0 + "/recently-used.xbel" })
  }

  /// Returns the files that were opened last, the latest first; some may have gone.
  ///
  /// Looking for each of them could take as long as a network that is down.
  func load() -> [String] { own?.load()?.paths ?? [] }

  /// Notes in both lists that a file was opened, and keeps what other programs noted.
  func note(_ path: String, at time: Moment) {
    put(path, at: 0)
    guard let shared else { return }
    // What belongs to the desktop is neither replaced nor kept aside if it cannot be understood.
    try? files.change(shared, ofAtMost: 1 << 24) { old throws(SystemError) in
      guard let text = String(validating: old ?? [], as: UTF8.self),
        var bookmarks = DesktopBookmarks(text)
      else { return nil }
      if old == nil { try files.makeFolders(FilePath.folder(of: try files.resolved(shared))) }
      bookmarks.note(FileURI.uri(path), at: time)
      return Array(bookmarks.text.utf8)
    }
  }

  /// Puts a file at a place in the app's own list, or takes it out.
  func put(_ path: String, at index: Int?) {
    _ = try? own?.change { known, _ in
      var list = known ?? RecentFiles()
      list.put(path, at: index)
      return list.text
    }
  }

  /// Forgets all files; what the shared list contains belongs to the desktop.
  func forget() {
    // Nor may a copy remember them.
    _ = try? own?.change(keepingDamage: false) { known, _ in known == nil ? nil : RecentFiles().text
    }
  }
}
