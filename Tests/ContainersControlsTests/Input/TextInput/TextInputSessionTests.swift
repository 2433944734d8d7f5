import Containers
import ContainersTesting
import Testing

@MainActor
struct TextInputSessionTests {
  /// A view that takes typed text.
  final class Typewriter: View, KeyInput {
    private(set) var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }
  }

  let stage = Stage(ViewController())
  let view = Typewriter(frame: Rect(x: 10, y: 20, width: 30, height: 40))

  init() { stage.window.addSubview(view) }

  @Test("Text input is active only while the first responder takes text, and reports its position")
  func switching() {
    #expect(stage.platformWindow?.textInput == nil)
    view.becomeFirstResponder()
    stage.turn()
    #expect(stage.platformWindow?.textInput?.area == view.frame)
    view.resignFirstResponder()
    stage.turn()
    #expect(stage.platformWindow?.textInput == nil)
  }

  @Test("The position of text input follows the view")
  func moving() {
    view.becomeFirstResponder()
    view.frame.origin.x = 100
    stage.turn()
    #expect(stage.platformWindow?.textInput?.area.minX == 100)
  }

  @Test("Text input ends when its view leaves the window or the window is closed")
  func leaving() {
    view.becomeFirstResponder()
    view.removeFromSuperview()
    stage.turn()
    #expect(stage.platformWindow?.textInput == nil)
  }

  @Test("Typed text goes to the first responder in the chain that takes text")
  func typing() {
    view.becomeFirstResponder()
    stage.type("Hi")
    #expect(view.text == "Hi")
    view.resignFirstResponder()
    stage.type("!")
    #expect(view.text == "Hi")
  }

  @Test("Backspace and Enter reach every kind of text input")
  func keys() {
    view.becomeFirstResponder()
    stage.type("ab")
    stage.press(.backspace)
    stage.press(.enter)
    #expect(view.text == "a\n")
  }
}
