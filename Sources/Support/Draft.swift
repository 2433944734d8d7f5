internal import Glibc

/// A file in the making, in the same folder as its target.
struct Draft {
  private var descriptor: Int32
  /// The path of the draft.
  ///
  /// `nil` means that the draft has no name and disappears with its descriptor.
  private var path: String?
  private let folder: String

  /// Creates an empty draft in the folder of the target.
  init(besides target: String) throws(SystemError) {
    folder = FileReplacement.folder(of: target)
    // The value of `O_TMPFILE`, which Swift does not import.
    let withoutName = 0o20000000 | O_DIRECTORY
    descriptor = folder.withSystemPath { open($0, withoutName | O_WRONLY | O_CLOEXEC, 0o666) }
    if descriptor >= 0 { return }
    // Kernels and file systems without unnamed files report that in several ways.
    guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) else { throw .current }
    let name = Self.name(in: folder)
    descriptor = Self.create(name)
    guard descriptor >= 0 else { throw .current }
    path = name
  }

  /// Creates an empty file, and returns its descriptor, or -1.
  private static func create(_ path: String) -> Int32 {
    path.withSystemPath { open($0, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666) }
  }

  /// Returns an unused path.
  ///
  /// The name is short because the target's name may already have the maximum length.
  private static func name(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: .min ... .max), radix: 36)).partial"
  }

  /// Gives the draft its permissions.
  func setMode(_ mode: UInt32) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0 else { throw .current }
  }

  /// Writes the bytes, with the mode and owner of the file to be replaced, if there is one.
  mutating func fill(
    _ bytes: some Collection<UInt8>, like old: String?, isDurable: Bool
  ) throws(SystemError) {
    try Descriptor.write(bytes, to: descriptor)
    var status = stat()
    if let old, old.withSystemPath({ stat($0, &status) }) == 0 {
      // Without permission to give the file away, it keeps its owner. The set-user-ID, set-group-ID
      // and sticky bits must not pass to a different owner.
      let isSameOwner = fchown(descriptor, status.st_uid, status.st_gid) == 0
      guard fchmod(descriptor, status.st_mode & (isSameOwner ? 0o7777 : 0o777)) == 0 else {
        throw .current
      }
    }
    if isDurable { try FileReplacement.synchronize(descriptor) }
  }

  /// Gives the draft its final name and closes it.
  mutating func publish(as target: String, _ manner: FileReplacement.Manner) throws(SystemError) {
    try giveName(target, manner)
    path = nil
    let descriptor = descriptor
    self.descriptor = -1
    try FileReplacement.closing(descriptor) { () throws(SystemError) in }
  }

  private mutating func giveName(
    _ target: String, _ manner: FileReplacement.Manner
  ) throws(SystemError) {
    guard let path else {
      if link(to: target) { return }
      guard errno == EEXIST, manner == .replacing else { throw .current }
      // Only a named file can replace another.
      let name = Self.name(in: folder)
      guard link(to: name) else { throw .current }
      self.path = name
      return try giveName(target, manner)
    }
    switch manner {
    case .replacing: guard Self.rename(path, target) else { throw .current }
    case .creating:
      if Self.link(path, target) {
        Self.unlink(path)
      } else {
        guard errno == EPERM || errno == EOPNOTSUPP else { throw .current }
        // Without hard links, first claims the name and then replaces the placeholder.
        let claim = Self.create(target)
        guard claim >= 0 else { throw .current }
        close(claim)
        guard Self.rename(path, target) else {
          let error = SystemError.current
          Self.unlink(target)
          throw error
        }
      }
    }
  }

  private func link(to name: String) -> Bool {
    name.withSystemPath {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    } == 0
  }

  private static func link(_ path: String, _ target: String) -> Bool {
    path.withSystemPath { path in target.withSystemPath { Glibc.link(path, $0) } } == 0
  }

  private static func rename(_ path: String, _ target: String) -> Bool {
    path.withSystemPath { path in target.withSystemPath { Glibc.rename(path, $0) } } == 0
  }

  private static func unlink(_ path: String) { _ = path.withSystemPath(Glibc.unlink) }

  /// Closes and deletes the draft.
  mutating func discard() {
    if descriptor >= 0 { close(descriptor) }
    if let path { Self.unlink(path) }
  }
}
