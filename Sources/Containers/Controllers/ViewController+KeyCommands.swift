extension ViewController {
  /// Adds a key command that is available while the controller is in the responder chain of the
  /// first responder.
  ///
  /// Adding a command again moves it to the end of the list.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    removeKeyCommand(keyCommand)
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a key command added with ``addKeyCommand(_:)``.
  ///
  /// Does nothing if it was not added.
  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
