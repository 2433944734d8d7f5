public import FoundationEssentials

extension Document {
  /// The contents of a document's file: bytes, or a folder with files that count as one.
  public indirect enum Contents: Hashable, Sendable {
    /// A file with these bytes.
    case data(Data)
    /// A folder with the given entries, by name.
    case package([String: Contents])
  }
}
