internal import CSDL2
internal import Containers

/// Translates SDL keys.
enum SDLKeys {
  /// Returns a key.
  ///
  /// - Parameter text: The text that the key types, if SDL reported it; otherwise it is inferred
  ///   from the   layout.
  static func key(_ symbol: SDL_Keysym, text: String?) -> Key {
    let code = keyCode(symbol.sym, UInt32(symbol.mod))
    let flags = modifiers(UInt32(symbol.mod))
    return Key(code, characters: text ?? characters(of: code, flags), modifierFlags: flags)
  }

  /// Returns the modifier keys for SDL's bits.
  static func modifiers(_ bits: UInt32) -> KeyModifierFlags {
    var flags: KeyModifierFlags = []
    if bits & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { flags.insert(.shift) }
    if bits & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { flags.insert(.control) }
    if bits & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { flags.insert(.alternate) }
    if bits & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { flags.insert(.command) }
    return flags
  }

  /// Returns the text of an event.
  static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func characters(of code: Containers.KeyCode, _ flags: KeyModifierFlags) -> String {
    switch code {
    case .space: " "
    case .character(let character):
      flags.contains(.shift) ? character.uppercased() : String(character)
    default: ""
    }
  }

  private static let names: [UInt32: Containers.KeyCode] = [
    SDLK_LEFT.rawValue: .leftArrow, SDLK_RIGHT.rawValue: .rightArrow,
    SDLK_UP.rawValue: .upArrow, SDLK_DOWN.rawValue: .downArrow,
    SDLK_RETURN.rawValue: .enter, SDLK_KP_ENTER.rawValue: .enter, SDLK_RETURN2.rawValue: .enter,
    SDLK_ESCAPE.rawValue: .escape, SDLK_TAB.rawValue: .tab, SDLK_SPACE.rawValue: .space,
    SDLK_KP_SPACE.rawValue: .space, SDLK_BACKSPACE.rawValue: .backspace,
    SDLK_DELETE.rawValue: .delete, SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
    SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
    SDLK_INSERT.rawValue: .insert, SDLK_APPLICATION.rawValue: .menu, SDLK_MENU.rawValue: .menu,
    SDLK_AC_BACK.rawValue: .back, SDLK_AC_FORWARD.rawValue: .forward,
    SDLK_KP_PLUS.rawValue: .character("+"), SDLK_KP_MINUS.rawValue: .character("-"),
    SDLK_KP_EQUALS.rawValue: .character("="),
    SDLK_KP_MULTIPLY.rawValue: .character("*"), SDLK_KP_DIVIDE.rawValue: .character("/"),
  ]

  /// The keys of the numeric keypad: what they do, and what they type with Num Lock.
  private static let keypad: [UInt32: (function: Containers.KeyCode, digit: Character)] = [
    SDLK_KP_0.rawValue: (.insert, "0"), SDLK_KP_1.rawValue: (.end, "1"),
    SDLK_KP_2.rawValue: (.downArrow, "2"), SDLK_KP_3.rawValue: (.pageDown, "3"),
    SDLK_KP_4.rawValue: (.leftArrow, "4"), SDLK_KP_6.rawValue: (.rightArrow, "6"),
    SDLK_KP_7.rawValue: (.home, "7"), SDLK_KP_8.rawValue: (.upArrow, "8"),
    SDLK_KP_9.rawValue: (.pageUp, "9"), SDLK_KP_PERIOD.rawValue: (.delete, "."),
  ]

  /// Returns the function of a key.
  ///
  /// - Parameter bits: SDL's bits for modifier keys, of which only Num Lock counts.
  static func keyCode(_ symbol: Int32, _ bits: UInt32 = 0) -> Containers.KeyCode {
    let code = UInt32(bitPattern: symbol)
    if let named = names[code] { return named }
    if let key = keypad[code] {
      return bits & KMOD_NUM.rawValue == 0 ? key.function : .character(key.digit)
    }
    if code >= SDLK_F1.rawValue, code <= SDLK_F12.rawValue {
      return .function(Int(code - SDLK_F1.rawValue) + 1)
    }
    // Keys that type have their character as a code; other keys have a special bit set.
    if code & UInt32(SDLK_SCANCODE_MASK) == 0, code > 32, let scalar = Unicode.Scalar(code) {
      return .character(Character(scalar))
    }
    return .other(Int(symbol))
  }
}
