import Atlas
internal import Support

/// The files that were opened last, in a file of the user's state folder, and in the list that
/// programs of the desktop share.
///
/// Failures are silent: nothing that the user made is lost.
nonisolated struct SavedRecentFiles: Sendable {
  private let own: PersonalFile?
  private let shared: PersonalFile?

  /// Creates the lists in the files at two paths; nil for none.
  init(own: String?, shared: String?) {
    self.own = own.map { PersonalFile(path: $0, limit: 1 << 18) }
    self.shared = shared.map { PersonalFile(path: $0, limit: 1 << 24) }
  }

  /// Returns the lists in `$XDG_STATE_HOME/tunnel` and in `$XDG_DATA_HOME`.
  static func standard(from variable: (String) -> String?) -> SavedRecentFiles {
    SavedRecentFiles(
      own: UserFolder.state.path(from: variable).map { $0 + "/tunnel/recent" },
      shared: UserFolder.data.path(from: variable).map { $0 + "/recently-used.xbel" })
  }

  /// The files that were opened last, the latest first; some may have gone.
  ///
  /// Looking for each of them could take as long as a network that is down.
  var files: [String] { list.paths }

  /// Notes in both lists that a file was opened, and keeps what other programs noted.
  func note(_ path: String, at time: Moment) {
    var list = list
    list.note(path)
    try? own?.write(list.text)
    guard let shared, let text = try? shared.text() ?? "", var bookmarks = DesktopBookmarks(text)
    else { return }
    bookmarks.note(FileURI.uri(path), at: time)
    try? shared.write(bookmarks.text)
  }

  /// Forgets all files; what the shared list contains belongs to the desktop.
  func forget() {
    if !list.paths.isEmpty { try? own?.write(RecentFiles().text) }
  }

  private var list: RecentFiles {
    own?.read { _ in }.map(RecentFiles.init(reading:)) ?? RecentFiles()
  }
}
