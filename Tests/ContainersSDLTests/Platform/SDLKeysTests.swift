import Containers
import Testing

@testable import ContainersSDL

@Suite("Keys and buttons from SDL") struct SDLKeysTests {
  /// SDL's mark of a key that types nothing, beside its number on the keyboard.
  private static let mark: Int32 = 1 << 30

  @Test("The keys that go back and forward have codes of their own")
  func keys() {
    #expect(SDLKeys.keyCode(270 | SDLKeysTests.mark) == .back)
    #expect(SDLKeys.keyCode(271 | SDLKeysTests.mark) == .forward)
  }

  @Test("The keys of the numeric keypad move without Num Lock, and are digits with it")
  func keypad() {
    let numLock: UInt32 = 0x1000
    // From 1 to 0, and the decimal point.
    let functions: [KeyCode?] = [
      .end, .downArrow, .pageDown, .leftArrow, nil, .rightArrow, .home, .upArrow, .pageUp, .insert,
      .delete,
    ]
    for (index, function) in functions.enumerated() {
      guard let function else { continue }
      let symbol = Int32(89 + index) | SDLKeysTests.mark
      #expect(SDLKeys.keyCode(symbol) == function)
      let digit: Character = index == 10 ? "." : Character("\((index + 1) % 10)")
      #expect(SDLKeys.keyCode(symbol, numLock) == .character(digit))
    }
  }

  @Test("D45: A reader hears letters as they are typed, and other keys by their names")
  func names() {
    func name(_ symbol: Int32, _ bits: UInt32 = 0, _ characters: String = "") -> String {
      let key = SDLKeys.keystroke(
        symbol, bits, position: 0, characters: characters, isPress: true)
      return "\(key.name) \(String(key.symbol, radix: 16)) \(key.isText)"
    }
    let (shift, control, numLock): (UInt32, UInt32, UInt32) = (0x1, 0x40, 0x1000)
    #expect(name(97, 0, "a") == "a 61 true")
    #expect(name(97, shift, "A") == "A 41 true")
    #expect(name(97, 0, "я") == "я 100044f true")
    #expect(name(99, control, "c") == "c 63 false")
    #expect(name(32, 0, " ") == "space 20 false")
    #expect(name(13) == "Return ff0d false")
    #expect(name(73 | SDLKeysTests.mark) == "Insert ff63 false")
    #expect(name(98 | SDLKeysTests.mark) == "KP_Insert ff9e false")
    #expect(name(98 | SDLKeysTests.mark, numLock, "0") == "0 30 true")
    #expect(name(67 | SDLKeysTests.mark) == "F10 ffc7 false")
    #expect(name(264 | SDLKeysTests.mark) == " 0 false")
  }

  @Test("D45: A reader hears where on the keyboard a key is, and what was held before it")
  func positions() {
    func key(_ position: Int, _ symbol: Int32, _ bits: UInt32, _ isPress: Bool = true) -> String {
      let key = SDLKeys.keystroke(
        symbol, bits, position: position, characters: "", isPress: isPress)
      return "\(key.code) \(key.modifiers.rawValue)"
    }
    // A, Right, Menu, the left Control and the right Super, which X11 numbers so.
    #expect(key(4, 97, 0) == "38 0")
    #expect(key(79, 79 | SDLKeysTests.mark, 0x1000) == "114 16")
    #expect(key(101, 101 | SDLKeysTests.mark, 0x2000) == "135 2")
    #expect(key(231, 231 | SDLKeysTests.mark, 0x800) == "134 0")
    #expect(key(224, 224 | SDLKeysTests.mark, 0x40) == "37 0")
    #expect(key(224, 224 | SDLKeysTests.mark, 0, false) == "37 4")
    #expect(key(4, 97, 0x1 | 0x40 | 0x100 | 0x400) == "38 77")
    #expect(key(999, 0, 0) == "0 0")
  }

  @Test("The side buttons of a mouse go back and forward; others beyond them are ignored")
  @MainActor func buttons() {
    let buttons = (1...6).map { SDLEventTranslator.button(UInt8($0)) }
    #expect(buttons == [.primary, .middle, .secondary, .back, .forward, nil])
  }
}
