internal import Glibc

/// Access to small text files of the kernel.
enum TextFile {
  /// Returns the lines in the first 64 KiB of a file; empty if it cannot be read.
  static func lines(of path: String) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while text.count < 65_536 {
      let length = read(file, &buffer, buffer.count)
      guard length > 0 else { break }
      text += buffer.prefix(length)
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
