internal import Glibc

/// A folder for the files of a measurement, which it takes away at its end.
final class TemporaryFolder {
  let path: String
  private var names: [String] = []

  init() {
    var template = Array(
      "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/benchmark-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "There is no folder for temporary files.")
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) {
    names.append(name)
    guard let file = fopen("\(path)/\(name)", "w") else {
      preconditionFailure("\(path)/\(name) cannot be written.")
    }
    fputs(text, file)
    fclose(file)
  }

  /// Says that the measured code may write files into a folder of the folder.
  func expect(_ files: [String], in inner: String) {
    names += files.map { "\(inner)/\($0)" } + [inner]
  }

  deinit {
    for name in names { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
