import TestSupport

/// A file with given contents that is deleted with its owner.
final class TemporaryFile {
  let path: String

  private let folder: TemporaryFolder

  init(_ bytes: [UInt8]) throws {
    folder = try TemporaryFolder()
    path = try folder.file("file", bytes)
  }
}
