import Containers
import ContainersScenes
import Foundation

/// A folder of nibs and storyboards that exists while a test runs.
@MainActor
final class TemporaryResources {
  let path = NSTemporaryDirectory() + "containers-" + UUID().uuidString

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Writes bytes into a file.
  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path).appending(path: name))
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the text of a nib with objects.
  static func nib(owner: String = "", _ objects: String) -> String {
    let owner = owner.isEmpty ? "" : #""owner": \#(owner),"#
    return #"{"format": "containers.nib", "version": 1, \#(owner) "objects": [\#(objects)]}"#
  }
}
