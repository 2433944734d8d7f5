extension Window {
  /// The undo manager of all that the window holds, unless something in it has its own.
  var ownUndoManager: UndoManager { parts.part { UndoManager() } }

  /// The undo manager where the keys go.
  var activeUndoManager: UndoManager? {
    (firstResponder ?? focus.validView ?? rootOwner ?? self).undoManager
  }
}
