internal import Glibc
package import Support

/// The operations on files that keep a state, so that tests can let them fail.
package protocol RestorationFiles: Sendable {
  /// Makes a folder that only the user can open, and those above it.
  func makeFolder(_ path: String) throws(SystemError)
  /// Returns the bytes of a file, or `nil` if there is none.
  func read(_ path: String, ofAtMost size: Int) throws(SystemError) -> [UInt8]?
  /// Writes a file that only the user can read, in one step.
  ///
  /// - Parameter isDurable: Whether to wait until the file is on disk.
  func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(SystemError)
  /// Gives a file another name, in place of the file that has it.
  func rename(_ path: String, to target: String) throws(SystemError)
  /// Deletes a file if there is one.
  func remove(_ path: String) throws(SystemError)
  /// Takes a lock, and returns what holds it, or `nil` if another one has it.
  func lock(_ path: String) throws(SystemError) -> RestorationLock?
}

/// A lock on a file, held as long as this object lives.
package final class RestorationLock: Sendable {
  private let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// The files of the system.
struct SystemRestorationFiles: RestorationFiles {
  func makeFolder(_ path: String) throws(SystemError) {
    FileReplacement.makeFolders(above: path)
    guard mkdir(path, 0o700) != 0 else { return }
    guard errno == EEXIST else { throw .current }
    guard chmod(path, 0o700) == 0 else { throw .current }
  }

  func read(_ path: String, ofAtMost size: Int) throws(SystemError) -> [UInt8]? {
    do throws(MappedFile.Failure) {
      let file = try MappedFile(path: path, copyingUpTo: size)
      guard file.bytes.count <= size else { throw .tooLarge }
      return file.copy()
    } catch {
      switch error {
      case .missing: return nil
      case .tooLarge: throw SystemError(EFBIG)
      case .irregular: throw SystemError(EISDIR)
      case .noText, .refused: throw SystemError(EIO)
      }
    }
  }

  func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(SystemError) {
    try FileReplacement.write(bytes, to: path, isDurable: isDurable, mode: 0o600)
  }

  func rename(_ path: String, to target: String) throws(SystemError) {
    guard Glibc.rename(path, target) == 0 else { throw .current }
  }

  func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .current }
  }

  func lock(_ path: String) throws(SystemError) -> RestorationLock? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .current }
    let lock = RestorationLock(descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
    guard errno == EWOULDBLOCK else { throw .current }
    return nil
  }
}
