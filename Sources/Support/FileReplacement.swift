internal import Glibc

/// Writes files whole or not at all: nobody ever sees a part of one, not even after a crash.
///
/// The bytes go to a draft without a name where the file system has such, so that nothing is left behind even
/// if the process is killed; then the draft takes its place at once.
package enum FileReplacement {
  /// What to do about a file that is there already.
  package enum Manner: Sendable {
    /// Takes its place, keeping its mode and its owner; a symbolic link is followed and stays.
    case replacing
    /// Fails with `EEXIST`, however many processes publish at the same time.
    case creating
  }

  /// Writes bytes as the file at a path.
  ///
  /// A device or a pipe is written into: to take its place would put an end to it.
  ///
  /// - Parameter isDurable: Whether to wait until the disk has the file and the entry of its folder.
  package static func write(
    _ bytes: some Collection<UInt8>, to path: String, _ manner: Manner = .replacing,
    isDurable: Bool = true
  ) throws(SystemError) {
    if manner == .replacing, !isFileOrNothing(path) {
      let device = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
      guard device >= 0 else { throw .current }
      return try closing(device) { () throws(SystemError) in
        try Descriptor.write(bytes, to: device)
      }
    }
    let target = manner == .replacing ? try resolved(path) : path
    if manner == .replacing, access(target, F_OK) == 0, access(target, W_OK) != 0 {
      throw .current
    }
    var draft = try Draft(besides: target)
    do throws(SystemError) {
      try draft.fill(bytes, like: manner == .replacing ? target : nil, isDurable: isDurable)
      try draft.publish(as: target, manner)
    } catch {
      draft.discard()
      throw error
    }
    if isDurable { try synchronizeFolder(of: target) }
  }

  /// Whether there is a file at a path, or nothing, so that one is put there whole.
  package static func isFileOrNothing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes the folders that a file is to lie in, for the person alone; `errno` says why one is not there then.
  package static func makeFolders(above path: String) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      mkdir(String(path[..<slash]), 0o700)
    }
  }

  /// Returns what a path leads to in the end, be it there or not.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    var path = path
    // As many links as the kernel follows.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &target, target.count)
      guard count > 0 else { return path }
      let link = String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }
    throw SystemError(ELOOP)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func synchronizeFolder(of path: String) throws(SystemError) {
    let folder = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be written but not read cannot be asked.
    guard folder >= 0 else { return }
    try closing(folder) { () throws(SystemError) in try synchronize(folder) }
  }

  /// Waits until the disk has what was written; some file systems cannot say.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOSYS, EROFS: return
      default: throw .current
      }
    }
  }

  /// Runs a body and closes a file, whose last error may come only then.
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
