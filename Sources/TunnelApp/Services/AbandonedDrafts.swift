internal import Glibc
internal import Support

/// The drafts that saves have left beside the app's own files, because the app was killed.
nonisolated struct AbandonedDrafts: Sendable {
  /// The age in seconds after which nobody writes a draft any more.
  private static let age = 3600

  private let folders: [String]

  /// Finds the app's own folders.
  init(from variable: (String) -> String?) {
    let parents: [UserFolder] = [.state, .configuration, .data]
    folders = parents.compactMap { $0.path(from: variable) }.map { $0 + "/tunnel" }
  }

  /// Removes the drafts.
  func remove() {
    for folder in folders {
      let names = (try? FileSystem.current.names(in: folder)) ?? []
      for name in names where FilePath.isDraft(name) {
        let path = folder + "/" + name
        var status = stat()
        if lstat(path, &status) == 0, time(nil) - status.st_mtim.tv_sec > Self.age { unlink(path) }
      }
    }
  }
}
