package import Support

/// The operations on files that keep a state, so that tests can let them fail.
package protocol RestorationFiles: Sendable {
  /// Makes a folder that only the user can open, and those above it.
  func makeFolder(_ path: String) throws(SystemError)
  /// Returns the bytes of a file, or `nil` if there is none.
  func read(_ path: String, ofAtMost size: Int) throws(ReadError) -> [UInt8]?
  /// Writes a file that only the user can read, in one step.
  ///
  /// - Parameter isDurable: Whether to wait until the file is on disk.
  func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(SystemError)
  /// Writes a file like ``write(_:to:isDurable:)``, unless a later save already completed.
  func save(_ bytes: [UInt8], to path: String, as save: SaveQueue.Save) throws(SystemError)
  /// Gives a file another name, or fails with `EEXIST` if something has it.
  func rename(_ path: String, to target: String) throws(SystemError)
  /// Deletes a file if there is one.
  func remove(_ path: String) throws(SystemError)
  /// Acquires a lock and returns its holder, or `nil` if another process holds it.
  func lock(_ path: String) throws(SystemError) -> (any Sendable)?
  /// Whether operations may wait for a disk, and run off the main thread if possible.
  var areOnDisk: Bool { get }
}

extension RestorationFiles {
  package func save(
    _ bytes: [UInt8], to path: String, as save: SaveQueue.Save
  ) throws(SystemError) { try write(bytes, to: path, isDurable: save.isDurable) }

  package var areOnDisk: Bool { false }
}

/// The files of the system.
struct SystemRestorationFiles: RestorationFiles {
  private let files = FileSystem.current
  var areOnDisk: Bool { true }

  func makeFolder(_ path: String) throws(SystemError) {
    try files.makeFolders(path)
    // An older one may be open to others.
    try files.setMode(0o700, of: path)
  }

  func read(_ path: String, ofAtMost size: Int) throws(ReadError) -> [UInt8]? {
    do throws(ReadError) { return try files.bytes(of: path, atMost: size) } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(SystemError) {
    try files.write(bytes, to: path, isDurable: isDurable, mode: 0o600)
  }

  func save(_ bytes: [UInt8], to path: String, as save: SaveQueue.Save) throws(SystemError) {
    try files.change(
      path, ofAtMost: JSONReader.greatestSize, isDurable: save.isDurable, mode: 0o600
    ) { _ in save.isLatest ? bytes : nil }
  }

  func rename(_ path: String, to target: String) throws(SystemError) {
    try files.rename(path, to: target, isExclusive: true)
  }

  func remove(_ path: String) throws(SystemError) { try files.remove(path) }

  func lock(_ path: String) throws(SystemError) -> (any Sendable)? {
    let lock = try FileLock(path: path)
    return try lock.take(0) ? lock : nil
  }
}
