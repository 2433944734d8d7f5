/// A key, with modifiers, and what it does.
@MainActor
public struct KeyCommand {
  /// The key and its modifiers.
  public let keyCode: KeyCode
  /// The modifiers that must be down, and no others.
  public let modifierFlags: KeyModifierFlags
  /// What the command does, for a list of shortcuts.
  public let title: String
  /// What runs when the key goes down.
  public let action: () -> Void

  /// Makes a command.
  public init(
    _ keyCode: KeyCode, modifierFlags: KeyModifierFlags = [], title: String,
    action: @escaping () -> Void
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.title = title
    self.action = action
  }
}
