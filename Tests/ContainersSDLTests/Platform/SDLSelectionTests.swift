import Glibc
import Testing

@testable import CSDL2
@testable import ContainersSDL

/// A clipboard of a desktop, with what SDL needs to set it.
@MainActor
private final class TestClipboard {
  var text: String?
  lazy var selection = SDLSelection(
    { [unowned self] in text == nil ? SDL_FALSE : SDL_TRUE },
    { [unowned self] in SDL_strdup(text ?? "") },
    { [unowned self] in
      text = $0.map { String(cString: $0) }
      return 0
    })
}

@MainActor @Suite("A text that programs share") struct SDLSelectionTests {
  private let clipboard = TestClipboard()

  @Test("D72: What the program had copied is there after a new connection, and set with a press")
  func kept() {
    clipboard.selection.text = "Cape Town"
    clipboard.selection.keep()
    clipboard.text = nil
    #expect(clipboard.selection.text == "Cape Town")

    clipboard.selection.restore()

    #expect(clipboard.text == "Cape Town")
  }

  @Test("D72: What another program had copied is not taken from it")
  func foreign() {
    clipboard.selection.text = "Cape Town"
    clipboard.text = "Lima"
    clipboard.selection.keep()
    clipboard.text = nil

    clipboard.selection.restore()

    #expect(clipboard.text == nil)
    #expect(clipboard.selection.text == nil)
  }

  @Test("D72: What another program copies after a new connection stays")
  func later() {
    clipboard.selection.text = "Cape Town"
    clipboard.selection.keep()
    clipboard.text = "Lima"

    clipboard.selection.restore()

    #expect(clipboard.selection.text == "Lima")
  }

  @Test("D72: What was kept is given up with the keyboard, and with a text of the program")
  func forgotten() {
    clipboard.selection.text = "Cape Town"
    clipboard.selection.keep()
    clipboard.text = nil
    clipboard.selection.forget()
    clipboard.selection.restore()
    #expect(clipboard.text == nil)

    clipboard.selection.text = "Cape Town"
    clipboard.selection.keep()
    clipboard.selection.text = ""
    clipboard.text = nil
    clipboard.selection.restore()
    #expect(clipboard.text == nil)
  }
}
