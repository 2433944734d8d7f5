import Foundation

/// A reference table in `Tables/`, made by `Scripts/accuracy`.
enum Table {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Tables/\(name)")))
  }

  /// Returns the lines that are not comments, split at tabs.
  ///
  /// The escapes `\t`, `\n`, `\0` and `\s` stand for a tab, a newline, a null character and a
  /// space.
  static func lines(_ name: String) throws -> [[String]] {
    try String(decoding: bytes(name), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(unescaped)
      }
  }

  private static func unescaped(_ cell: Substring) -> String {
    [("\\t", "\t"), ("\\n", "\n"), ("\\0", "\0"), ("\\s", " ")].reduce(String(cell)) { text, pair in
      text.replacing(pair.0, with: pair.1)
    }
  }

  /// Returns the rows below the heading, split at commas.
  static func rows(_ name: String) throws -> [[Substring]] {
    try String(decoding: bytes(name), as: UTF8.self)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }
}

/// A reader for the consecutive little-endian values of a table.
struct TableReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func int32() -> Int32 { Int32(truncatingIfNeeded: bits(4)) }
  mutating func double() -> Double { Double(bitPattern: bits(8)) }

  private mutating func bits(_ count: Int) -> UInt64 {
    defer { offset += count }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
