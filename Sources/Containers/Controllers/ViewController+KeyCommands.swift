extension ViewController {
  /// Offers a key command while the controller is in the chain of the first responder; one that is
  /// offered already comes last anew.
  public func addKeyCommand(_ keyCommand: KeyCommand) {
    removeKeyCommand(keyCommand)
    addedKeyCommands.append(keyCommand)
  }

  /// Takes a command back that was added; does nothing with another.
  public func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
