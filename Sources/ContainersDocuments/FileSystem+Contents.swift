internal import FoundationEssentials
internal import Glibc
internal import Support

extension FileSystem {
  /// Reads a file, or a folder with everything in it.
  ///
  /// A symbolic link in a package is an error: a save would replace it, and it may lead anywhere.
  ///
  /// - Parameters:
  ///   - path: The path, after symbolic links.
  ///   - depth: The number of further levels that may lie below.
  func contents(
    of path: String, depth: Int = FileSystem.greatestDepth
  ) throws -> Document.Contents {
    guard let status = try status(path, followsLinks: false) else { throw SystemError(ENOENT) }
    if status.isFile { return .data(Data(try bytes(of: path, atMost: .max))) }
    guard status.isFolder else { throw DocumentError.notAFile }
    guard depth > 0 else { throw SystemError(ENAMETOOLONG) }
    var contents: [String: Document.Contents] = [:]
    for name in try entries(in: path) {
      contents[name] = try self.contents(of: "\(path)/\(name)", depth: depth - 1)
    }
    return .package(contents)
  }

  /// Makes a file, or a folder with everything in it.
  ///
  /// - Parameter isPrivate: Whether only the user may read the file for now.
  func write(_ contents: Document.Contents, to path: String, isPrivate: Bool) throws {
    switch contents {
    case .data(let data): try create(path, with: Array(data), mode: isPrivate ? 0o600 : 0o666)
    case .package(let entries):
      try makeFolder(path, mode: isPrivate ? 0o700 : 0o777)
      for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
        guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0),
          !name.utf8.contains(UInt8(ascii: "/"))
        else {
          throw SystemError(EINVAL)
        }
        try write(entry, to: "\(path)/\(name)", isPrivate: false)
      }
      try synchronizeFolder(path)
    }
  }
}
