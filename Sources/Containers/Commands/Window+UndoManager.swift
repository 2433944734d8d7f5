extension Window {
  /// The undo manager for everything in the window that has none of its own.
  var ownUndoManager: UndoManager { parts.part { UndoManager() } }

  /// The undo manager of the responder that receives keys.
  var activeUndoManager: UndoManager? {
    (firstResponder ?? focus.validView ?? rootOwner ?? self).undoManager
  }
}
