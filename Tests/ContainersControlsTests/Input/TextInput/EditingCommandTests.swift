@testable import Containers
import Testing

@Suite struct EditingCommandTests {
  @Test("Keys edit text as on a Linux desktop")
  func keys() {
    func command(_ code: KeyCode, _ flags: KeyModifierFlags = []) -> EditingCommand? {
      EditingCommand(Key(code, modifierFlags: flags))
    }
    #expect(command(.leftArrow) == .move(.left, extends: false))
    #expect(command(.leftArrow, [.control, .shift]) == .move(.wordLeft, extends: true))
    #expect(command(.upArrow, .control) == .move(.paragraphUp, extends: false))
    #expect(command(.home) == .move(.lineStart, extends: false))
    #expect(command(.end, .control) == .move(.documentEnd, extends: false))
    #expect(command(.pageDown, .shift) == .move(.pageDown, extends: true))
    #expect(command(.backspace, .shift) == .deleteBackward(.character))
    #expect(command(.backspace, .control) == .deleteBackward(.word))
    #expect(command(.delete, .control) == .deleteForward(.word))
    #expect(command(.enter) == .insertNewline)
    #expect(command(.tab) == .insertTab)
  }

  @Test("Clipboard, focus and menu keys are not editing commands")
  func others() {
    for (code, flags) in [
      (KeyCode.delete, KeyModifierFlags.shift), (.insert, .shift), (.tab, .shift), (.tab, .control),
      (.leftArrow, .alternate), (.enter, .control), (.escape, []), (.character("a"), []),
    ] { #expect(EditingCommand(Key(code, modifierFlags: flags)) == nil) }
  }
}
