internal import Support

/// What can be wrong with a file of data.
public enum AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file at the path.
  case missing(path: String)
  /// The file was read but its bytes are not what was written.
  case damaged(path: String, reason: String)
  /// The file is there but the system does not let us read it.
  case unreadable(path: String, reason: String)

  /// The path of the file.
  public var path: String {
    switch self {
    case .missing(let path), .damaged(let path, _), .unreadable(let path, _): path
    }
  }

  /// A sentence that tells a person what is wrong with which file.
  public var description: String {
    switch self {
    case .missing: "The file \(path.escapingControls) is missing."
    case .damaged(_, let reason): "The file \(path.escapingControls) is damaged: \(reason)."
    case .unreadable(_, let reason):
      "The file \(path.escapingControls) cannot be read: \(reason)."
    }
  }
}
