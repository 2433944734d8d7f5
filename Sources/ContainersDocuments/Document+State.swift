public import Containers

extension Document {
  /// What is special about a document at the moment; the empty set means that all is well.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The document is open, and all is well.
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
    /// Makes a new file, and fails if there is one.
    case forCreating
    /// Writes over the file.
    case forOverwriting
  }

  /// A kind of change to a document.
  public enum ChangeKind: Hashable, Sendable {
    /// Something was changed.
    case done
    /// A change was undone.
    case undone
    /// A change that was undone was made again.
    case redone
    /// The document and its file are alike.
    case cleared
  }

  /// What stays after a document and its file changed independently.
  public enum ConflictResolution: Hashable, Sendable {
    /// The document; it is saved over the file.
    case mine
    /// The file; it is read again.
    case theirs
    /// Both: the document is saved beside the file, then the file is read again.
    case both
  }

  /// A message posted to the application's message center after ``documentState`` changed.
  public struct StateDidChange: Message {
    /// The subject of the message: the document.
    public typealias Subject = Document
  }
}
