import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct ActionChainTests {
  let host = RecordingHost()
  let window: Window
  let outer = Editor(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let inner = Editor(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.becomeFirstResponder()
  }

  @Test("C154, C156, C158: editing keys go to the first responder that handles their action")
  func editing() {
    outer.performed = [.copy, .undo]
    window.type(.character("c"), .control)
    #expect((outer.log, inner.log) == (["copy"], []))
    inner.performed = [.copy]
    window.type(.character("c"), .control)
    window.type(.insert, .control)
    window.type(.character("z"), .control)
    #expect((outer.log, inner.log) == (["copy", "undo"], ["copy", "copy"]))
  }

  @Test(
    "C154, C155: a controller performs actions its root view does not handle, before its parent")
  func controllers() {
    let parent = CopyingController(), child = CopyingController()
    let stage = Stage(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let field = Editor(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    child.view.addSubview(field)
    field.becomeFirstResponder()
    stage.press(.character("c"), modifierFlags: .control)
    #expect((parent.copies, child.copies) == (0, 1))
    child.isReady = false
    stage.press(.character("c"), modifierFlags: .control)
    #expect((parent.copies, child.copies) == (1, 1))
  }

  @Test("An editing key that nobody handles is an ordinary press")
  func unperformed() {
    window.type(.character("v"), .control)
    #expect(inner.log == ["press"])
  }

  @Test("A responder that implements an action performs it, unless it declines")
  func declared() {
    let action = Selector("shout", Editor.shout)
    #expect(inner.target(forAction: action, withSender: nil) === inner)
    #expect(View().target(forAction: action, withSender: nil) == nil)
    #expect(inner.perform(action))
    #expect(inner.log == ["shout"])
    #expect(action == Selector("shout", Editor.shout))
    #expect(action != Selector("whisper", Editor.shout))
    #expect(!window.perform(action))
    #expect(!window.canPerformAction(.copy, withSender: nil))
    #expect(window.perform(.copy))
  }

  @Test("Of two commands for a key, the one nearer to the first responder runs")
  func conflict() {
    for editor in [outer, inner] {
      editor.commands = [KeyCommand(.function(2), title: "Rename") { editor.log.append("rename") }]
    }
    window.type(.function(2))
    #expect((outer.log, inner.log) == ([], ["rename"]))
  }

  @Test("Commands that are disabled, or whose action nobody handles, are skipped")
  func skipped() {
    outer.commands = [
      KeyCommand(.function(2), title: "Outer") { [outer] in outer.log.append("F2") }
    ]
    inner.commands = [
      KeyCommand(.function(2), title: "Off", attributes: .disabled) { [inner] in
        inner.log.append("off")
      },
      KeyCommand(title: "Paste", action: .paste, input: .function(2)),
    ]
    window.type(.function(2))
    #expect((outer.log, inner.log) == (["F2"], []))
    outer.performed = [.paste]
    window.type(.function(2))
    #expect(outer.log == ["F2", "paste"])
    outer.disables = true
    window.type(.function(2))
    #expect(outer.log == ["F2", "paste", "F2"])
  }

  @Test("Text input keeps typed keys from the key commands behind it, unless they have priority")
  func typing() {
    let command = KeyCommand(.character("g"), title: "Grid") { [outer] in outer.log.append("grid") }
    outer.commands = [command]
    let field = TypingView(frame: inner.bounds)
    inner.addSubview(field)
    field.becomeFirstResponder()
    window.type(.character("g"), characters: "g")
    #expect(outer.log.isEmpty)
    command.wantsPriorityOverSystemBehavior = true
    window.type(.character("g"), characters: "g")
    #expect(outer.log == ["grid"])
    command.wantsPriorityOverSystemBehavior = false
    inner.becomeFirstResponder()
    window.type(.character("g"), characters: "g")
    #expect(outer.log == ["grid", "grid"])
  }

  @Test("Tab moves the focus before a key command for it runs, unless the command has priority")
  func tab() {
    let command = KeyCommand(.tab, title: "Indent") { [inner] in inner.log.append("indent") }
    inner.commands = [command]
    window.type(.tab)
    #expect(inner.log.isEmpty)
    command.wantsPriorityOverSystemBehavior = true
    window.type(.tab)
    #expect(inner.log == ["indent"])
  }
}

@MainActor
private final class CopyingController: ViewController {
  var copies = 0
  var isReady = true
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .copy ? isReady : super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) { copies += 1 }
}

@MainActor
final class Editor: View {
  var log: [String] = []
  var performed: Set<Selector> = []
  var commands: [KeyCommand] = []
  var disables = false
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { commands }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performed.contains(action) || super.canPerformAction(action, withSender: sender)
  }
  override func validate(_ command: Command) { if disables { command.attributes = .disabled } }
  override func copy(_ sender: Any?) { log.append("copy") }
  override func paste(_ sender: Any?) { log.append("paste") }
  override func undo(_ sender: Any?) { log.append("undo") }
  override func pressesBegan(_ presses: Set<Press>) { log.append("press") }
  func shout() { log.append("shout") }
}

@MainActor
private final class TypingView: View, KeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func deleteBackward() {}
  func insertText(_ text: String) {}
}
