internal import Glibc
internal import Support

/// What the file system records about a file or a folder.
struct FileStatus: Hashable, Sendable {
  /// The number of a file, unique in the system.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let identity: Identity
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let size: Int
  let links: Int
  /// The time of the last change of the contents, in seconds and nanoseconds since 1970.
  let seconds: Int
  let nanoseconds: Int

  var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  var isFile: Bool { mode & S_IFMT == S_IFREG }
  var isLink: Bool { mode & S_IFMT == S_IFLNK }
}

extension DocumentFiles {
  /// Returns the status of a file, or `nil` if there is none.
  func status(_ path: String, followsLinks: Bool = true) throws(SystemError) -> FileStatus? {
    try check(.status, path)
    var found = stat()
    let result = path.withSystemPath { followsLinks ? stat($0, &found) : lstat($0, &found) }
    guard result == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .current
    }
    return FileStatus(
      identity: .init(device: UInt64(found.st_dev), number: UInt64(found.st_ino)),
      mode: found.st_mode, owner: found.st_uid, group: found.st_gid, size: Int(found.st_size),
      links: Int(found.st_nlink), seconds: found.st_mtim.tv_sec,
      nanoseconds: found.st_mtim.tv_nsec)
  }
}
