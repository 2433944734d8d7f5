package import Glibc

/// What the file system records about a file or a folder.
package struct FileStatus: Hashable, Sendable {
  /// The number of a file, unique in the system.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64
  }

  package let identity: Identity
  package let mode: mode_t
  package let owner: uid_t
  package let group: gid_t
  package let size: Int
  package let links: Int
  /// The time of the last change of the contents, in seconds and nanoseconds since 1970.
  package let seconds: Int
  package let nanoseconds: Int

  /// The permissions, without the kind of the file.
  var permissions: UInt32 { mode & 0o7777 }

  package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  package var isFile: Bool { mode & S_IFMT == S_IFREG }
  package var isLink: Bool { mode & S_IFMT == S_IFLNK }

  fileprivate init(_ found: stat) {
    identity = Identity(device: UInt64(found.st_dev), number: UInt64(found.st_ino))
    (mode, owner, group) = (found.st_mode, found.st_uid, found.st_gid)
    (size, links) = (Int(found.st_size), Int(found.st_nlink))
    (seconds, nanoseconds) = (found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
  }
}

extension FileSystem {
  /// Returns the status of the file at a path, or `nil` if there is none.
  package func status(
    _ path: String, followsLinks: Bool = true
  ) throws(SystemError) -> FileStatus? {
    var found = stat()
    do throws(SystemError) {
      try perform(.status, path) { followsLinks ? stat($0, &found) : lstat($0, &found) }
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    return FileStatus(found)
  }

  /// Returns whether something exists at a path, as far as the user may see.
  package func exists(_ path: String) -> Bool { (try? status(path)) != nil }

  /// Returns the status of an open file.
  func status(_ descriptor: Int32, _ path: String) throws(SystemError) -> FileStatus {
    var found = stat()
    try perform(.status, path) { Int(fstat(descriptor, &found)) }
    return FileStatus(found)
  }

  /// Throws if the path is not writable.
  func requireWritable(_ path: String) throws(SystemError) {
    try perform(.access, path) { access($0, W_OK) }
  }
}
