/// The faults of a nib or storyboard.
public struct NibError: Error, CustomStringConvertible {
  /// The faults, each with the file, the line, the JSON path, and the reason.
  ///
  /// Lines count from 1; the line of a missing file is `nil`. An example of a path is
  /// `$.objects[0].set.text`.
  public let faults: [(file: String, line: Int?, path: String, reason: String)]

  init(_ faults: [NibFault]) {
    self.faults = faults.map { ($0.file, $0.line, $0.path, $0.reason) }
  }

  /// The faults, one on each line.
  public var description: String {
    faults.map { fault in
      let line = fault.line.map { ":\($0)" } ?? ""
      return "\(fault.file)\(line): \(fault.path): \(fault.reason)"
    }.joined(separator: "\n")
  }
}

/// One fault of a file.
struct NibFault: Hashable {
  /// What is done about a fault.
  enum Kind: Hashable {
    /// The file cannot be used.
    case mistake
    /// An outlet that is not connected, with which nothing else fails.
    case openOutlet
    /// A class that the bundle does not know; other bundles may.
    case unknownClass(String)
    /// An action for any object that has it, which no class that the bundle knows declares.
    case unknownAction
  }

  let file: String
  let path: String
  let reason: String
  var kind = Kind.mistake
  var line: Int?

  /// The fault in one line.
  var text: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(path): \(reason)" }
}
