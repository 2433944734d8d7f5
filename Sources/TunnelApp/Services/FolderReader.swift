import Atlas
internal import Glibc
internal import Support

/// Reads what is in folders.
nonisolated enum FolderReader {
  /// Returns what is in a folder, in the order of a list.
  ///
  /// - Throws: Why it cannot be read.
  static func entries(of folder: String) throws(AssetError) -> [FolderEntry] {
    guard let stream = folder.withSystemPath(opendir) else {
      let error = SystemError(errno)
      throw error.code == ENOENT
        ? .missing(path: folder) : .unreadable(path: folder, reason: error.description)
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      // The record ends with the name, and is shorter than its type says.
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: CChar.self)
      let name = SystemPath.text(cString: start)
      guard name != ".", name != ".." else { continue }
      let isFolder =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): true
        case Int(DT_REG): false
        default: leadsToFolder(start, in: stream)
        }
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries.inListOrder
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

  /// Returns whether a name in an open folder leads to a folder, perhaps through links.
  private static func leadsToFolder(
    _ name: UnsafePointer<CChar>, in stream: OpaquePointer
  ) -> Bool {
    var status = stat()
    return fstatat(dirfd(stream), name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// A lookup that reads folders.
typealias FolderLookup = Lookup<String, [FolderEntry]>
