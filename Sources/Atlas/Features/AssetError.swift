internal import Support

/// An error in a data file.
public enum AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not exist.
  case missing(path: String)
  /// The file was read, but its bytes are not what was written.
  case damaged(path: String, reason: String)
  /// The file exists, but the system does not permit reading it.
  case unreadable(path: String, reason: String)

  /// The path of the file.
  public var path: String {
    switch self {
    case .missing(let path), .damaged(let path, _), .unreadable(let path, _): path
    }
  }

  /// A sentence for the user that names the file and what is wrong with it.
  public var description: String {
    switch self {
    case .missing: "The file \(path.escapingControls) is missing."
    case .damaged(_, let reason): "The file \(path.escapingControls) is damaged: \(reason)."
    case .unreadable(_, let reason):
      "The file \(path.escapingControls) cannot be read: \(reason)."
    }
  }
}
