package import Foundation

/// An empty folder that is deleted with its owner.
package final class TemporaryFolder: Sendable {
  package let path: String

  package var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of its contents, in order.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Makes a folder in it and returns its URL.
  package func folder(_ name: String) throws -> URL {
    let folder = url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes a shell script that can be started.
  package func script(_ name: String, _ lines: String) throws {
    let file = path + "/" + name
    // At once: a script that somebody has open for writing cannot be started.
    try "#!/bin/sh\n\(lines)\n".write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  /// Writes a file and returns its path.
  package func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: URL(filePath: path + "/" + name))
    return path + "/" + name
  }
}

/// Returns the bytes of a file.
package func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(filePath: path)))
}
