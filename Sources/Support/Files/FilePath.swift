internal import Glibc

/// Operations on paths as texts (see ``SystemPath``), which do not touch the disk.
package enum FilePath {
  /// The maximum number of bytes in a name, on almost all file systems.
  package static let longestName = 255

  /// Returns the path of the folder that holds something.
  package static func folder(of path: String) -> String {
    guard let slash = slash(in: path) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    slash(in: path).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  // A name may begin with a mark that makes one character with the slash.
  private static func slash(in path: String) -> String.Index? {
    path.utf8.lastIndex(of: UInt8(ascii: "/"))
  }

  /// Returns the beginning of a name.
  ///
  /// - Parameter bytes: The maximum number of bytes.
  package static func beginning(of name: String, bytes: Int) -> String {
    var name = name
    while name.utf8.count > bytes { name.removeLast() }
    return name
  }

  /// Throws if a path is empty, or if the system would cut it at a zero byte.
  static func check(_ path: String) throws(SystemError) {
    guard !path.isEmpty else { throw SystemError(EILSEQ) }
    guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
  }

  /// The end of the names of drafts.
  private static let draftEnding = ".partial"

  /// Returns an unused path in a folder, hidden from users.
  ///
  /// The name is short because the target's name may already have the maximum length.
  static func draft(in folder: String) -> String {
    "\(folder)/.\(String(UInt64.random(in: .min ... .max), radix: 36))\(draftEnding)"
  }

  /// Returns whether a name is one of drafts.
  package static func isDraft(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(draftEnding)
  }
}
