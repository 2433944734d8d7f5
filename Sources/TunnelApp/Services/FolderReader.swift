import Atlas
internal import Glibc
internal import Support

/// Reads the contents of folders.
nonisolated enum FolderReader {
  /// Returns the contents of a folder, in the order of a list.
  ///
  /// - Throws: Why it cannot be read.
  static func entries(of folder: String) throws(AssetError) -> [FolderEntry] {
    do throws(SystemError) {
      return try FileSystem.current.namesAndKinds(in: folder).map(FolderEntry.init).inListOrder
    } catch {
      throw error.code == ENOENT
        ? .missing(path: folder) : .unreadable(path: folder, reason: error.description)
    }
  }
}

/// A lookup that reads folders.
typealias FolderLookup = Lookup<String, [FolderEntry]>
