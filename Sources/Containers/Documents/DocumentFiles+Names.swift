internal import Glibc
internal import Support

extension DocumentFiles {
  /// Returns the path of the folder that holds something.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns an unused path in a folder, hidden from users.
  static func draftPath(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: .min ... .max), radix: 36)).partial"
  }

  /// Returns the path to which symbolic links lead, whether or not there is anything.
  func resolved(_ path: String) throws(SystemError) -> String {
    var path = path
    // The kernel follows as many.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &target, target.count)
      guard count > 0 else { return path }
      let link = String(
        decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : DocumentFiles.folder(of: path) + "/" + link
    }
    throw SystemError(ELOOP)
  }

  /// Returns the names in a folder, in order.
  func names(in folder: String) throws(SystemError) -> [String] {
    try check(.list, folder)
    guard let stream = opendir(folder) else { throw .current }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder.
  func makeFolder(_ path: String, mode: mode_t = 0o777) throws(SystemError) {
    try check(.makeFolder, path)
    guard mkdir(path, mode) == 0 else { throw .current }
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
      guard access(target, F_OK) != 0 else { throw SystemError(EEXIST) }
    }
    guard Glibc.rename(path, target) == 0 else { throw .current }
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
      Glibc.rename(aside, target)
      throw error
    }
    try rename(aside, to: path)
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
    return function(AT_FDCWD, path, AT_FDCWD, target, flags) == 0
  }

  /// Removes a file, or a folder with everything in it.
  func remove(_ path: String) throws(SystemError) {
    guard let status = try status(path, followsLinks: false) else { return }
    guard status.isFolder else {
      try check(.unlink, path)
      guard unlink(path) == 0 else { throw .current }
      return
    }
    for name in try names(in: path) { try remove("\(path)/\(name)") }
    try check(.removeFolder, path)
    guard rmdir(path) == 0 else { throw .current }
  }
}
