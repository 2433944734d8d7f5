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

  @Test("The side buttons of a mouse go back and forward; others beyond them are ignored")
  @MainActor func buttons() {
    let buttons = (1...6).map { SDLEventTranslator.button(UInt8($0)) }
    #expect(buttons == [.primary, .middle, .secondary, .back, .forward, nil])
  }
}
