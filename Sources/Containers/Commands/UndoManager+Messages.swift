extension UndoManager {
  /// A message posted before changes are undone.
  public struct WillUndo: Message {
    /// The subject of the message: the undo manager.
    public typealias Subject = UndoManager
  }

  /// A message posted after changes were undone.
  public struct DidUndo: Message {
    /// The subject of the message: the undo manager.
    public typealias Subject = UndoManager
  }

  /// A message posted before changes are redone.
  public struct WillRedo: Message {
    /// The subject of the message: the undo manager.
    public typealias Subject = UndoManager
  }

  /// A message posted after changes were redone.
  public struct DidRedo: Message {
    /// The subject of the message: the undo manager.
    public typealias Subject = UndoManager
  }

  /// A message posted after a group was opened, also one that is nested in another.
  public struct DidOpenUndoGroup: Message {
    /// The subject of the message: the undo manager.
    public typealias Subject = UndoManager
  }

  /// A message posted after a group was closed that has changes, also one that is nested in another.
  public struct DidCloseUndoGroup: Message {
    /// The subject of the message: the undo manager.
    public typealias Subject = UndoManager
  }
}
