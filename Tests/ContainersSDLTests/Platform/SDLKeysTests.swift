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

  @Test("The side buttons of a mouse go back and forward; others beyond them are ignored")
  @MainActor func buttons() {
    let buttons = (1...6).map { SDLEventTranslator.button(UInt8($0)) }
    #expect(buttons == [.primary, .middle, .secondary, .back, .forward, nil])
  }
}
