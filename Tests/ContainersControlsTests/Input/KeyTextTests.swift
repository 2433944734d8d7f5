import Containers
import ContainersTesting
import Testing

/// The text of a key press that has already had another effect.
@MainActor
struct KeyTextTests {
  private let field = TextField(frame: Rect(x: 0, y: 0, width: 80, height: 30))

  /// A view that makes a text field first responder when it is pressed.
  private final class Leader: View {
    weak var target: View?

    override var canBecomeFocused: Bool { true }
    override func pressesBegan(_ presses: Set<Press>) { window?.moveFocus(to: target) }
  }

  @Test("A key whose command focuses a text field is not typed into it, but the next key is")
  func command() {
    let root = ViewController()
    let stage = Stage(root, size: Size(width: 100, height: 60))
    root.view.addSubview(field)
    root.addKeyCommand(
      KeyCommand(.character("/"), title: "Search") { stage.window.moveFocus(to: field) })
    stage.type("/")
    #expect(field.isFocused)
    #expect(field.text?.isEmpty != false)
    stage.type("/a")

    #expect(field.text == "/a")
  }

  @Test("A key whose press focuses a text field is not typed into it, but the next key is")
  func press() {
    let stage = Stage(ViewController(), size: Size(width: 100, height: 60))
    let leader = Leader(frame: Rect(x: 0, y: 30, width: 80, height: 30))
    leader.target = field
    stage.window.addSubview(field)
    stage.window.addSubview(leader)
    stage.window.moveFocus(to: leader)
    stage.type("xy")

    #expect(field.text == "y")
  }

  @Test("Text without a key, as from an input method, is typed after any key")
  func composed() {
    let root = ViewController()
    let stage = Stage(root, size: Size(width: 100, height: 60))
    root.view.addSubview(field)
    root.addKeyCommand(
      KeyCommand(.character("/"), title: "Search") { stage.window.moveFocus(to: field) })
    stage.press(.character("/"))
    stage.send(.text("日"))

    #expect(field.text == "日")
  }
}
