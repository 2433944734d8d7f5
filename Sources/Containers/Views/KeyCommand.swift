/// A key, with modifiers, and what it does.
@MainActor
public struct KeyCommand {
  /// The key; a character stands for every key and modifier that types it.
  public let keyCode: KeyCode
  /// The modifiers that must be down, and no others.
  public let modifierFlags: KeyModifierFlags
  /// What the command does, for a list of shortcuts.
  public let title: String
  /// Whether the command runs again while the key is held.
  public let repeats: Bool
  /// What runs when the key goes down.
  public let action: () -> Void

  /// Makes a command.
  public init(
    _ keyCode: KeyCode, modifierFlags: KeyModifierFlags = [], title: String, repeats: Bool = false,
    action: @escaping () -> Void
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.title = title
    self.repeats = repeats
    self.action = action
  }

  /// Whether a key is the command's.
  func matches(_ key: Key) -> Bool {
    if key.keyCode == keyCode { return key.modifierFlags == modifierFlags }
    // A plus may need Shift and a bracket AltGr, depending on the layout.
    guard case .character(let character) = keyCode, key.characters == String(character) else {
      return false
    }
    return key.modifierFlags.subtracting([.shift, .alternate])
      == modifierFlags.subtracting([.shift, .alternate])
  }
}
