internal import Glibc
internal import Support

extension DocumentFiles {
  /// Returns the path of the folder that holds something.
  static func folder(of path: String) -> String {
    guard let slash = slash(in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    slash(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// A name may begin with a mark that makes one character with the slash.
  private static func slash(in path: String) -> String.Index? {
    path.utf8.lastIndex(of: UInt8(ascii: "/"))
  }

  /// Returns an unused path in a folder, hidden from users.
  static func draftPath(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: .min ... .max), radix: 36)).partial"
  }

  /// The greatest number of bytes in a name, on almost all file systems.
  static let longestName = 255

  /// Returns the beginning of a name, of some bytes at most.
  static func beginning(of name: String, bytes: Int) -> String {
    var name = name
    while name.utf8.count > bytes { name.removeLast() }
    return name
  }

  /// Returns the path to which symbolic links lead, whether or not there is anything.
  ///
  /// An empty path, and one that the system would cut at a zero byte, are errors.
  func resolved(_ path: String) throws(SystemError) -> String {
    guard !path.isEmpty else { throw SystemError(EILSEQ) }
    guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
    var path = path
    // The kernel follows as many.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = path.withSystemPath { readlink($0, &target, target.count) }
      guard count > 0 else { return path }
      let link = SystemPath.text(target.prefix(count).lazy.map { UInt8(bitPattern: $0) })
      path =
        link.utf8.first == UInt8(ascii: "/") ? link : DocumentFiles.folder(of: path) + "/" + link
    }
    throw SystemError(ELOOP)
  }

  /// Makes a folder.
  func makeFolder(_ path: String, mode: mode_t = 0o777) throws(SystemError) {
    try check(.makeFolder, path)
    guard path.withSystemPath({ mkdir($0, mode) }) == 0 else { throw .current }
  }

  /// Moves something to another name.
  ///
  /// - Parameter isExclusive: Whether the move fails if there is something with that name.
  func rename(
    _ path: String, to target: String, isExclusive: Bool = false
  ) throws(SystemError) {
    try check(.rename, path)
    if isExclusive {
      // The value of `RENAME_NOREPLACE`.
      if renameWithFlags(path, target, 1) { return }
      guard [EINVAL, ENOSYS].contains(errno) else { throw .current }
      guard target.withSystemPath({ access($0, F_OK) }) != 0 else { throw SystemError(EEXIST) }
    }
    guard move(path, to: target) else { throw .current }
  }

  /// Exchanges two names in one step or, where the file system cannot do that, in three.
  func exchange(_ path: String, with target: String) throws(SystemError) {
    try check(.rename, path)
    // The value of `RENAME_EXCHANGE`.
    if renameWithFlags(path, target, 2) { return }
    guard [EINVAL, ENOSYS].contains(errno) else { throw .current }
    let aside = DocumentFiles.draftPath(in: DocumentFiles.folder(of: target))
    try rename(target, to: aside)
    do throws(SystemError) { try rename(path, to: target) } catch {
      move(aside, to: target)
      throw error
    }
    try rename(aside, to: path)
  }

  @discardableResult
  private func move(_ path: String, to target: String) -> Bool {
    path.withSystemPath { path in target.withSystemPath { Glibc.rename(path, $0) } } == 0
  }

  private func renameWithFlags(_ path: String, _ target: String, _ flags: UInt32) -> Bool {
    // Swift does not import renameat2(2), which the C library has since 2.28.
    typealias Function =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return false
    }
    // The type is that of the manual page.
    let function = unsafeBitCast(symbol, to: Function.self)
    return path.withSystemPath { path in
      target.withSystemPath { function(AT_FDCWD, path, AT_FDCWD, $0, flags) }
    } == 0
  }
}
