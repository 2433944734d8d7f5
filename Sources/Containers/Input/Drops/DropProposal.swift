/// What a list proposes to do with items that are dragged over it.
public struct DropProposal: Hashable, Sendable {
  /// Where in a list the items would go.
  public enum Intent: Hashable, Sendable {
    /// Into the list, which determines the place later and is highlighted as a whole.
    case unspecified
    /// Between entries, where a line is shown.
    case insertAtDestinationIndexPath
    /// Into the entry under the pointer, such as a folder, which is highlighted.
    case insertIntoDestinationIndexPath
    /// Into the entry whose middle is under the pointer, or else between entries.
    case automatic
  }

  /// What the drop would do.
  public var operation: DropOperation
  /// Where the items would go.
  public var intent: Intent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: Intent = .unspecified) {
    (self.operation, self.intent) = (operation, intent)
  }
}
