internal import Glibc
internal import Support

/// The drafts that saves have left beside the app's own files, because the app was killed.
nonisolated struct AbandonedDrafts: Sendable {
  /// The age in seconds after which a draft is abandoned.
  private static let age = 3600

  private let folders: [String]

  /// Finds the app's own folders.
  init(from variable: (String) -> String?) {
    let parents: [UserFolder] = [.state, .configuration, .data]
    folders = parents.compactMap { $0.path(from: variable) }.map { $0 + "/tunnel" }
  }

  /// Removes the drafts.
  func remove() {
    let files = FileSystem.current
    for folder in folders {
      for name in (try? files.names(in: folder)) ?? [] where FilePath.isDraft(name) {
        let path = folder + "/" + name
        guard let status = try? files.status(path, followsLinks: false), status.isFile else {
          continue
        }
        if time(nil) - status.seconds > Self.age { try? files.remove(path) }
      }
    }
  }
}
