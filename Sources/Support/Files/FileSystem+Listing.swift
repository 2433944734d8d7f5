internal import Glibc

extension FileSystem {
  /// The depth to which the folders of a package may be nested.
  package static let greatestDepth = 100

  /// Returns the names in a folder, in the order of their bytes.
  package func names(in folder: String) throws(SystemError) -> [String] {
    try list(SystemPath.bytes(folder)).map { SystemPath.text($0.name) }
  }

  /// Returns the names in a folder, in the order of their bytes, and whether each leads to a folder,
  /// perhaps through links.
  package func namesAndKinds(
    in folder: String
  ) throws(SystemError) -> [(name: String, isFolder: Bool)] {
    try list(SystemPath.bytes(folder)).map { entry in
      let name = SystemPath.text(entry.name)
      let isFolder =
        switch entry.kind {
        case DT_DIR: true
        case DT_REG: false
        default: (try? status("\(folder)/\(name)"))??.isFolder == true
        }
      return (name, isFolder)
    }
  }

  /// Returns the names of everything in a package, in order.
  ///
  /// A name that is no text, and two that texts cannot tell apart, are errors, because a save would
  /// lose what has them.
  package func entries(in package: String) throws(SystemError) -> [String] {
    var entries: [String] = []
    for (bytes, _) in try list(SystemPath.bytes(package)) {
      guard let name = String(validating: bytes, as: UTF8.self) else { throw SystemError(EILSEQ) }
      entries.append(name)
    }
    guard Set(entries).count == entries.count else { throw SystemError(ENOTUNIQ) }
    return entries
  }

  /// Removes a file, or a folder with everything in it; does nothing if there is none.
  package func remove(_ path: String) throws(SystemError) { try remove(SystemPath.bytes(path)) }

  private func remove(_ bytes: [UInt8]) throws(SystemError) {
    let path = SystemPath.text(bytes)
    guard let status = try status(path, followsLinks: false) else { return }
    guard status.isFolder else {
      try perform(.unlink, path) { Glibc.unlink($0) }
      return
    }
    for entry in try list(bytes) { try remove(bytes + [UInt8(ascii: "/")] + entry.name) }
    try perform(.removeFolder, path) { rmdir($0) }
  }

  /// Returns the names in a folder, in order, as the bytes that they are, and their kinds.
  private func list(
    _ folder: [UInt8]
  ) throws(SystemError) -> [(name: [UInt8], kind: Int)] {
    let path = SystemPath.text(folder)
    var stream: OpaquePointer?
    try perform(.list, path) { path -> Int32 in
      stream = opendir(path)
      return stream == nil ? -1 : 0
    }
    guard let stream else { return [] }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], kind: Int)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      // The record ends with the name, and is shorter than its type says.
      let start = UnsafeRawPointer(entry).advanced(by: Self.nameOffset)
      let name = Array(
        UnsafeRawBufferPointer(
          start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
      if name != [UInt8(ascii: ".")], name != Array("..".utf8) {
        entries.append((name, Int(entry.pointee.d_type)))
      }
    }
    // A part of a folder must not pass for the whole.
    guard errno == 0 else { throw .current }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
}
