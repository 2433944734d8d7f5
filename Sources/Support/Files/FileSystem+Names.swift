internal import Glibc

extension FileSystem {
  /// Returns the path to which symbolic links lead, whether or not there is anything.
  ///
  /// An empty path, and one that the system would cut at a zero byte, are errors.
  package func resolved(_ path: String) throws(SystemError) -> String {
    try FilePath.check(path)
    var path = path
    // The kernel's limit on followed links.
    for _ in 0...40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count: Int
      do throws(SystemError) {
        count = try perform(.readLink, path) { Int32(readlink($0, &target, target.count)) }
      } catch {
        // What is no link, or not there yet.
        if [EINVAL, ENOENT, ENOTDIR].contains(error.code) { return path }
        throw error
      }
      let link = Self.withoutEndingSlashes(
        SystemPath.text(target.prefix(count).lazy.map { UInt8(bitPattern: $0) }))
      path = link.utf8.first == UInt8(ascii: "/") ? link : FilePath.folder(of: path) + "/" + link
    }
    throw SystemError(ELOOP)
  }

  /// A slash at the end of a link would lead into the folder instead of to it.
  private static func withoutEndingSlashes(_ path: String) -> String {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(path[...$0]) } ?? "/"
  }

  /// Creates a folder.
  package func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(SystemError) {
    try perform(.makeFolder, path) { mkdir($0, mode) }
  }

  /// Creates a folder and the missing ones above it, accessible only to the user.
  ///
  /// Where a symbolic link leads to nothing, the folder is created that it names.
  package func makeFolders(_ path: String) throws(SystemError) {
    do throws(SystemError) { try makeFolder(path, mode: 0o700) } catch {
      switch error.code {
      case EEXIST:
        let target = try resolved(path)
        if let status = try status(target) {
          if status.isFolder { return }
          throw SystemError(ENOTDIR)
        }
        try makeFolders(target)
      case ENOENT:
        let folder = FilePath.folder(of: path)
        guard folder != path, folder != "." else { throw error }
        try makeFolders(folder)
        do throws(SystemError) { try makeFolder(path, mode: 0o700) } catch {
          // Another program may have been faster.
          if error.code != EEXIST { throw error }
        }
      default:
        // Some systems refuse before they look.
        guard try status(path)?.isFolder == true else { throw error }
      }
    }
  }

  /// Sets the permissions of a file or folder.
  package func setMode(_ mode: UInt32, of path: String) throws(SystemError) {
    try perform(.changeMode, path) { chmod($0, mode) }
  }

  /// Moves something to another name.
  ///
  /// - Parameter isExclusive: Whether the move fails if there is something with that name.
  package func rename(
    _ path: String, to target: String, isExclusive: Bool = false
  ) throws(SystemError) {
    guard isExclusive else { return try move(path, to: target) }
    do throws(SystemError) {
      // The value of `RENAME_NOREPLACE`.
      try renameWithFlags(path, target, 1)
    } catch {
      guard [EINVAL, ENOSYS].contains(error.code) else { throw error }
      try moveInSteps(path, to: target)
    }
  }

  /// Moves something to a name that nothing has, where the file system cannot do that in one step.
  private func moveInSteps(_ path: String, to target: String) throws(SystemError) {
    guard try status(path, followsLinks: false)?.isFolder != true else {
      // A folder may take the place of an empty one.
      try makeFolder(target, mode: 0o700)
      return try move(path, toClaimed: target)
    }
    do throws(SystemError) {
      try perform(.link, path) { path in target.withSystemPath { Glibc.link(path, $0) } }
      // Otherwise the file keeps the other name too.
      _ = try? perform(.unlink, path) { unlink($0) }
    } catch {
      guard [EPERM, EOPNOTSUPP, ENOSYS].contains(error.code) else { throw error }
      // Without hard links, claims the name with an empty file.
      Glibc.close(try open(target, O_WRONLY | O_CREAT | O_EXCL))
      try move(path, toClaimed: target)
    }
  }

  /// Moves something to the name of an empty file or folder, which is removed if that fails.
  private func move(_ path: String, toClaimed target: String) throws(SystemError) {
    do throws(SystemError) { try move(path, to: target) } catch {
      try? remove(target)
      throw error
    }
  }

  /// Exchanges two names in one step or, where the file system cannot do that, in three.
  ///
  /// If the last step fails, the file at the target is removed.
  func exchange(_ path: String, with target: String) throws(SystemError) {
    do throws(SystemError) {
      // The value of `RENAME_EXCHANGE`.
      try renameWithFlags(path, target, 2)
    } catch {
      guard [EINVAL, ENOSYS].contains(error.code) else { throw error }
      let aside = FilePath.draft(in: FilePath.folder(of: target))
      try move(target, to: aside)
      do throws(SystemError) { try move(path, to: target) } catch {
        try? move(aside, to: target)
        throw error
      }
      if (try? move(aside, to: path)) == nil { try? remove(aside) }
    }
  }

  private func move(_ path: String, to target: String) throws(SystemError) {
    try perform(.rename, path) { path in target.withSystemPath { Glibc.rename(path, $0) } }
  }

  private func renameWithFlags(
    _ path: String, _ target: String, _ flags: UInt32
  ) throws(SystemError) {
    // Swift does not import renameat2(2), which the C library has since 2.28.
    typealias Function =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { throw SystemError(ENOSYS) }
    // The type is that of the manual page.
    let function = unsafeBitCast(symbol, to: Function.self)
    try perform(.renameWithFlags, path) { path in
      target.withSystemPath { function(AT_FDCWD, path, AT_FDCWD, $0, flags) }
    }
  }
}
