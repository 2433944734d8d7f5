import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Chains of presentations", .noWarnings)
struct PresentationChainTests {
  private let scene = PresentationScene()

  @Test("Q46: a controller between is told that it disappears, and hidden at once")
  func between() {
    let first = scene.present("B", .overFullScreen)
    let second = scene.present("D", .overFullScreen, from: first)
    scene.transcript.clear()

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: .milliseconds(50))
    #expect(second.view.window != nil)
    #expect(first.view.isHidden)
    #expect(!second.view.isHidden)
    scene.stage.settle()

    #expect(!first.view.isHidden)
    #expect(
      scene.order == [
        "D.viewWillDisappear(true)", "B.viewWillDisappear(true)", "D.viewDidDisappear(true)",
        "B.viewDidDisappear(true)",
      ])
  }

  @Test("Q46: a controller that was hidden on the way can be presented again")
  func again() {
    let first = scene.present("B", .overFullScreen)
    scene.present("D", .overFullScreen, from: first)
    scene.root.dismiss(animated: false)
    scene.stage.settle()

    scene.root.present(first, animated: false)
    scene.stage.settle()

    #expect(scene.top(of: first) == 0)
  }

  @Test("Q70: a presented controller that another one covers is not presented or dismissed by that")
  func flags() {
    let first = scene.present("B", .fullScreen)
    var flags: [String] = []
    first.whenCalled = { [weak first] callback in
      guard let first, callback.contains("ppear(") else { return }
      if first.isBeingPresented { flags.append("presented in \(callback)") }
      if first.isBeingDismissed { flags.append("dismissed in \(callback)") }
    }

    let second = scene.present("D", .fullScreen, from: first)
    #expect(first.view.window == nil)
    second.dismiss(animated: false)
    scene.stage.settle()

    #expect(flags == [])
    #expect(scene.transcript.lines.last { $0.hasPrefix("B.") && $0.contains("ppear(") } != nil)
  }

  @Test("F111: replacing the root ends a presentation that is about to begin above another one")
  func rootReplaced() {
    let first = scene.present("B", .overFullScreen)
    let second = scene.controller("D", .overFullScreen)

    first.present(second, animated: true)
    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()

    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(scene.stage.window.overlays.isEmpty)
  }

  @Test("F006: the dismissed controller's viewDidDisappear comes when the focus is back")
  func focusAtEnd() {
    let button = Button(title: "Below")
    button.frame = Rect(x: 20, y: 20, width: 100, height: 40)
    scene.root.view.addSubview(button)
    scene.stage.window.moveFocus(to: button)
    let window = scene.stage.window
    let presented = scene.present("B", .formSheet)
    #expect(window.focusedView == nil)
    #expect(scene.root.view.tintAdjustmentMode == .dimmed)
    var focused: View?
    var mode: TintAdjustmentMode?
    presented.whenCalled = { [root = scene.root] callback in
      guard callback.hasPrefix("viewDidDisappear") else { return }
      (focused, mode) = (window.focusedView, root.view.tintAdjustmentMode)
    }

    scene.root.dismiss(animated: false)
    scene.stage.settle()

    #expect(focused === button)
    #expect(mode != nil)
    #expect(mode != .dimmed)
  }

  @Test("Q72: a presenter whose view has been removed is followed by what contained the view")
  func responderChain() {
    scene.present("B", .fullScreen)

    #expect(scene.root.view.window == nil)
    #expect(scene.root.next === scene.stage.window)
  }

  @Test("What is presented by a controller in an overlay lies in front of that overlay")
  func inOverlay() {
    let notice = ViewController()
    notice.view.frame = Rect(x: 100, y: 100, width: 200, height: 100)
    let overlay = Overlay(notice.view, kind: .notice)
    overlay.begin(in: scene.stage.window)

    let presented = scene.present("B", .overFullScreen, from: notice)

    let container = presented.presentationController?.containerView
    #expect(scene.stage.window.overlays.map(\.view) == [notice.view, container])
    overlay.end()
    scene.stage.settle()
    #expect(presented.presentingViewController == nil)
  }

  @Test("C135: the context does not decide the transition style of what covers the window")
  func transitionStyle() {
    scene.root.definesPresentationContext = true
    scene.root.providesPresentationContextTransitionStyle = true
    scene.root.modalTransitionStyle = .crossDissolve
    let presented = scene.controller("B", .overFullScreen)

    scene.root.present(presented, animated: true)
    scene.stage.advance(by: .milliseconds(50))

    #expect(scene.top(of: presented).map { $0 > 0 } == true)
    scene.stage.settle()
  }

  @Test("F124, Q42: a descendant that is not visible does not refuse the user's dismissal")
  func invisibleModal() {
    let presented = scene.present("B", .formSheet)
    let child = ViewController()
    presented.addChild(child)
    child.loadViewIfNeeded()
    child.isModalInPresentation = true

    scene.stage.press(.escape)
    scene.stage.settle()

    #expect(scene.root.presentedViewController == nil)
  }
}
