internal import Glibc

/// A file or folder in the making, in the same folder as its target.
struct FileDraft {
  private let files: FileSystem
  private let folder: String
  private var descriptor: Int32
  /// The path of the draft.
  ///
  /// `nil` means that the draft has no name and disappears with its descriptor.
  private var path: String?

  /// Creates a draft with some bytes.
  ///
  /// It has no name where the file system supports that, so that nothing is left behind if the process
  /// is killed.
  init(_ bytes: [UInt8], mode: UInt32, in folder: String, _ files: FileSystem) throws(SystemError) {
    (self.files, self.folder) = (files, folder)
    if let unnamed = try FileDraft.openUnnamed(mode: mode, in: folder, files) {
      descriptor = unnamed
    } else {
      let name = FilePath.draft(in: folder)
      descriptor = try files.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      path = name
    }
    do throws(SystemError) { try files.write(bytes, to: descriptor, described) } catch {
      discard()
      throw error
    }
  }

  /// Opens a file without a name, or returns `nil` if there are none or they cannot be named later.
  private static func openUnnamed(
    mode: UInt32, in folder: String, _ files: FileSystem
  ) throws(SystemError) -> Int32? {
    let descriptor: Int32
    do throws(SystemError) {
      // The value of `O_TMPFILE`, which Swift does not import.
      let flags = 0o20000000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC
      descriptor = Int32(try files.perform(.openUnnamed, folder) { Glibc.open($0, flags, mode) })
    } catch {
      // Kernels and file systems without unnamed files report that in several ways.
      guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(error.code) else { throw error }
      return nil
    }
    if (try? files.status(source(of: descriptor))) ?? nil != nil { return descriptor }
    Glibc.close(descriptor)
    return nil
  }

  /// The path of an open file, if the system provides such paths.
  private static func source(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Creates a draft that a closure makes at a path.
  init(
    in folder: String, _ files: FileSystem, madeBy make: (_ path: String) throws -> Void
  ) throws {
    (self.files, self.folder, descriptor) = (files, folder, -1)
    let name = FilePath.draft(in: folder)
    path = name
    do {
      try make(name)
      descriptor = try files.open(name, O_RDONLY)
    } catch {
      discard()
      throw error
    }
  }

  /// The path for messages and faults.
  private var described: String { path ?? folder }

  var status: FileStatus { get throws(SystemError) { try files.status(descriptor, described) } }

  /// Returns the fingerprint of what will be at the target.
  func fingerprint() throws -> FileFingerprint {
    if let path { return try FileFingerprint(of: path, files) }
    return FileFingerprint(try status)
  }

  /// Gives the draft the owner and the permissions of the file that it replaces.
  ///
  /// - Returns: Whether the draft has them. Without permission to give it away, it has neither, because
  ///   the permissions must not pass to a different owner or group.
  func resemble(_ old: FileStatus, permissions: UInt32) throws(SystemError) -> Bool {
    let own = try status
    if own.owner != old.owner || own.group != old.group {
      do throws(SystemError) {
        try files.perform(.changeOwner, described) { Int(fchown(descriptor, old.owner, old.group)) }
      } catch {
        return false
      }
    }
    // Some file systems have fixed permissions and refuse all changes.
    if own.permissions != permissions { try setMode(permissions) }
    return true
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    try files.perform(.changeMode, described) { Int(fchmod(descriptor, mode)) }
  }

  /// Ends the writing of the draft, before it is published.
  ///
  /// - Parameter isDurable: Whether to wait until it is on disk.
  mutating func finish(isDurable: Bool) throws(SystemError) {
    if isDurable { try files.synchronize(descriptor, described) }
    // Closing may report an error of an earlier write, on file systems that have no unnamed files.
    if path != nil { try close() }
  }

  /// Gives the draft its final name.
  ///
  /// - Parameter isExclusive: Whether that fails if there is something with that name.
  mutating func publish(as target: String, isExclusive: Bool) throws(SystemError) {
    if path == nil {
      do throws(SystemError) { return try link(to: target) } catch {
        guard error.code == EEXIST, !isExclusive else { throw error }
      }
      // Only a named file can replace another.
      let name = FilePath.draft(in: folder)
      try link(to: name)
      path = name
    }
    if let path { try files.rename(path, to: target, isExclusive: isExclusive) }
    path = nil
  }

  /// Exchanges the draft, which has a name, with the file at the target, which becomes the draft.
  func exchange(with target: String) throws(SystemError) {
    if let path { try files.exchange(path, with: target) }
  }

  private func link(to name: String) throws(SystemError) {
    try files.perform(.link, name) {
      linkat(AT_FDCWD, FileDraft.source(of: descriptor), AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
  }

  private mutating func close() throws(SystemError) {
    let open = descriptor
    descriptor = -1
    try files.close(open, described)
  }

  /// Closes the draft, and deletes it if it has a name of its own.
  mutating func discard() {
    if descriptor >= 0 { try? close() }
    if let path { try? files.remove(path) }
    path = nil
  }
}
