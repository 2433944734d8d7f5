internal import Glibc

/// The system calls on files, in one place, so that tests can make each of them fail.
///
/// A type that works on files takes ``current`` when it is created and keeps it, because queues and
/// threads do not inherit the values of a task.
package struct FileSystem: Sendable {
  /// A kind of system call.
  package enum Call: Hashable, Sendable, CaseIterable {
    case status, access, list, readLink, open, openUnnamed, read, write, truncate
    case changeMode, changeOwner, synchronize, close, lock
    case rename, renameWithFlags, link, unlink, makeFolder, removeFolder
  }

  /// The file system for objects created now: the real one, or one with faults in a test.
  @TaskLocal package static var current = FileSystem()

  private let faults: FileFaults?
  private let chosenBackupFolder: String?

  /// Creates the real file system, or one that has faults.
  ///
  /// - Parameter backupFolder: The folder for copies of files that are written in place, or `nil` for
  ///   the one of the program in the user's folder for state, or else the folder of the file.
  package init(_ faults: FileFaults? = nil, backupFolder: String? = nil) {
    (self.faults, chosenBackupFolder) = (faults, backupFolder)
  }

  /// The folder for copies of files that are written in place, which may not exist; `nil` if the user
  /// has no home.
  var backupFolder: String? {
    if let chosenBackupFolder { return chosenBackupFolder }
    let program = FilePath.name(of: ProgramFile.path)
    return UserFolder.state.path(from: environmentVariable).map {
      "\($0)/\(program.isEmpty ? "program" : program)/documents"
    }
  }

  /// The largest number of bytes written by one call.
  var longestWrite: Int { faults?.longestWrite ?? .max }

  /// Makes a call, and makes it again if a signal interrupts it.
  ///
  /// - Parameter body: Returns a negative number and sets `errno` on failure.
  // Not inlined: a system call costs more, and there are many.
  @inline(never) @discardableResult
  func perform(
    _ call: Call, _ path: String, _ body: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        try faults?.willCall(call, path)
        let result = body()
        if result >= 0 { return result }
        throw .current
      } catch {
        if error.code != EINTR { throw error }
      }
    }
  }

  /// Makes a call that takes a path.
  @inline(never) @discardableResult
  func perform(
    _ call: Call, _ path: String, _ body: (UnsafePointer<CChar>) -> Int32
  ) throws(SystemError) -> Int {
    try perform(call, path) { Int(path.withSystemPath(body)) }
  }
}

/// The faults of a file system in a test.
package struct FileFaults: Sendable {
  /// The largest number of bytes that one call writes.
  let longestWrite: Int
  let willCall: @Sendable (FileSystem.Call, String) throws(SystemError) -> Void

  /// Creates faults.
  ///
  /// - Parameters:
  ///   - longestWrite: The largest number of bytes that one call writes.
  ///   - willCall: Called before each system call with the path it is for. The call fails with the
  ///     error that it throws; after `EINTR` the call is made again.
  package init(
    longestWrite: Int = .max,
    willCall: @escaping @Sendable (FileSystem.Call, String) throws(SystemError) -> Void
  ) {
    (self.longestWrite, self.willCall) = (longestWrite, willCall)
  }
}
