internal import FoundationEssentials
internal import Glibc
internal import Support

extension DocumentFiles {
  /// Reads a file, or a folder with everything in it.
  func contents(of path: String) throws -> Document.Contents {
    guard let status = try status(path) else { throw SystemError(ENOENT) }
    if status.isFile { return .data(Data(try bytes(of: path))) }
    guard status.isFolder else { throw DocumentError.notAFile }
    var entries: [String: Document.Contents] = [:]
    for name in try names(in: path) { entries[name] = try contents(of: "\(path)/\(name)") }
    return .package(entries)
  }

  /// Makes a file, or a folder with everything in it.
  ///
  /// - Parameter isPrivate: Whether only the user may read the file for now.
  func write(_ contents: Document.Contents, to path: String, isPrivate: Bool) throws {
    switch contents {
    case .data(let data): try make(path, with: data, mode: isPrivate ? 0o600 : 0o666)
    case .package(let entries):
      try makeFolder(path, mode: isPrivate ? 0o700 : 0o777)
      for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
          throw SystemError(EINVAL)
        }
        try write(entry, to: "\(path)/\(name)", isPrivate: false)
      }
      try synchronizeFolder(path)
    }
  }
}
