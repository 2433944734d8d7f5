import Foundation

/// The bytes that fuzzing begins with: small files of each kind, and what once broke a reader.
///
/// They lie in Tests/AtlasTests/Corpus, a folder for each target; the rows of the tables of coordinates
/// belong to the targets that read text as well.
enum FuzzCorpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus")

  /// The inputs of a target, always in the same order.
  static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    let folder = folder.appending(path: target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    return try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// Writes an input; for `BLESS=1` only.
  static func write(_ bytes: [UInt8], of target: FuzzTarget, named name: String) throws {
    let folder = folder.appending(path: target.rawValue)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(path: name))
  }
}
