internal import Glibc
internal import Support

extension DocumentFiles {
  /// Returns the names in a folder, in order.
  func names(in folder: String) throws(SystemError) -> [String] {
    try namesOfBytes(in: SystemPath.bytes(folder)).map(SystemPath.text)
  }

  /// Returns the names of everything in a package, in order.
  ///
  /// A name that is no text, and two that texts cannot tell apart, are errors, because a save would
  /// lose what has them.
  func entries(in package: String) throws(SystemError) -> [String] {
    var entries: [String] = []
    for bytes in try namesOfBytes(in: SystemPath.bytes(package)) {
      guard let name = String(validating: bytes, as: UTF8.self) else { throw SystemError(EILSEQ) }
      entries.append(name)
    }
    guard Set(entries).count == entries.count else { throw SystemError(ENOTUNIQ) }
    return entries
  }

  /// Removes a file, or a folder with everything in it.
  func remove(_ path: String) throws(SystemError) { try remove(SystemPath.bytes(path)) }

  private func remove(_ path: [UInt8]) throws(SystemError) {
    let (name, text) = (DocumentFiles.text(path), SystemPath.text(path))
    try check(.status, text)
    var found = stat()
    guard lstat(name, &found) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw .current
    }
    guard found.st_mode & S_IFMT == S_IFDIR else {
      try check(.unlink, text)
      guard unlink(name) == 0 else { throw .current }
      return
    }
    for entry in try namesOfBytes(in: path) { try remove(path + [UInt8(ascii: "/")] + entry) }
    try check(.removeFolder, text)
    guard rmdir(name) == 0 else { throw .current }
  }

  /// Returns the names in a folder, in order, as the bytes that they are.
  private func namesOfBytes(in folder: [UInt8]) throws(SystemError) -> [[UInt8]] {
    try check(.list, SystemPath.text(folder))
    guard let stream = opendir(DocumentFiles.text(folder)) else { throw .current }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
    }
    // A part of a folder must not pass for the whole.
    guard errno == 0 else { throw .current }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns bytes as the text that the system takes.
  private static func text(_ bytes: [UInt8]) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
