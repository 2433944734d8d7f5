import Foundation

/// The seed inputs of fuzzing: small files of each kind, and inputs that once broke a reader.
///
/// They are in `Tests/FuzzingTests/Corpus`, with a folder for each target. The targets that read
/// coordinates also use the rows of their tables.
package enum FuzzCorpus {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func folder(of target: String) -> URL {
    tests.appending(path: "FuzzingTests/Corpus/\(target)")
  }

  /// Returns the inputs of a target in a stable order.
  package static func inputs(of target: String) throws -> [[UInt8]] {
    let folder = folder(of: target)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// Returns the first cells of a table of coordinates.
  package static func coordinates(_ name: String) throws -> [[UInt8]] {
    let bytes = try Data(contentsOf: tests.appending(path: "AtlasTests/Tables/\(name)"))
    return bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      .map { Array($0.prefix { $0 != UInt8(ascii: "\t") }) }
  }

  /// Writes an input.
  ///
  /// Only used with `BLESS=1`.
  package static func write(_ bytes: [UInt8], of target: String, named name: String) throws {
    let folder = folder(of: target)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(path: name))
  }
}
