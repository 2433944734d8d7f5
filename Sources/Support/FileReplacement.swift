internal import Glibc

/// Writes files atomically: a reader never sees a partial file, not even after a crash.
///
/// The bytes go to a draft, unnamed where the file system supports it, so that nothing is left
/// behind if the process is killed. The draft then takes the place of the file in one step.
package enum FileReplacement {
  /// How to treat a file that already exists.
  package enum Manner: Sendable {
    /// Replaces the file, keeping its mode and owner. A symbolic link is followed and stays.
    case replacing
    /// Fails with `EEXIST`, even if several processes publish at the same time.
    case creating
  }

  /// Writes bytes as the file at a path.
  ///
  /// A device or a pipe is written into, because replacing it would destroy it.
  ///
  /// - Parameters:
  ///   - isDurable: Whether to wait until the file and its folder entry are on disk.
  ///   - mode: The permissions of the file, or `nil` to keep those of the old one.
  package static func write(
    _ bytes: some Collection<UInt8>, to path: String, _ manner: Manner = .replacing,
    isDurable: Bool = true, mode: UInt32? = nil
  ) throws(SystemError) {
    if manner == .replacing, !isFileOrNothing(path) {
      let device = path.withSystemPath { open($0, O_WRONLY | O_CLOEXEC | O_TRUNC) }
      guard device >= 0 else { throw .current }
      return try closing(device) { () throws(SystemError) in
        try Descriptor.write(bytes, to: device)
      }
    }
    let target = manner == .replacing ? try resolved(path) : path
    let isLocked = target.withSystemPath { access($0, F_OK) == 0 && access($0, W_OK) != 0 }
    if manner == .replacing, isLocked { throw .current }
    var draft = try Draft(besides: target)
    do throws(SystemError) {
      if let mode { try draft.setMode(mode) }
      let old = manner == .replacing && mode == nil ? target : nil
      try draft.fill(bytes, like: old, isDurable: isDurable)
      try draft.publish(as: target, manner)
    } catch {
      draft.discard()
      throw error
    }
    if isDurable { try synchronizeFolder(of: target) }
  }

  /// Whether the path is free or holds a regular file, so that ``write(_:to:_:isDurable:)``
  /// replaces it atomically.
  package static func isFileOrNothing(_ path: String) -> Bool {
    var status = stat()
    return path.withSystemPath { stat($0, &status) } != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Creates the missing folders above a path, accessible only to the user.
  ///
  /// If one cannot be created, `errno` says why.
  package static func makeFolders(above path: String) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      _ = String(path[..<slash]).withSystemPath { mkdir($0, 0o700) }
    }
  }

  /// Returns the path that symbolic links finally lead to, whether or not it exists.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    var path = path
    // The kernel's limit on followed links.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = path.withSystemPath { readlink($0, &target, target.count) }
      guard count > 0 else { return path }
      let link = SystemPath.text(target.prefix(count).lazy.map { UInt8(bitPattern: $0) })
      path = link.utf8.first == UInt8(ascii: "/") ? link : folder(of: path) + "/" + link
    }
    throw SystemError(ELOOP)
  }

  static func folder(of path: String) -> String {
    // A name may begin with a mark that makes one character with the slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func synchronizeFolder(of path: String) throws(SystemError) {
    let folder = folder(of: path).withSystemPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // A folder that is writable but not readable cannot be synchronized.
    guard folder >= 0 else { return }
    try closing(folder) { () throws(SystemError) in try synchronize(folder) }
  }

  /// Waits until the data is on disk; does nothing on file systems that cannot synchronize.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOSYS, EROFS: return
      default: throw .current
      }
    }
  }

  /// Runs a body, then closes the descriptor, which may report a delayed write error.
  static func closing(
    _ descriptor: Int32, _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemError) { try body() } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0, errno != EINTR { throw .current }
  }
}
