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
  ///   - limit: The largest size of all files together, in bytes.
  func contents(of path: String, atMost limit: Int) throws -> Document.Contents {
    var room = limit
    return try contents(of: path, in: &room, depth: FileSystem.greatestDepth)
  }

  /// - Parameters:
  ///   - room: The number of bytes that may still be read.
  ///   - depth: The number of further levels that may lie below.
  private func contents(
    of path: String, in room: inout Int, depth: Int
  ) throws -> Document.Contents {
    guard let status = try status(path, followsLinks: false) else { throw ReadError.missing }
    guard status.isFolder else {
      // A link would be followed.
      guard status.isFile else { throw ReadError.irregular }
      let bytes = try bytes(of: path, atMost: room)
      room -= bytes.count
      return .data(Data(bytes))
    }
    guard depth > 0 else { throw SystemError(ENAMETOOLONG) }
    var contents: [String: Document.Contents] = [:]
    for name in try entries(in: path) {
      contents[name] = try self.contents(of: "\(path)/\(name)", in: &room, depth: depth - 1)
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
