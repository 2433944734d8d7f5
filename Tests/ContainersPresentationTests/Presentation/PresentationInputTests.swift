import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Focus, keys, and the pointer around presentations", .noWarnings)
struct PresentationInputTests {
  /// A root with a button, and a controller to present with two buttons.
  @MainActor
  struct Scene {
    let root = ViewController()
    let presented = ViewController()
    let stage: Stage
    let below = Button(title: "Below")
    let first = Button(title: "First")
    let second = Button(title: "Second")
    var taps: [String] = []

    init(_ style: ModalPresentationStyle = .overFullScreen) {
      below.frame = Rect(x: 20, y: 20, width: 120, height: 40)
      first.frame = Rect(x: 20, y: 100, width: 120, height: 40)
      second.frame = Rect(x: 20, y: 160, width: 120, height: 40)
      root.loadViewIfNeeded()
      root.view.addSubview(below)
      presented.modalPresentationStyle = style
      presented.loadViewIfNeeded()
      presented.view.addSubview(first)
      presented.view.addSubview(second)
      stage = Stage(root, size: Size(width: 800, height: 600))
    }

    func present() {
      root.present(presented, animated: false)
      stage.settle()
    }

    func dismiss() {
      root.dismiss(animated: false)
      stage.settle()
    }
  }

  @Test(
    "F006: when a presentation has ended, the focus returns to what had it",
    arguments: [ModalPresentationStyle.overFullScreen, .fullScreen, .formSheet, .currentContext])
  func focusReturns(_ style: ModalPresentationStyle) {
    let scene = Scene(style)
    scene.root.definesPresentationContext = true
    scene.stage.press(.tab)
    #expect(scene.stage.window.focusedView === scene.below)

    scene.present()
    #expect(scene.stage.window.focusedView === scene.first)
    scene.dismiss()

    #expect(scene.stage.window.focusedView === scene.below)
  }

  @Test("F006: a controller that does not want its focus back does not get it")
  func focusDoesNotReturn() {
    let scene = Scene()
    scene.root.restoresFocusAfterTransition = false
    scene.stage.press(.tab)

    scene.present()
    scene.dismiss()

    #expect(scene.stage.window.focusedView == nil)
  }

  @Test("F006: a view that a person has focused meanwhile keeps the focus")
  func focusedMeanwhile() {
    let scene = Scene()
    let other = Button(title: "Other")
    other.frame = Rect(x: 200, y: 20, width: 120, height: 40)
    scene.root.view.addSubview(other)
    scene.stage.press(.tab)
    scene.present()

    scene.root.dismiss(animated: true) { scene.stage.window.moveFocus(to: other) }
    scene.stage.settle()

    #expect(scene.stage.window.focusedView === other)
  }

  @Test("F006: when a chain ends, the memory of the lowest counts")
  func focusOfChain() {
    let scene = Scene()
    scene.stage.press(.tab)
    scene.present()
    let third = ViewController()
    third.modalPresentationStyle = .overFullScreen
    scene.presented.present(third, animated: false)
    scene.stage.settle()

    scene.dismiss()

    #expect(scene.stage.window.focusedView === scene.below)
  }

  @Test("F007: come by mouse, nothing is focused, and Tab starts in the presented controller")
  func byMouse() {
    let scene = Scene()
    scene.stage.tap(at: Point(x: 400, y: 500))

    scene.present()

    #expect(scene.stage.window.focusedView == nil)
    scene.stage.press(.tab)
    #expect(scene.stage.window.focusedView === scene.first)
  }

  @Test("F122: Tab stays inside a blocking presentation")
  func tabStaysInside() {
    let scene = Scene()
    scene.present()
    for _ in 0..<5 {
      scene.stage.press(.tab)
      #expect(scene.stage.window.focusedView?.isDescendant(of: scene.presented.view) == true)
    }
    #expect(scene.stage.element("Below") == nil)
  }

  @Test(
    "F122: key commands of what lies under a blocking presentation do not run",
    arguments: [ModalPresentationStyle.overFullScreen, .fullScreen, .formSheet])
  func keyCommands(_ style: ModalPresentationStyle) {
    let scene = Scene(style)
    var ran: [String] = []
    scene.root.addKeyCommand(KeyCommand(.character("b"), title: "Below") { ran.append("below") })
    scene.presented.addKeyCommand(
      KeyCommand(.character("i"), title: "Inside") { ran.append("inside") })
    scene.stage.press(.tab)
    scene.present()

    scene.stage.press(.character("b"))
    scene.stage.press(.character("i"))
    #expect(ran == ["inside"])

    scene.dismiss()
    scene.stage.press(.character("b"))
    #expect(ran == ["inside", "below"])
  }

  @Test("F120, F121: what lies under a presentation gets no press, even beside the presented view")
  func pressBeside() {
    let scene = Scene(.formSheet)
    var taps = 0
    scene.below.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    scene.present()

    scene.stage.tap(at: Point(x: 80, y: 40))
    #expect(taps == 0)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)

    scene.stage.tap(at: Point(x: 80, y: 40))
    #expect(taps == 1)
  }

  @Test("F123: Escape acts as a press beside a sheet; a full-screen presentation ignores it")
  func escape() {
    let sheet = Scene(.formSheet)
    sheet.present()
    sheet.stage.press(.escape)
    sheet.stage.settle()
    #expect(sheet.root.presentedViewController == nil)

    let full = Scene(.fullScreen)
    full.present()
    full.stage.press(.escape)
    full.stage.settle()
    #expect(full.root.presentedViewController === full.presented)
  }

  @Test(
    "F004: input reaches the presented controller while it comes, since the cover is interruptible")
  func inputDuringTransition() {
    let scene = Scene(.overFullScreen)
    scene.stage.press(.tab)
    scene.root.present(scene.presented, animated: true)
    scene.stage.advance(by: .milliseconds(200))

    #expect(scene.stage.window.focusedView === scene.first)
    scene.stage.settle()
  }

  @Test("Q42: the delegate is asked and told when the user dismisses, and not by the program")
  func delegate() {
    final class Delegate: AdaptivePresentationControllerDelegate {
      var mayDismiss = true
      var log: [String] = []
      func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
        log.append("should")
        return mayDismiss
      }
      func presentationControllerWillDismiss(_ controller: PresentationController) {
        log.append("will")
      }
      func presentationControllerDidDismiss(_ controller: PresentationController) {
        log.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        log.append("attempt")
      }
    }
    let scene = Scene(.formSheet)
    let delegate = Delegate()
    scene.presented.presentationController?.delegate = delegate
    scene.present()
    delegate.mayDismiss = false
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(delegate.log == ["should", "attempt"])
    #expect(scene.root.presentedViewController != nil)

    delegate.log = []
    delegate.mayDismiss = true
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(delegate.log == ["should", "will", "did"])

    delegate.log = []
    scene.presented.presentationController?.delegate = delegate
    scene.present()
    scene.dismiss()
    #expect(delegate.log == [])
  }

  @Test("F124, Q42: isModalInPresentation of a visible descendant refuses the user's dismissal")
  func modal() {
    final class Delegate: AdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        attempts += 1
      }
    }
    let scene = Scene(.formSheet)
    let delegate = Delegate()
    scene.presented.presentationController?.delegate = delegate
    let child = ViewController()
    child.isModalInPresentation = true
    scene.presented.addChild(child)
    scene.presented.view.addSubview(child.view)
    child.view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    child.didMove(toParent: scene.presented)
    scene.present()

    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(delegate.attempts == 1)
    #expect(scene.root.presentedViewController != nil)

    child.isModalInPresentation = false
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
  }
}
