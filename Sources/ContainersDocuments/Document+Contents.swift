public import FoundationEssentials

extension Document {
  /// The contents of a document's file: bytes, or a package, which is a folder treated as one file.
  public indirect enum Contents: Hashable, Sendable {
    /// A file with these bytes.
    case data(Data)
    /// A folder with the given entries, by name.
    case package([String: Contents])
  }
}
