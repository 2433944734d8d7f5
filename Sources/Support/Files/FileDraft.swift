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
    do throws(SystemError) {
      // The value of `O_TMPFILE`, which Swift does not import.
      let withoutName = 0o20000000 | O_DIRECTORY
      descriptor = try files.open(folder, withoutName | O_WRONLY, mode: mode)
    } catch {
      // Kernels and file systems without unnamed files report that in several ways.
      guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(error.code) else { throw error }
      let name = FilePath.draft(in: folder)
      descriptor = try files.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      path = name
    }
    do throws(SystemError) { try files.write(bytes, to: descriptor, described) } catch {
      discard()
      throw error
    }
  }

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

  /// Gives the draft the permissions and the owner of the file that it replaces.
  func resemble(_ old: FileStatus) throws(SystemError) {
    // Without permission to give the file away, it keeps its owner. The set-user-ID, set-group-ID and
    // sticky bits must not pass to a different owner.
    let isSameOwner = fchown(descriptor, old.owner, old.group) == 0
    try setMode(old.mode & (isSameOwner ? 0o7777 : 0o777))
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    try files.perform(.changeMode, described) { Int(fchmod(descriptor, mode)) }
  }

  func synchronize() throws(SystemError) { try files.synchronize(descriptor, described) }

  /// Gives the draft its final name.
  ///
  /// - Parameter isExclusive: Whether that fails if there is something with that name.
  mutating func publish(as target: String, isExclusive: Bool) throws(SystemError) {
    if let path {
      try files.rename(path, to: target, isExclusive: isExclusive)
    } else {
      do throws(SystemError) { return try link(to: target) } catch {
        guard error.code == EEXIST, !isExclusive else { throw error }
      }
      // Only a named file can replace another.
      let name = FilePath.draft(in: folder)
      try link(to: name)
      path = name
      try files.rename(name, to: target)
    }
    path = nil
  }

  /// Exchanges the draft with what is at the target, which becomes the draft.
  func exchange(with target: String) throws(SystemError) {
    if let path { try files.exchange(path, with: target) }
  }

  private func link(to name: String) throws(SystemError) {
    try files.perform(.link, name) {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
  }

  /// Closes the draft, which may report an error of an earlier write.
  mutating func close() throws(SystemError) {
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
