internal import Glibc

/// The identity, size and time of a file, or of each file in a folder that counts as one.
///
/// Two equal fingerprints mean that the file was not written in between.
package struct FileFingerprint: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let path: String
    let identity: FileStatus.Identity
    var size = 0
    var seconds = 0
    var nanoseconds = 0

    init(path: String, identity: FileStatus.Identity) {
      (self.path, self.identity) = (path, identity)
    }

    init(path: String, _ status: FileStatus) {
      self.init(path: path, identity: status.identity)
      (size, seconds, nanoseconds) = (status.size, status.seconds, status.nanoseconds)
    }
  }

  private var entries: [Entry] = []
  /// The folders of a package, whose changes the folder around it does not show.
  package private(set) var folders: [String] = []

  /// The fingerprint of a file that does not exist.
  package static let absent = FileFingerprint()

  /// Whether there is a file.
  package var isPresent: Bool { !entries.isEmpty }

  /// The number of the file or the package.
  package var identity: FileStatus.Identity? { entries.first?.identity }

  /// The time of the latest change of the contents, in seconds since 1970.
  package var modificationTime: Double? {
    entries.filter { $0.seconds != 0 }.map { Double($0.seconds) + Double($0.nanoseconds) / 1e9 }
      .max()
  }

  /// Takes the fingerprint of the file at a path.
  package init(of path: String, _ files: FileSystem) throws {
    try add("", at: path, files, depth: FileSystem.greatestDepth)
  }

  /// Takes the fingerprint of a regular file.
  init(_ status: FileStatus) { entries = [Entry(path: "", status)] }

  private init() {}

  /// - Parameter depth: The number of further levels that may lie below.
  private mutating func add(
    _ name: String, at path: String, _ files: FileSystem, depth: Int
  ) throws {
    guard let status = try files.status(path, followsLinks: false) else { return }
    guard status.isFolder else {
      guard status.isFile || status.isLink else { throw FileReplacement.Failure.notAFile }
      entries.append(Entry(path: name, status))
      return
    }
    // The time of a folder says nothing that its entries do not say.
    entries.append(Entry(path: name, identity: status.identity))
    folders.append(name)
    guard depth > 0 else { throw SystemError(ENAMETOOLONG) }
    for entry in try files.entries(in: path) {
      try add("\(name)/\(entry)", at: "\(path)/\(entry)", files, depth: depth - 1)
    }
  }
}
