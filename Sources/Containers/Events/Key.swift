/// A key of the keyboard, with the modifier keys pressed at the time.
public struct Key: Hashable, Sendable {
  /// The key, identified by its function, not its position.
  public let keyCode: KeyCode
  /// The text that the key types in the user's keyboard layout, or an empty string if it types
  /// nothing.
  public let characters: String
  /// The modifier keys that were pressed.
  public let modifierFlags: KeyModifierFlags

  /// Creates a key.
  public init(_ keyCode: KeyCode, characters: String = "", modifierFlags: KeyModifierFlags = []) {
    self.keyCode = keyCode
    self.characters = characters
    self.modifierFlags = modifierFlags
  }
}

/// The function of a key.
public enum KeyCode: Hashable, Sendable {
  /// A key that types a character: the layout's character without modifiers, in lowercase.
  case character(Character)
  /// An arrow key.
  case leftArrow, rightArrow, upArrow, downArrow
  /// Return, or Enter on the numeric keypad.
  case enter
  /// A key with a name.
  case escape, tab, space, backspace, delete, home, end, pageUp, pageDown, insert, menu
  /// A key that goes back or forward, as in a browser.
  case back, forward
  /// A function key, numbered from 1.
  case function(Int)
  /// Any other key, by its number on the platform.
  case other(Int)
}
