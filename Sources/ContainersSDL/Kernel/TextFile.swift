internal import Support

/// Access to small text files of the system.
enum TextFile {
  /// The largest file that is read, in bytes.
  private static let greatestSize = 1 << 20

  /// Returns the lines of a file; empty if it cannot be read or is too large.
  static func lines(of path: String) -> [String] {
    let bytes = (try? FileSystem.current.bytes(of: path, atMost: greatestSize)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).map { SystemPath.text($0) }
  }
}
