/// A key of the keyboard with the modifiers that were down.
public struct Key: Hashable, Sendable {
  /// Which key, by what it does, not by where it is.
  public let keyCode: KeyCode
  /// What the key types in the user's layout; empty for keys that type nothing.
  public let characters: String
  /// The modifier keys that were down.
  public let modifierFlags: KeyModifierFlags

  /// Makes a key.
  public init(_ keyCode: KeyCode, characters: String = "", modifierFlags: KeyModifierFlags = []) {
    self.keyCode = keyCode
    self.characters = characters
    self.modifierFlags = modifierFlags
  }
}

/// What a key does.
public enum KeyCode: Hashable, Sendable {
  /// A key that types a character, as the layout has it without modifiers, in lower case.
  case character(Character)
  /// An arrow key.
  case leftArrow, rightArrow, upArrow, downArrow
  /// Return, or Enter on the number pad.
  case enter
  /// A key of its name.
  case escape, tab, space, backspace, delete, home, end, pageUp, pageDown, insert, menu
  /// A function key, from 1.
  case function(Int)
  /// Any other key, by the platform's number.
  case other(Int)
}
