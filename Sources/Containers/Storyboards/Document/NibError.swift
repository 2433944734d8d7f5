/// Everything that is wrong with a nib or storyboard.
public struct NibError: Error, CustomStringConvertible {
  /// The faults: the file, the JSON path, such as `$.objects[0].set.text`, and what is wrong there.
  public let faults: [(file: String, path: String, reason: String)]

  init(_ faults: [NibFault]) {
    self.faults = faults.map { ($0.file, $0.path, $0.reason) }
  }

  /// The faults, one on each line.
  public var description: String {
    faults.map { "\($0.file): \($0.path): \($0.reason)" }.joined(separator: "\n")
  }
}

/// One fault of a file.
struct NibFault: Hashable {
  let file: String
  let path: String
  let reason: String

  var text: String { "\(file): \(path): \(reason)" }
}
