internal import Support

/// A folder for the files of a measurement, which it takes away at its end.
final class TemporaryFolder {
  let path: String

  init() {
    path = "\(environmentVariable("TMPDIR") ?? "/tmp")/benchmark-\(UInt64.random(in: 0 ... .max))"
    do throws(SystemError) { try FileSystem.current.makeFolder(path, mode: 0o700) } catch {
      preconditionFailure("There is no folder for temporary files: \(error)")
    }
  }

  /// Writes a file.
  func write(_ text: String, to name: String) {
    do throws(SystemError) {
      try FileSystem.current.write(Array(text.utf8), to: "\(path)/\(name)", isDurable: false)
    } catch {
      preconditionFailure("\(path)/\(name) cannot be written: \(error)")
    }
  }

  // What cannot be removed stays.
  deinit { try? FileSystem.current.remove(path) }
}
