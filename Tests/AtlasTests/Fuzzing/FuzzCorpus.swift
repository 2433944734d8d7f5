import Foundation

/// The seed inputs of fuzzing: small files of each kind, and inputs that once broke a reader.
///
/// They are in `Tests/AtlasTests/Corpus`, with a folder for each target. The targets that read text
/// also use the rows of the coordinate tables.
enum FuzzCorpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus")

  /// Returns the inputs of a target in a stable order.
  static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    let folder = folder.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// Writes an input.
  ///
  /// Only used with `BLESS=1`.
  static func write(_ bytes: [UInt8], of target: FuzzTarget, named name: String) throws {
    let folder = folder.appending(path: target.rawValue)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(path: name))
  }
}
