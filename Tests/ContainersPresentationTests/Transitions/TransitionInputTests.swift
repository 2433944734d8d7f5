import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Pointer, keys and focus during a transition")
struct TransitionInputTests {
  /// A view that counts the events it receives and can refuse to resign first responder.
  final class Listener: View {
    var events: [String] = []
    var clings = false

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !clings }
    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("began")
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("moved")
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("ended")
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("cancelled")
    }
    override func pressesBegan(_ presses: Set<Press>) { events.append("press") }
    override func pressesEnded(_ presses: Set<Press>) { events.append("release") }
    override func pressesCancelled(_ presses: Set<Press>) { events.append("presses cancelled") }
  }

  let scene = SlidingScene()
  let lower = Listener()
  let upper = Listener()

  init() {
    for (controller, view) in [(scene.old, lower), (scene.new, upper)] {
      view.frame = scene.container.bounds
      controller.view.frame = scene.container.bounds
      controller.view.addSubview(view)
    }
    scene.stage.settle()
  }

  func change(_ options: AnimationOptions = []) {
    scene.parent.addChild(scene.new)
    scene.old.willMove(toParent: nil)
    scene.parent.transition(
      from: scene.old, to: scene.new, duration: .seconds(1), options: options,
      completion: { [scene] _ in
        scene.old.removeFromParent()
        scene.new.didMove(toParent: scene.parent)
      })
    scene.stage.turn()
  }

  func click() {
    scene.stage.send(.pointerPressed(.primary, Point(x: 50, y: 25), modifiers: []))
    scene.stage.send(.pointerReleased(.primary, Point(x: 50, y: 25), modifiers: []))
  }

  @Test("F004: during a transition the pointer reaches neither side; afterward it does")
  func pointer() {
    change()
    click()
    #expect(lower.events.isEmpty)
    #expect(upper.events.isEmpty)

    scene.stage.settle()
    click()

    #expect(upper.events == ["began", "ended"])
  }

  @Test("F004: with allowUserInteraction the pointer reaches both sides")
  func allowed() {
    change([.allowUserInteraction])

    click()

    #expect(upper.events == ["began", "ended"])
    scene.stage.settle()
  }

  @Test("F004: a touch on the old view is canceled when the transition begins")
  func touchDown() {
    scene.stage.send(.pointerPressed(.primary, Point(x: 50, y: 25), modifiers: []))
    #expect(lower.events == ["began"])

    change()
    scene.stage.send(.pointerReleased(.primary, Point(x: 50, y: 25), modifiers: []))
    scene.stage.settle()

    #expect(lower.events == ["began", "cancelled"])
  }

  @Test("F004: a drag in the old view is canceled")
  func drag() {
    var states: [GestureState] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    lower.addGestureRecognizer(pan)
    scene.stage.send(.pointerPressed(.primary, Point(x: 20, y: 25), modifiers: []))
    scene.stage.send(.pointerMoved(Point(x: 60, y: 25), modifiers: []))
    #expect(states.first == .began)

    change()
    scene.stage.send(.pointerMoved(Point(x: 80, y: 25), modifiers: []))
    scene.stage.send(.pointerReleased(.primary, Point(x: 80, y: 25), modifiers: []))

    #expect(states.last == .cancelled)
    scene.stage.settle()
  }

  @Test("F004: the user can use both sides of an interactive transition")
  func interactive() {
    scene.slide(SlidingAnimator(), PercentDrivenInteractiveTransition())

    scene.stage.turn()
    click()

    #expect(lower.events == ["began", "ended"])
  }

  @Test("F004: keys held in the old view are canceled, and keys reach neither side")
  func keys() {
    lower.becomeFirstResponder()
    scene.stage.send(.keyDown(Key(.character("x")), isRepeat: false))
    #expect(lower.events == ["press"])
    scene.new.whenCalled = { [upper] in
      if $0.hasPrefix("viewIsAppearing") { upper.becomeFirstResponder() }
    }

    change()
    scene.stage.send(.keyDown(Key(.character("y")), isRepeat: false))
    #expect(lower.events == ["press", "presses cancelled"])
    #expect(upper.events.isEmpty)
    scene.stage.settle()
    scene.stage.send(.keyDown(Key(.character("z")), isRepeat: false))

    #expect(upper.events == ["press"])
  }

  @Test("F006: the first responder in the old view resigns before any callback is sent")
  func resigning() {
    lower.becomeFirstResponder()
    var isResigned: Bool?
    scene.old.whenCalled = { [lower] in
      if $0.hasPrefix("viewWillDisappear") { isResigned = !lower.isFirstResponder }
    }

    change()

    #expect(isResigned == true)
    #expect(scene.stage.window.focusedView == nil)
    scene.stage.settle()
  }

  @Test("F006: a view that refuses to resign loses first responder anyway, with a warning")
  func refusing() {
    lower.becomeFirstResponder()
    lower.clings = true

    let lines = WarningLog.lines { change() }

    #expect(lines.count == 1)
    #expect(scene.stage.window.firstResponder == nil)
    scene.stage.settle()
  }

  @Test("F006: by keyboard, the focus goes from what leaves to what the surroundings prefer")
  func successor() {
    final class Parent: ViewController {
      var preferred: [any FocusEnvironment] = []
      override var preferredFocusEnvironments: [any FocusEnvironment] { preferred }
    }
    let (parent, old, new) = (Parent(), ViewController(), ViewController())
    let stage = Stage(parent, size: Size(width: 200, height: 100))
    parent.addChild(old)
    for (controller, view) in [(old, Listener()), (new, Listener())] {
      view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      controller.view.addSubview(view)
    }
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    stage.press(.tab)
    #expect(stage.window.focusedView?.superview === old.view)
    parent.preferred = new.view.subviews

    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(from: old, to: new, duration: .seconds(1)) { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    stage.turn()
    #expect(stage.window.focusedView == nil)
    stage.settle()

    #expect(stage.window.focusedView?.superview === new.view)
  }

  @Test(
    "F006: cancellation restores the focus, unless the controller refuses or the user moved it",
    arguments: ["plain", "refused", "moved"])
  func returning(_ kind: String) {
    let other = Listener(frame: Rect(x: 0, y: 60, width: 10, height: 10))
    scene.parent.view.addSubview(other)
    scene.old.restoresFocusAfterTransition = kind != "refused"
    lower.becomeFirstResponder()
    let interaction = PercentDrivenInteractiveTransition()
    scene.slide(SlidingAnimator(), interaction)
    #expect(!lower.isFirstResponder)
    if kind == "moved" { other.becomeFirstResponder() }

    interaction.cancel()
    scene.stage.settle()

    #expect(lower.isFirstResponder == (kind == "plain"))
    #expect(other.isFirstResponder == (kind == "moved"))
  }
}
