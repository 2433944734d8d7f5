internal import FoundationEssentials
internal import Glibc

/// The drafts that saves have left beside the app's own files, because the app was killed.
nonisolated struct AbandonedDrafts: Sendable {
  /// The age in seconds after which nobody writes a draft any more.
  private static let age = 3600

  private let folders: [String]

  /// Finds the app's own folders.
  init(from variable: (String) -> String?) {
    let parents: [PersonalFolder] = [.state, .configuration, .data]
    folders = parents.compactMap { $0.path(from: variable) }.map { $0 + "/tunnel" }
  }

  /// Removes the drafts.
  func remove() {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasPrefix(".") && name.hasSuffix(".partial") {
        let path = folder + "/" + name
        var status = stat()
        if lstat(path, &status) == 0, time(nil) - status.st_mtim.tv_sec > Self.age { unlink(path) }
      }
    }
  }
}
