import Containers
import ContainersTesting
import Testing

/// Responders whose view leaves the window.
@MainActor
@Suite("A responder whose view leaves the window")
struct LeavingResponderTests {
  /// A controller that can become first responder.
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

  /// A responder whose next responder is another one.
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

  @Test("resigns if it is a controller")
  func controller() {
    child.becomeFirstResponder()
    stage.press(.space)

    child.view.removeFromSuperview()
    stage.press(.space)

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["press", "release", "resigned"])
  }

  @Test("resigns if an ancestor of its view leaves, and if the root is replaced")
  func around() {
    child.becomeFirstResponder()
    stage.window.rootViewController = ViewController()

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["resigned"])
  }

  @Test("resigns if its next responder is the view or its controller", arguments: [true, false])
  func assistant(_ hangsOnView: Bool) {
    let assistant = Assistant(of: hangsOnView ? child.view : child)
    assistant.becomeFirstResponder()
    #expect(assistant.isFirstResponder)

    child.view.removeFromSuperview()

    #expect(stage.window.firstResponder == nil)
  }

  @Test("resigns if it became first responder while leaving")
  func late() {
    child.whenDisappearing = { [unowned child] in child.becomeFirstResponder() }

    child.view.removeFromSuperview()

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["resigned"])
  }

  @Test("resigns if the controller releases its view")
  func otherView() {
    child.becomeFirstResponder()

    child.view = View()

    #expect(stage.window.firstResponder == nil)
    #expect(child.log == ["resigned"])
  }

  @Test("stays first responder if it only moves within the window")
  func inside() {
    let box = View()
    root.view.addSubview(box)
    child.becomeFirstResponder()

    box.addSubview(child.view)

    #expect(child.isFirstResponder)
  }

  @Test("is told that the key it holds was canceled")
  func heldKey() {
    child.becomeFirstResponder()
    stage.send(.keyDown(Key(.space), isRepeat: false))

    child.view.removeFromSuperview()
    stage.send(.keyUp(Key(.space)))

    #expect(child.log == ["press", "resigned", "cancel"])
  }
}
