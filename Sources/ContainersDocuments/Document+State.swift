public import Containers

extension Document {
  /// The state of a document.
  ///
  /// The empty set is the normal state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The document is open, without errors or conflicts.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Both the document and its file changed; see ``Document/resolveConflict(keeping:)``.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last save failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user should not edit the document, because its contents are being replaced.
    public static let editingDisabled = State(rawValue: 1 << 3)
  }

  /// The purpose of a save.
  public enum SaveOperation: Hashable, Sendable {
    /// Creates a new file, and fails if the file exists.
    case forCreating
    /// Overwrites the file.
    case forOverwriting
  }

  /// A kind of change to a document.
  public enum ChangeKind: Hashable, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// The document has no unsaved changes.
    case cleared
  }

  /// The version to keep after a document and its file changed independently.
  public enum ConflictResolution: Hashable, Sendable {
    /// Keeps the document and overwrites the file.
    case mine
    /// Keeps the file and reads it again.
    case theirs
    /// Keeps both: saves the document beside the file, then reads the file again.
    case both
  }

  /// A message posted to the application's message center after ``documentState`` changed.
  public struct StateDidChange: Message {
    /// The subject of the message: the document.
    public typealias Subject = Document
  }
}
