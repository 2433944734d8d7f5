internal import FoundationEssentials
internal import Glibc
internal import Support

/// The identity, size and time of a document's file, or of each file in its package.
///
/// Two equal fingerprints mean that nobody wrote in between.
struct FileFingerprint: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let path: String
    let identity: FileStatus.Identity
    var size = 0
    var seconds = 0
    var nanoseconds = 0
  }

  private var entries: [Entry] = []
  /// The folders of a package, whose changes the folder around it does not show.
  private(set) var folders: [String] = []

  /// The fingerprint of a file that does not exist.
  static let absent = FileFingerprint()

  /// Whether there is a file.
  var isPresent: Bool { !entries.isEmpty }

  /// The number of the file or the package.
  var identity: FileStatus.Identity? { entries.first?.identity }

  /// The time of the latest change of the contents.
  var date: Date? {
    entries.filter { $0.seconds != 0 }.map {
      Date(timeIntervalSince1970: Double($0.seconds) + Double($0.nanoseconds) / 1e9)
    }.max()
  }

  /// Takes the fingerprint of what is at a path.
  init(of path: String, _ files: DocumentFiles) throws {
    try add("", at: path, files, depth: DocumentFiles.greatestDepth)
  }

  private init() {}

  /// - Parameter depth: The number of further levels that may lie below.
  private mutating func add(
    _ name: String, at path: String, _ files: DocumentFiles, depth: Int
  ) throws {
    guard let status = try files.status(path, followsLinks: false) else { return }
    guard status.isFolder else {
      guard status.isFile || status.isLink else { throw DocumentError.notAFile }
      entries.append(
        Entry(
          path: name, identity: status.identity, size: status.size, seconds: status.seconds,
          nanoseconds: status.nanoseconds))
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

extension DocumentFiles {
  /// Compares what is at a path with what is known.
  func observe(_ path: String, knowing known: FileFingerprint) throws -> DiskObservation {
    let found = try FileFingerprint(of: path, self)
    if found == known { return .same }
    if found.isPresent { return .changed }
    let folder = DocumentFiles.folder(of: path)
    for name in (try? names(in: folder)) ?? [] {
      let status = try? status("\(folder)/\(name)", followsLinks: false)
      if let status, status.identity == known.identity { return .moved(to: "\(folder)/\(name)") }
    }
    return .gone
  }
}
