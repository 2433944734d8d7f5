import Containers
import ContainersTesting
import Testing

/// Responders whose view leaves the window.
@MainActor
@Suite("A responder whose view leaves the window")
struct LeavingResponderTests {
  /// A controller that takes the keys.
  final class Keyed: ViewController {
    private(set) var log: [String] = []
    var whenDisappearing: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }
    override func didResignFirstResponder() { log.append("resigned") }
    override func pressesBegan(_ presses: Set<Press>) { log.append("press") }
    override func pressesEnded(_ presses: Set<Press>) { log.append("release") }
    override func pressesCancelled(_ presses: Set<Press>) { log.append("cancel") }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      whenDisappearing?()
    }
  }

  /// A responder that hangs on another one.
  final class Assistant: Responder {
    let owner: Responder

    init(of owner: Responder) { self.owner = owner }

    override var next: Responder? { owner }
    override var canBecomeFirstResponder: Bool { true }
  }

  let root = ViewController()
  let child = Keyed()
  let stage: Stage

  init() {
    stage = Stage(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
  }

  @Test("gives the keys up where it is a controller")
  func controller() {
    child.becomeFirstResponder()
    stage.press(.space)

    child.view.removeFromSuperview()
    stage.press(.space)

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["press", "release", "resigned"])
  }

  @Test("gives the keys up where a view around its own leaves, and where the root is replaced")
  func around() {
    child.becomeFirstResponder()
    stage.window.rootViewController = ViewController()

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["resigned"])
  }

  @Test("gives the keys up where it hangs on the view or its controller", arguments: [true, false])
  func assistant(_ hangsOnView: Bool) {
    let assistant = Assistant(of: hangsOnView ? child.view : child)
    assistant.becomeFirstResponder()
    #expect(assistant.isFirstResponder)

    child.view.removeFromSuperview()

    #expect(stage.window.firstResponder == nil)
  }

  @Test("gives the keys up where it took them on its way out")
  func late() {
    child.whenDisappearing = { [unowned child] in child.becomeFirstResponder() }

    child.view.removeFromSuperview()

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["resigned"])
  }

  @Test("gives the keys up where the controller lets go of its view")
  func otherView() {
    child.becomeFirstResponder()

    child.view = View()

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["resigned"])
  }

  @Test("keeps the keys where it only moves inside the window")
  func inside() {
    let box = View()
    root.view.addSubview(box)
    child.becomeFirstResponder()

    box.addSubview(child.view)

    #expect(child.isFirstResponder)
  }

  @Test("is told that the key that it holds was called off")
  func heldKey() {
    child.becomeFirstResponder()
    stage.send(.keyDown(Key(.space), isRepeat: false))

    child.view.removeFromSuperview()
    stage.send(.keyUp(Key(.space)))

    #expect(child.log == ["press", "resigned", "cancel"])
  }
}
