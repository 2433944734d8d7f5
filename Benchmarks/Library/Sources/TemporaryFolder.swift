internal import FoundationEssentials

/// A folder for the files of a measurement, which it takes away at its end.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID())")

  var path: String { url.path }

  init() {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    } catch {
      preconditionFailure("There is no folder for temporary files: \(error)")
    }
  }

  /// Writes a file.
  func write(_ text: String, to name: String) {
    do {
      try Data(text.utf8).write(to: url.appending(path: name))
    } catch {
      preconditionFailure("\(path)/\(name) cannot be written: \(error)")
    }
  }

  // What cannot be removed stays.
  deinit { try? FileManager.default.removeItem(at: url) }
}
