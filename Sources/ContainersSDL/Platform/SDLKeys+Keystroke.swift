internal import CSDL2
internal import Containers

/// Keys as screen readers hear them.
extension SDLKeys {
  /// Returns the key of an event of SDL that was translated; nil if it has none.
  static func keystroke(
    _ event: SDL_Event, as translated: PlatformEvent
  ) -> AssistiveKeystroke? {
    guard case .input(_, let input, _) = translated else { return nil }
    switch input {
    case .keyDown(let key, _): return keystroke(event.key.keysym, key, isPress: true)
    case .keyUp(let key): return keystroke(event.key.keysym, key, isPress: false)
    default: return nil
    }
  }

  private static func keystroke(
    _ symbol: SDL_Keysym, _ key: Key, isPress: Bool
  ) -> AssistiveKeystroke {
    keystroke(
      symbol.sym, UInt32(symbol.mod), position: Int(symbol.scancode.rawValue),
      characters: key.characters, isPress: isPress)
  }

  /// Returns a key in the numbers of X11.
  ///
  /// - Parameters:
  ///   - bits: SDL's bits for modifier keys.
  ///   - position: The number of SDL, and USB, for the position on the keyboard.
  ///   - characters: What the key types; empty if nothing.
  static func keystroke(
    _ symbol: Int32, _ bits: UInt32, position: Int, characters: String, isPress: Bool
  ) -> AssistiveKeystroke {
    let (symbolNumber, name, isText) = name(UInt32(bitPattern: symbol), bits, characters)
    // A modifier key does not modify itself.
    let before = isPress ? bits & ~own(symbol) : bits | own(symbol)
    return AssistiveKeystroke(
      isPress: isPress, symbol: symbolNumber, code: number(of: position),
      modifiers: heldModifiers(before), name: name, isText: isText)
  }

  private static func name(
    _ code: UInt32, _ bits: UInt32, _ characters: String
  ) -> (symbol: UInt32, name: String, isText: Bool) {
    if let (symbol, name) = named[code] { return (symbol, name, false) }
    if let (symbol, name) = keypad[code], bits & KMOD_NUM.rawValue == 0 {
      return (symbol, name, false)
    }
    if code >= SDLK_F1.rawValue, code <= SDLK_F12.rawValue {
      let index = code - SDLK_F1.rawValue
      return (0xFFBE + index, "F\(index + 1)", false)
    }
    guard let typed = characters.unicodeScalars.first, typed.value > 32 else {
      return (0, "", false)
    }
    // Latin letters have their own numbers, all others those of Unicode.
    let symbol = typed.value < 0x100 ? typed.value : 0x100_0000 | typed.value
    let commands = KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue
    return (symbol, characters, bits & commands == 0)
  }

  private static func heldModifiers(_ bits: UInt32) -> AssistiveKeystroke.Modifiers {
    var modifiers: AssistiveKeystroke.Modifiers = []
    let flags = Self.modifiers(bits)
    if flags.contains(.shift) { modifiers.insert(.shift) }
    if flags.contains(.control) { modifiers.insert(.control) }
    if flags.contains(.alternate) { modifiers.insert(.alternate) }
    if flags.contains(.command) { modifiers.insert(.command) }
    if bits & KMOD_CAPS.rawValue != 0 { modifiers.insert(.capsLock) }
    if bits & KMOD_NUM.rawValue != 0 { modifiers.insert(.numLock) }
    if bits & KMOD_MODE.rawValue != 0 { modifiers.insert(.level3) }
    return modifiers
  }

  /// Returns SDL's bit of a modifier key; 0 for other keys.
  private static func own(_ symbol: Int32) -> UInt32 {
    switch UInt32(bitPattern: symbol) {
    case SDLK_LSHIFT.rawValue: KMOD_LSHIFT.rawValue
    case SDLK_RSHIFT.rawValue: KMOD_RSHIFT.rawValue
    case SDLK_LCTRL.rawValue: KMOD_LCTRL.rawValue
    case SDLK_RCTRL.rawValue: KMOD_RCTRL.rawValue
    case SDLK_LALT.rawValue: KMOD_LALT.rawValue
    case SDLK_RALT.rawValue: KMOD_RALT.rawValue
    case SDLK_LGUI.rawValue: KMOD_LGUI.rawValue
    case SDLK_RGUI.rawValue: KMOD_RGUI.rawValue
    case SDLK_MODE.rawValue: KMOD_MODE.rawValue
    default: 0
    }
  }

  /// The symbols of keys that type nothing, from X11's keysymdef.h.
  private static let named: [UInt32: (UInt32, String)] = [
    SDLK_SPACE.rawValue: (0x20, "space"), SDLK_RETURN.rawValue: (0xFF0D, "Return"),
    SDLK_ESCAPE.rawValue: (0xFF1B, "Escape"), SDLK_BACKSPACE.rawValue: (0xFF08, "BackSpace"),
    SDLK_TAB.rawValue: (0xFF09, "Tab"), SDLK_DELETE.rawValue: (0xFFFF, "Delete"),
    SDLK_INSERT.rawValue: (0xFF63, "Insert"), SDLK_HOME.rawValue: (0xFF50, "Home"),
    SDLK_LEFT.rawValue: (0xFF51, "Left"), SDLK_UP.rawValue: (0xFF52, "Up"),
    SDLK_RIGHT.rawValue: (0xFF53, "Right"), SDLK_DOWN.rawValue: (0xFF54, "Down"),
    SDLK_PAGEUP.rawValue: (0xFF55, "Page_Up"), SDLK_PAGEDOWN.rawValue: (0xFF56, "Page_Down"),
    SDLK_END.rawValue: (0xFF57, "End"), SDLK_APPLICATION.rawValue: (0xFF67, "Menu"),
    SDLK_MENU.rawValue: (0xFF67, "Menu"), SDLK_PRINTSCREEN.rawValue: (0xFF61, "Print"),
    SDLK_PAUSE.rawValue: (0xFF13, "Pause"), SDLK_SCROLLLOCK.rawValue: (0xFF14, "Scroll_Lock"),
    SDLK_CAPSLOCK.rawValue: (0xFFE5, "Caps_Lock"),
    SDLK_NUMLOCKCLEAR.rawValue: (0xFF7F, "Num_Lock"), SDLK_LSHIFT.rawValue: (0xFFE1, "Shift_L"),
    SDLK_RSHIFT.rawValue: (0xFFE2, "Shift_R"), SDLK_LCTRL.rawValue: (0xFFE3, "Control_L"),
    SDLK_RCTRL.rawValue: (0xFFE4, "Control_R"), SDLK_LALT.rawValue: (0xFFE9, "Alt_L"),
    SDLK_RALT.rawValue: (0xFFEA, "Alt_R"), SDLK_LGUI.rawValue: (0xFFEB, "Super_L"),
    SDLK_RGUI.rawValue: (0xFFEC, "Super_R"),
    SDLK_MODE.rawValue: (0xFE03, "ISO_Level3_Shift"),
    SDLK_KP_ENTER.rawValue: (0xFF8D, "KP_Enter"), SDLK_KP_DIVIDE.rawValue: (0xFFAF, "KP_Divide"),
    SDLK_KP_MULTIPLY.rawValue: (0xFFAA, "KP_Multiply"),
    SDLK_KP_MINUS.rawValue: (0xFFAD, "KP_Subtract"), SDLK_KP_PLUS.rawValue: (0xFFAB, "KP_Add"),
  ]

  /// The keys of the numeric keypad without Num Lock.
  private static let keypad: [UInt32: (UInt32, String)] = [
    SDLK_KP_0.rawValue: (0xFF9E, "KP_Insert"), SDLK_KP_1.rawValue: (0xFF9C, "KP_End"),
    SDLK_KP_2.rawValue: (0xFF99, "KP_Down"), SDLK_KP_3.rawValue: (0xFF9B, "KP_Page_Down"),
    SDLK_KP_4.rawValue: (0xFF96, "KP_Left"), SDLK_KP_5.rawValue: (0xFF9D, "KP_Begin"),
    SDLK_KP_6.rawValue: (0xFF98, "KP_Right"), SDLK_KP_7.rawValue: (0xFF95, "KP_Home"),
    SDLK_KP_8.rawValue: (0xFF97, "KP_Up"), SDLK_KP_9.rawValue: (0xFF9A, "KP_Page_Up"),
    SDLK_KP_PERIOD.rawValue: (0xFF9F, "KP_Delete"),
  ]

  /// Returns the number that X11 and Wayland have for a position on the keyboard; 0 if it is unknown.
  private static func number(of position: Int) -> UInt32 {
    for (numbers, first) in [(positions, 4), (modifierPositions, 224)]
    where numbers.indices.contains(position - first) {
      return UInt32(numbers[position - first]) + 8
    }
    return 0
  }

  /// The numbers of Linux (input-event-codes.h) for the positions of USB, from that of A to Menu.
  private static let positions: [UInt8] = [
    30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45,
    21, 44, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41,
    51,
    52, 53, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111,
    107,
    109, 106, 105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86,
    127,
  ]

  /// The same, from the left Control to the right Super.
  private static let modifierPositions: [UInt8] = [29, 42, 56, 125, 97, 54, 100, 126]
}
