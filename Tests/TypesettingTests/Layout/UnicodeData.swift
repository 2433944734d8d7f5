import Foundation

/// A file of Debian's package unicode-data, which `Scripts/setup` installs.
///
/// Its tests are not copied into the repository: they are large, and new with each Unicode.
struct UnicodeData {
  /// Why a file cannot be read.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing: install unicode-data by Scripts/setup." }
  }

  private let bytes: [UInt8]

  /// Reads a file by its path in the package's folder.
  init(_ name: String) throws {
    let path = "/usr/share/unicode/" + name
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    bytes = [UInt8](data)
  }

  /// The lines with content, without comments.
  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      return content.isEmpty ? nil : content
    }
  }

  /// The fields of a line, separated by semicolons.
  static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
  }

  /// The words of a field, separated by spaces or tabs.
  static func words(_ field: ArraySlice<UInt8>) -> [String] {
    field.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 13 }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The characters of a field, in hexadecimal.
  static func scalars(_ field: ArraySlice<UInt8>) -> [UInt32] {
    words(field).compactMap { UInt32($0, radix: 16) }
  }

  /// The characters of a table of properties, each with its value.
  func values() -> [(scalar: Unicode.Scalar, value: String)] {
    lines.flatMap { line -> [(Unicode.Scalar, String)] in
      let fields = Self.fields(line)
      guard fields.count > 1, let value = Self.words(fields[1]).first,
        let range = Self.words(fields[0]).first
      else { return [] }
      let ends = range.split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return [] }
      return (first...last).compactMap { number in Unicode.Scalar(number).map { ($0, value) } }
    }
  }
}
