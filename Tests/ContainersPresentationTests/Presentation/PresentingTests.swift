import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("present(_:animated:completion:) and dismiss(animated:completion:)", .noWarnings)
struct PresentingTests {
  @Test(
    "Q40, F101, C118: a full-screen presentation sets relations at once and then sends callbacks")
  func presenting() {
    let scene = PresentationScene()
    let presented = scene.controller()

    scene.root.present(presented, animated: true) { scene.transcript.add("call", "completion") }

    #expect(scene.transcript.lines == ["B.loadView", "B.viewDidLoad"])
    #expect(scene.root.presentedViewController === presented)
    #expect(presented.presentingViewController === scene.root)
    scene.stage.settle()
    #expect(
      scene.order == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "call.completion",
      ])
    #expect(scene.transcript.lines.contains("B.viewDidLayoutSubviews"))
  }

  @Test("Q40, C126: a full-screen dismissal mirrors the presentation and lets the controller go")
  func dismissing() {
    let scene = PresentationScene()
    weak var gone: RecordingController?
    do {
      let presented = scene.present()
      gone = presented
      #expect(scene.root.view.window == nil)
      scene.transcript.clear()
      presented.dismiss(animated: true) { scene.transcript.add("call", "completion") }
    }

    scene.stage.settle()

    #expect(
      scene.order == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
        "A.viewDidAppear(true)", "B.viewDidDisappear(true)", "call.completion",
      ])
    #expect(scene.root.view.superview === scene.stage.window)
    #expect(gone == nil)
  }

  @Test(
    "Q40: unanimated transitions send the same callbacks in the same order",
    arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func unanimated(_ style: ModalPresentationStyle) {
    let scene = PresentationScene()
    scene.root.definesPresentationContext = true

    scene.present("B", style)

    #expect(
      scene.order == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
      ])
    scene.transcript.clear()
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(
      scene.order == [
        "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "B.viewDidDisappear(false)",
      ])
  }

  @Test("Q40, Q70: what the relations and flags say in each callback")
  func relationsInCallbacks() {
    let scene = PresentationScene()
    let presented = scene.controller()
    var states: [String] = []
    func note(_ name: String, _ callback: String) {
      let flags =
        (presented.isBeingPresented ? " presented" : "")
        + (presented.isBeingDismissed ? " dismissed" : "")
        + (scene.root.presentedViewController != nil ? " >" : "")
        + (presented.presentingViewController != nil ? " <" : "")
      states.append("\(name).\(callback.prefix { $0 != "(" })\(flags)")
    }
    scene.root.whenCalled = { note("A", $0) }
    presented.whenCalled = { note("B", $0) }

    scene.root.present(presented, animated: true) { note("", "completion") }
    scene.stage.settle()

    func appearances() -> [String] {
      states.filter { $0.contains("ppear") || $0.contains("completion") }
    }
    #expect(
      appearances() == [
        "A.viewWillDisappear > <", "B.viewWillAppear presented > <",
        "B.viewIsAppearing presented > <", "B.viewDidAppear presented > <",
        "A.viewDidDisappear > <", ".completion > <",
      ])
    states = []
    scene.root.dismiss(animated: true) { note("", "completion") }
    scene.stage.settle()
    #expect(
      appearances() == [
        "B.viewWillDisappear dismissed > <", "A.viewWillAppear dismissed > <",
        "A.viewIsAppearing dismissed > <", "A.viewDidAppear dismissed",
        "B.viewDidDisappear dismissed", ".completion",
      ])
  }

  @Test(
    "Q41, C127, C134: which styles send appearance callbacks to the presenter",
    arguments: [
      (ModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
      (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false), (.custom, false),
    ])
  func presenterCallbacks(_ style: ModalPresentationStyle, _ isTold: Bool) {
    let scene = PresentationScene()
    scene.root.definesPresentationContext = true

    let presented = scene.present("B", style, animated: true)

    let told = scene.transcript.lines.filter { $0.hasPrefix("A.view") && $0.contains("isappear") }
    #expect(told == (isTold ? ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"] : []))
    #expect((scene.root.view.window == nil) == isTold)
    #expect(scene.transcript.lines.contains("B.viewDidAppear(true)"))
    scene.transcript.clear()
    presented.dismiss(animated: true)
    scene.stage.settle()
    #expect(
      scene.transcript.lines.contains("A.viewDidAppear(true)") == isTold)
    #expect(scene.root.view.window != nil)
  }

  @Test("F102, Q41: a custom presentation that removes the presenter's view tells the presenter")
  func customRemoving() {
    final class Removing: PresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class Delegate: ViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: ViewController, presenting: ViewController?, source: ViewController
      ) -> PresentationController? {
        Removing(presentedViewController: presented, presenting: presenting)
      }
    }
    let scene = PresentationScene()
    let delegate = Delegate()
    let presented = scene.controller("B", .custom)
    presented.transitioningDelegate = delegate

    scene.root.present(presented, animated: false)
    scene.stage.settle()

    #expect(scene.transcript.lines.contains("A.viewDidDisappear(false)"))
    #expect(presented.presentationController is Removing)
  }

  @Test("Q45, C119: the relations are read from any descendant")
  func relationsFromDescendants() {
    let scene = PresentationScene()
    let presented = scene.controller()
    let inner = ViewController()
    presented.addChild(inner)
    presented.view.addSubview(inner.view)
    inner.didMove(toParent: presented)

    scene.child.present(presented, animated: false)
    scene.stage.settle()

    #expect(scene.root.presentedViewController === presented)
    #expect(scene.child.presentedViewController === presented)
    #expect(inner.presentingViewController === scene.root)
  }

  @Test("Q44, C117, C120, C128: a child's request goes to the outermost ancestor")
  func presenterIsOutermost() {
    let scene = PresentationScene()

    let presented = scene.present(from: scene.child)

    #expect(presented.presentingViewController === scene.root)
    let second = scene.present("D", from: presented)
    #expect(second.presentingViewController === presented)
  }

  @Test("Q44, C121, C133, F103: a current context is the nearest ancestor that defines one")
  func currentContext() {
    let scene = PresentationScene()
    scene.child.view.frame = Rect(x: 100, y: 50, width: 300, height: 200)
    scene.child.definesPresentationContext = true
    let grandchild = ViewController()
    scene.child.addChild(grandchild)
    scene.child.view.addSubview(grandchild.view)
    grandchild.didMove(toParent: scene.child)

    let presented = scene.present("B", .overCurrentContext, from: grandchild)

    #expect(presented.presentingViewController === scene.child)
    let container = presented.presentationController?.containerView
    #expect(container?.superview === scene.root.view)
    #expect(container?.frame == Rect(x: 100, y: 50, width: 300, height: 200))
    #expect(container?.clipsToBounds == true)
    #expect(scene.child.view.window != nil)
  }

  @Test("Q44, C135, C136: the context decides the transition style only if it says so")
  func contextTransitionStyle() {
    for provides in [false, true] {
      let scene = PresentationScene()
      scene.root.definesPresentationContext = true
      scene.root.providesPresentationContextTransitionStyle = provides
      scene.root.modalTransitionStyle = .crossDissolve
      let presented = scene.controller("B", .overCurrentContext)

      scene.root.present(presented, animated: true)
      scene.stage.advance(by: .milliseconds(50))

      #expect((scene.top(of: presented) == 0) == provides)
      scene.stage.settle()
    }
  }

  @Test("C122, C123: a full-screen presentation covers the window whatever the presenter's size")
  func coversWindow() {
    let scene = PresentationScene()
    scene.child.view.frame = Rect(x: 0, y: 0, width: 10, height: 10)

    let presented = scene.present(from: scene.child)

    #expect(presented.view.convert(presented.view.bounds, to: nil) == scene.stage.window.bounds)
  }

  @Test("C139: the cover slides up from the bottom edge, and back down")
  func coverVertical() {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)

    scene.root.present(presented, animated: true)
    scene.stage.advance(by: .milliseconds(30))

    #expect(scene.top(of: presented).map { $0 > 300 && $0 < 600 } == true)
    scene.stage.settle()
    #expect(scene.top(of: presented) == 0)
    presented.dismiss(animated: true)
    scene.stage.advance(by: .milliseconds(100))
    #expect(scene.top(of: presented).map { $0 > 0 } == true)
    scene.stage.settle()
    #expect(presented.view.window == nil)
  }

  @Test("F002: transitions in a hidden window, or without animations, are not animated")
  func notAnimated() {
    let scene = PresentationScene()
    View.performWithoutAnimation {
      scene.root.present(scene.controller(), animated: true)
    }
    scene.stage.settle()
    #expect(scene.transcript.lines.contains("B.viewDidAppear(false)"))
  }

  @Test("F002: with reduced motion the cover dissolves in 100 milliseconds")
  func reducedMotion() {
    let scene = PresentationScene(reducesMotion: true)
    let presented = scene.controller("B", .overFullScreen)

    scene.root.present(presented, animated: true)
    scene.stage.advance(by: .milliseconds(60))

    #expect(presented.view.frame.minY == 0)
    #expect(presented.transitionCoordinator?.transitionDuration == .milliseconds(100))
    scene.stage.settle()
    #expect(presented.view.alpha == 1)
  }

  @Test("F208: the coordinator is there from the call, for both controllers, until the end")
  func coordinator() {
    let scene = PresentationScene()
    let presented = scene.controller()
    var log: [String] = []

    scene.root.present(presented, animated: true)

    let coordinator = scene.root.transitionCoordinator
    #expect(coordinator != nil)
    #expect(coordinator === presented.transitionCoordinator)
    #expect(coordinator?.transitionDuration == .milliseconds(400))
    coordinator?.animate { _ in
      log.append("alongside")
    } completion: { context in
      log.append("completed, canceled: \(context.isCancelled)")
    }
    scene.stage.settle()
    #expect(log == ["alongside", "completed, canceled: false"])
    #expect(scene.root.transitionCoordinator == nil)
  }

  @Test("Q46: dismissing from the root ends the whole chain, balanced, with one completion")
  func chain() {
    let scene = PresentationScene()
    let first = scene.present("B", .fullScreen)
    let second = scene.present("D", .overFullScreen, from: first)
    scene.present("E", .fullScreen, from: second)
    scene.transcript.clear()
    var completions = 0

    scene.root.dismiss(animated: true) { completions += 1 }
    scene.stage.settle()

    #expect(completions == 1)
    #expect(scene.root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(scene.order.first == "E.viewWillDisappear(true)")
    #expect(
      scene.order.last == "E.viewDidDisappear(true)"
        || scene.order.contains("E.viewDidDisappear(true)"))
    #expect(scene.root.view.window != nil)
    #expect(scene.stage.window.overlays.isEmpty)
  }

  @Test("Q46: a controller that presents nothing dismisses itself")
  func dismissItself() {
    let scene = PresentationScene()
    let presented = scene.present()

    presented.dismiss(animated: false)
    scene.stage.settle()

    #expect(scene.root.presentedViewController == nil)
  }

  @Test("Q46: with nothing to dismiss, the completion still runs")
  func nothingToDismiss() {
    let scene = PresentationScene()
    var isDone = false

    scene.root.dismiss(animated: true) { isDone = true }

    #expect(!isDone)
    scene.stage.settle()
    #expect(isDone)
  }

  @Test(
    "F110: what a did callback or completion presents or dismisses follows after the transition")
  func queued() {
    let scene = PresentationScene()
    let first = scene.controller("B", .overFullScreen)
    let second = scene.controller("D", .overFullScreen)
    first.whenCalled = { callback in
      if callback.hasPrefix("viewDidAppear"), first.presentedViewController == nil {
        first.present(second, animated: true) { first.dismiss(animated: true) }
      }
    }

    scene.root.present(first, animated: true)
    scene.stage.settle()

    #expect(scene.transcript.isBalanced("B"))
    #expect(scene.transcript.isBalanced("D"))
    #expect(scene.root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
  }

  @Test("F110: the async forms return after the completion, or at once if refused")
  func asynchronous() async {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)
    var isDone = false
    let waiting = Task {
      await scene.root.present(presented, animated: true)
      isDone = true
    }
    while scene.root.presentedViewController == nil { await Task.yield() }
    scene.stage.settle()
    await waiting.value
    #expect(isDone)
    #expect(scene.transcript.lines.contains("B.viewDidAppear(true)"))
    await WarningReceiver.$current.withValue({ _ in }) {
      await scene.root.present(scene.controller("D"), animated: true)
    }
    #expect(scene.root.presentedViewController === presented)
  }

  @Test("F111: replacing the root ends what it presents, balanced, and runs completions")
  func rootReplaced() {
    let scene = PresentationScene()
    let first = scene.present("B", .overFullScreen)
    scene.present("D", .fullScreen, from: first)

    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()

    #expect(scene.root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    for name in ["B", "D"] { #expect(scene.transcript.isBalanced(name), "\(name)") }
    #expect(first.view.window == nil)
    #expect(scene.stage.window.overlays.isEmpty)
  }

  @Test("F111: replacing the root completes a dismissal that is about to begin")
  func rootReplacedAfterDismissal() {
    let scene = PresentationScene()
    let presented = scene.present("B", .overFullScreen)
    var isDone = false

    scene.root.dismiss(animated: true) { isDone = true }
    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()

    #expect(isDone)
    #expect(presented.presentingViewController == nil)
    #expect(scene.transcript.isBalanced("B"))
    #expect(scene.stage.window.overlays.isEmpty)
  }

  @Test("F111: closing the window keeps the presentation for when it is shown again")
  func windowClosed() {
    let scene = PresentationScene()
    let presented = scene.present("B", .overFullScreen)

    scene.stage.window.close()
    #expect(
      scene.transcript.lines.suffix(2).contains {
        $0.hasPrefix("B.view") || $0.hasPrefix("C.view") || $0.hasPrefix("A.view")
      })
    scene.stage.window.makeKeyAndVisible()
    scene.stage.settle()

    #expect(scene.root.presentedViewController === presented)
    #expect(presented.view.window?.isVisible == true)
    #expect(
      scene.transcript.lines.last { $0.hasPrefix("B.viewDid") && $0.contains("ppear") }
        == "B.viewDidAppear(false)")
  }

  @Test("Q72, C160: a presented controller is followed by the presenter in the responder chain")
  func responderChain() {
    let scene = PresentationScene()
    let presented = scene.present("B", .overFullScreen)

    #expect(presented.next === scene.root)
    #expect(presented.view.next === presented)
  }

  @Test("Q81: a memory warning reaches presented controllers")
  func memoryWarning() {
    let scene = PresentationScene()
    scene.present("B", .fullScreen)

    scene.stage.application.didReceiveMemoryWarning()

    #expect(scene.transcript.lines.suffix(3).contains("B.didReceiveMemoryWarning"))
    #expect(scene.root.hierarchyDescription.contains("   + <RecordingController"))
  }

  @Test("F109, C140: the presentation controller's methods come between the callbacks")
  func presentationControllerMethods() {
    final class Recording: PresentationController {
      var record: (String) -> Void = { _ in }
      override func presentationTransitionWillBegin() { record("presentationWillBegin") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        record("presentationDidEnd(\(completed))")
      }
      override func dismissalTransitionWillBegin() { record("dismissalWillBegin") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        record("dismissalDidEnd(\(completed))")
      }
    }
    final class Delegate: ViewControllerTransitioningDelegate {
      let record: (String) -> Void
      init(_ record: @escaping (String) -> Void) { self.record = record }
      func presentationController(
        forPresented presented: ViewController, presenting: ViewController?, source: ViewController
      ) -> PresentationController? {
        let controller = Recording(presentedViewController: presented, presenting: presenting)
        controller.record = record
        return controller
      }
    }
    let scene = PresentationScene()
    let delegate = Delegate { scene.transcript.add("call", $0) }
    let presented = scene.controller("B", .custom)
    presented.transitioningDelegate = delegate

    scene.root.present(presented, animated: true)
    scene.stage.settle()
    presented.dismiss(animated: true)
    scene.stage.settle()

    #expect(
      scene.order == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "call.presentationWillBegin",
        "B.viewIsAppearing(true)", "call.presentationDidEnd(true)", "B.viewDidAppear(true)",
        "B.viewWillDisappear(true)", "call.dismissalWillBegin", "call.dismissalDidEnd(true)",
        "B.viewDidDisappear(true)",
      ])
  }

  @Test("Q60, C127: a resize reaches the covered presenter, then the presented controller")
  func resize() {
    let scene = PresentationScene()
    scene.present("B", .fullScreen)
    scene.transcript.clear()

    scene.stage.resize(to: Size(width: 700, height: 500))
    scene.stage.settle()

    #expect(
      scene.transcript.linesWithoutLayout == [
        "A.viewWillTransition(700×500)", "C.viewWillTransition(700×500)",
        "B.viewWillTransition(700×500)",
      ])
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.root.view.frame.size == Size(width: 700, height: 500))
  }

  @Test("F003: a resize does not cut a running transition, whose end is that of the last size")
  func resizeDuringTransition() {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)
    scene.root.present(presented, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    scene.stage.resize(to: Size(width: 640, height: 500))
    scene.stage.turn()

    #expect(!scene.transcript.lines.contains("B.viewDidAppear(true)"))
    #expect(scene.top(of: presented).map { $0 > 0 } == true)
    scene.stage.settle()
    #expect(presented.view.frame == Rect(x: 0, y: 0, width: 640, height: 500))
    #expect(scene.transcript.lines.contains("B.viewDidAppear(true)"))
  }
}
