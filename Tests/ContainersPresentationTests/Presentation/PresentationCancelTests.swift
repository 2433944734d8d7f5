import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

/// Presentations and dismissals by an animator, which the user may drag and abandon.
@MainActor
@Suite("Animated and canceled presentations", .noWarnings)
struct PresentationCancelTests {
  private final class Shape: PresentationController {
    private(set) var ends: [String] = []

    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      ends.append("presented \(completed)")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      ends.append("dismissed \(completed)")
    }
  }

  private let delegate = AnimatorDelegate(SlidingAnimator())
  private let scene: PresentationInputTests.Scene

  init() {
    scene = PresentationInputTests.Scene(.fullScreen)
    scene.presented.transitioningDelegate = delegate
    scene.stage.press(.tab)
  }

  /// Requests a transition, drags it half way and abandons it.
  private func abandon(_ request: () -> Void) {
    delegate.abandon(on: scene.stage, request)
  }

  @Test("F207: a canceled presentation does not call its completion")
  func presentationCompletion() {
    var isCalled = false
    abandon { scene.root.present(scene.presented, animated: true) { isCalled = true } }

    #expect(!isCalled)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("F006: after a canceled presentation the focus is back in the presenter")
  func presentationFocus() {
    #expect(scene.stage.window.focusedView === scene.below)

    abandon { scene.root.present(scene.presented, animated: true) }

    #expect(scene.stage.window.focusedView === scene.below)
  }

  @Test("F207: a canceled dismissal does not call its completion")
  func dismissalCompletion() {
    scene.present()
    var isCalled = false
    abandon { scene.root.dismiss(animated: true) { isCalled = true } }

    #expect(!isCalled)
    #expect(scene.root.presentedViewController === scene.presented)
    scene.dismiss()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("F006: after a canceled dismissal the focus is back in the presented controller")
  func dismissalFocus() {
    scene.present()
    scene.stage.press(.tab)
    #expect(scene.stage.window.focusedView === scene.second)

    abandon { scene.root.dismiss(animated: true) }

    #expect(scene.stage.window.focusedView === scene.second)
  }

  @Test("F209: after a canceled dismissal the presenter's view has left the window again")
  func presenterLeaves() {
    scene.present()
    #expect(scene.root.view.window == nil)

    abandon { scene.root.dismiss(animated: true) }

    #expect(scene.root.view.window == nil)
    #expect(scene.presented.view.frame == scene.stage.window.bounds)
  }

  @Test("F207: a presentation controller is told that its transitions were canceled")
  func presentationController() {
    var shape: Shape?
    delegate.makeShape = {
      let made = Shape(presentedViewController: $0, presenting: $1)
      shape = made
      return made
    }
    scene.presented.modalPresentationStyle = .custom
    abandon { scene.root.present(scene.presented, animated: true) }
    #expect(shape?.ends == ["presented false"])

    scene.present()
    abandon { scene.root.dismiss(animated: true) }
    #expect(shape?.ends == ["presented true", "dismissed false"])
  }

  @Test(
    "F209: the presenter stays in its place while another view slides over it, and away again",
    arguments: [true, false])
  func presenterStays(_ isLowered: Bool) {
    let place = Rect(x: 100, y: isLowered ? 80 : 0, width: 300, height: 200)
    let child = ViewController()
    scene.root.addChild(child)
    child.view.frame = place
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    child.definesPresentationContext = true
    scene.presented.modalPresentationStyle = .currentContext
    var shown: Rect { child.view.convert(child.view.bounds, to: nil) }

    child.present(scene.presented, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(500))
    #expect(child.view.window != nil)
    #expect(shown == place)
    scene.stage.settle()
    #expect(child.view.window == nil)

    child.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(500))
    #expect(child.view.window != nil)
    #expect(shown == place)
    scene.stage.settle()
    #expect(child.view.superview === scene.root.view)
    #expect(child.view.frame == place)
  }
}
