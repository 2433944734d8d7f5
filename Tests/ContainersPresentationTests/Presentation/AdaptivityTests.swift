import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Adaptive presentations")
struct AdaptivityTests {
  /// A delegate that answers with a style and a controller, and records what it is asked and told.
  final class Delegate: AdaptivePresentationControllerDelegate {
    var style = ModalPresentationStyle.automatic
    var controller: ViewController?
    var log: [String] = []

    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      log.append("style in \(traitCollection.horizontalSizeClass)")
      return style
    }

    func presentationController(
      _ controller: PresentationController,
      viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController? {
      log.append("controller for \(style)")
      return self.controller
    }

    func presentationController(
      _ controller: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator coordinator: (any ViewControllerTransitionCoordinator)?
    ) {
      log.append("will present with \(style), coordinated: \(coordinator != nil)")
    }
  }

  static let wide = Size(width: 800, height: 700)
  static let narrow = Size(width: 400, height: 700)

  @Test("C137: in compact width, current-context styles cover the window")
  func currentContextInCompactWidth() {
    for (style, isRemoved) in [
      (ModalPresentationStyle.currentContext, true), (.overCurrentContext, false),
    ] {
      let scene = PresentationScene(size: Self.narrow)
      scene.child.definesPresentationContext = true

      let presented = scene.present("B", style, from: scene.child)

      #expect(presented.presentingViewController === scene.root)
      #expect(presented.presentationController?.containerView?.superview === scene.stage.window)
      #expect((scene.root.view.window == nil) == isRemoved)
    }
  }

  @Test("Q43, C138: the delegate is asked for the style, then the controller, then told")
  func order() {
    let scene = PresentationScene(size: Self.narrow)
    let delegate = Delegate()
    delegate.style = .overFullScreen
    let presented = scene.controller("B", .formSheet)
    presented.presentationController?.delegate = delegate

    scene.root.present(presented, animated: true)

    #expect(
      delegate.log == [
        "style in compact", "controller for overFullScreen",
        "will present with overFullScreen, coordinated: true",
      ])
    scene.stage.settle()
    #expect(presented.view.convert(presented.view.bounds, to: nil) == scene.stage.window.bounds)
  }

  @Test("F107: popover, custom, and current-context answers are ignored with a warning")
  func ignoredAnswers() {
    for style in [ModalPresentationStyle.popover, .custom, .currentContext, .overCurrentContext] {
      let scene = PresentationScene(size: Self.narrow)
      let delegate = Delegate()
      delegate.style = style
      let presented = scene.controller("B", .overFullScreen)
      presented.presentationController?.delegate = delegate

      let lines = WarningLog.lines {
        scene.root.present(presented, animated: false)
        scene.stage.settle()
      }

      #expect(lines.count == 1)
      #expect(lines.first?.contains("\(style)") == true)
      #expect(delegate.log.last == "will present with none, coordinated: true")
    }
  }

  @Test("F107: a controller given for an adapted style is shown around the presented one")
  func controllerForStyle() {
    let scene = PresentationScene(size: Self.narrow)
    let delegate = Delegate()
    delegate.style = .fullScreen
    let presented = scene.controller("B", .formSheet)
    let around = ViewController()
    around.addChild(presented)
    around.view.addSubview(presented.view)
    presented.didMove(toParent: around)
    presented.willMove(toParent: nil)
    presented.view.removeFromSuperview()
    presented.removeFromParent()
    delegate.controller = around
    presented.presentationController?.delegate = delegate
    scene.transcript.clear()

    scene.root.present(presented, animated: false)
    around.addChild(presented)
    around.view.addSubview(presented.view)
    presented.didMove(toParent: around)
    scene.stage.settle()

    #expect(around.view.window === scene.stage.window)
    #expect(scene.root.presentedViewController === presented)
    #expect(scene.transcript.lines.contains("B.viewDidAppear(false)"))
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(presented.parent == nil)
    #expect(scene.transcript.isBalanced("B"))
  }

  @Test(
    "F106: crossing a size class changes the shape in the same turn, without appearance callbacks",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func crossing(_ compactStyle: ModalPresentationStyle) {
    let scene = PresentationScene(size: Self.wide)
    let delegate = Delegate()
    delegate.style = .none
    let presented = scene.controller("B", .formSheet)
    presented.presentationController?.delegate = delegate
    scene.root.present(presented, animated: false)
    scene.stage.settle()
    let card = presented.view.convert(presented.view.bounds, to: nil)
    #expect(card.width < 800)
    scene.transcript.clear()

    delegate.style = compactStyle
    scene.stage.resize(to: Self.narrow)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == Rect(origin: .zero, size: Self.narrow))
    delegate.style = .none
    scene.stage.resize(to: Self.wide)

    #expect(presented.view.convert(presented.view.bounds, to: nil) == card)
    #expect(!scene.transcript.lines.contains { $0.contains("ppear") })
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(
      scene.transcript.linesWithoutLayout.suffix(2) == [
        "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ])
  }

  @Test("F106: a presenter removed in compact width is seen again behind a card")
  func presenterBehindCard() {
    let scene = PresentationScene(size: Self.narrow)
    let delegate = Delegate()
    delegate.style = .fullScreen
    let presented = scene.controller("B", .formSheet)
    presented.presentationController?.delegate = delegate
    scene.root.present(presented, animated: false)
    scene.stage.settle()
    #expect(scene.root.view.window == nil)
    scene.transcript.clear()

    delegate.style = .none
    scene.stage.resize(to: Self.wide)
    scene.stage.settle()

    #expect(scene.root.view.window != nil)
    #expect(!scene.transcript.lines.contains { $0.contains("ppear") })
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.transcript.lines.contains("A.viewDidAppear(false)"))
  }

  @Test("F125: the presented controller has the size classes of its frame, or those overridden")
  func sizeClasses() {
    let scene = PresentationScene(size: Size(width: 1000, height: 800))
    let presented = scene.present("B", .formSheet)
    #expect(presented.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.root.traitCollection.horizontalSizeClass == .regular)

    presented.presentationController?.traitOverrides.horizontalSizeClass = .regular
    scene.stage.settle()
    #expect(presented.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("F112: show goes to the nearest ancestor that can perform it, and presents without one")
  func show() {
    final class Container: ViewController {
      var shown: [ViewController] = []
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .show || super.canPerformAction(action, withSender: sender)
      }
      override func show(_ controller: ViewController, sender: Any?) { shown.append(controller) }
    }
    let (container, child, shown) = (Container(), ViewController(), ViewController())
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let stage = Stage(container, size: Size(width: 800, height: 600))

    child.show(shown, sender: nil)
    #expect(container.shown == [shown])
    #expect(child.targetViewController(forAction: .show, sender: nil) === container)
    #expect(child.targetViewController(forAction: .showDetailViewController, sender: nil) == nil)
    #expect(!child.canPerformAction(.show, withSender: nil))

    child.showDetailViewController(shown, sender: nil)
    stage.settle()
    #expect(container.presentedViewController === shown)
  }

  @Test(
    "F113: the title bar follows a full-screen presented controller, and others that ask for it")
  func titleBar() {
    final class Dark: ViewController {
      override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
    }
    for (style, captures, isDark) in [
      (ModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true),
    ] {
      let scene = PresentationScene()
      let presented = Dark()
      presented.modalPresentationStyle = style
      presented.modalPresentationCapturesStatusBarAppearance = captures
      for _ in 0..<2 {
        scene.root.present(presented, animated: false)
        scene.stage.settle()
        #expect((scene.stage.window.titleBarStyle == .dark) == isDark)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.stage.window.titleBarStyle == .light)
      }
    }
  }

  @Test("F124: the window's close button asks a presentation that must not be dismissed")
  func closeButton() {
    final class Delegate: AdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        attempts += 1
      }
    }
    let scene = PresentationScene()
    let delegate = Delegate()
    let presented = scene.controller("B", .formSheet)
    presented.isModalInPresentation = true
    presented.presentationController?.delegate = delegate
    scene.root.present(presented, animated: false)
    scene.stage.settle()

    scene.stage.close()
    #expect(delegate.attempts == 1)
    #expect(scene.stage.window.isVisible)

    presented.isModalInPresentation = false
    scene.stage.close()
    scene.stage.settle()
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.stage.window.isVisible)
    scene.stage.close()
    #expect(!scene.stage.window.isVisible)
  }

  @Test("F124: the window's close button closes the window under a full-screen presentation")
  func closeUnderFullScreen() {
    let scene = PresentationScene()
    scene.root.present(scene.controller("B", .fullScreen), animated: false)
    scene.stage.settle()

    scene.stage.close()

    #expect(!scene.stage.window.isVisible)
  }
}
