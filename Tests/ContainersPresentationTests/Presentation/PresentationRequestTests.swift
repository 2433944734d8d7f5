import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("From the request of a presentation to its beginning")
struct PresentationRequestTests {
  /// A delegate that does something when it is asked for the style.
  private final class Delegate: AdaptivePresentationControllerDelegate {
    var whenAsked: (() -> Void)?

    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle {
      whenAsked?()
      return .automatic
    }
  }

  /// A view that notes its size when it enters a window.
  private final class NotingView: View {
    var sizes: [Size] = []

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { sizes.append(bounds.size) }
    }
  }

  private final class Noting: ViewController {
    let noting = NotingView()
    override func loadView() { view = noting }
  }

  @Test("F101: the view is loaded when the delegate is asked for the animator", .noWarnings)
  func loading() {
    let scene = PresentationScene()
    let delegate = AnimatorDelegate(SlidingAnimator())
    let presented = scene.controller()
    presented.transitioningDelegate = delegate
    var isLoaded: [Bool] = []
    delegate.whenAsked = { [weak presented] in isLoaded.append(presented?.isViewLoaded == true) }

    scene.root.present(presented, animated: true)

    #expect(isLoaded == [true])
    scene.stage.settle()
  }

  @Test(
    "F101: the presented view has its size when it enters the window", .noWarnings,
    arguments: [false, true])
  func size(isAnimated: Bool) {
    let scene = PresentationScene()
    let presented = Noting()
    presented.modalPresentationStyle = .fullScreen

    scene.root.present(presented, animated: isAnimated)
    scene.stage.settle()

    #expect(presented.noting.sizes == [Size(width: 800, height: 600)])
  }

  @Test("A controller that gets a parent before its presentation begins is not presented")
  func adopted() {
    let scene = PresentationScene()
    let presented = scene.controller("B", .overFullScreen)
    var isDone = false

    scene.root.present(presented, animated: false) { isDone = true }
    scene.child.addChild(presented)
    scene.stage.settle()

    #expect(!isDone)
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(scene.root.presentedViewController == nil)
    #expect(presented.parent === scene.child)
    #expect(scene.stage.window.overlays.isEmpty)
  }

  @Test("Q47: presenting a controller that gets a parent while the delegate is asked traps")
  func adoptedMeanwhile() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, other, presented) = (ViewController(), ViewController(), ViewController())
      let stage = Stage(root)
      let delegate = Delegate()
      presented.modalPresentationStyle = .overFullScreen
      presented.presentationController?.delegate = delegate
      delegate.whenAsked = { other.addChild(presented) }
      root.present(presented, animated: false)
      stage.turn()
    }
    #expect(result.standardError.contains(PresentationObstacle.hasParent.reason))
  }

  @Test("Q47: presenting is refused if the outermost ancestor's view is in no window")
  func ancestorOutside() {
    let scene = PresentationScene()
    let (outer, inner) = (ViewController(), ViewController())
    outer.addChild(inner)
    inner.didMove(toParent: outer)
    scene.stage.window.addSubview(inner.view)
    let presented = scene.controller()

    let lines = WarningLog.lines {
      inner.present(presented, animated: false)
      scene.stage.settle()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains(PresentationObstacle.noWindow.reason) == true)
    #expect(outer.presentedViewController == nil)
    #expect(!presented.isViewLoaded)
  }

  @Test("F203: a dismissal that ends without the presenter's view in its container warns")
  func missingView() {
    let scene = PresentationScene()
    let presented = scene.present()
    let delegate = AnimatorDelegate(SlidingAnimator())
    delegate.animator.addsNewView = false
    presented.transitioningDelegate = delegate

    let lines = WarningLog.lines {
      scene.root.dismiss(animated: true)
      scene.stage.settle()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("SlidingAnimator") == true)
    #expect(scene.root.view.superview === scene.stage.window)
  }

  @Test("Q40: in an unanimated dismissal the presenter is laid out before it is told", .noWarnings)
  func layout() {
    let scene = PresentationScene()
    scene.present()
    scene.stage.resize(to: Size(width: 700, height: 500))
    scene.transcript.clear()

    scene.root.dismiss(animated: false)
    scene.stage.settle()

    let lines = scene.transcript.lines.filter { $0.hasPrefix("A.") }
    let layout = lines.firstIndex(of: "A.viewDidLayoutSubviews") ?? lines.count
    let told = lines.firstIndex(of: "A.viewDidAppear(false)") ?? 0
    #expect(layout < told)
    #expect(scene.root.view.frame == scene.stage.window.bounds)
  }

  @Test("F003: after a resize, the presenter comes back in the new size", .noWarnings)
  func resized() {
    let scene = PresentationScene()
    scene.present()
    scene.stage.resize(to: Size(width: 700, height: 500))

    scene.root.dismiss(animated: true)
    scene.stage.advance(by: .milliseconds(100))

    #expect(scene.root.view.window != nil)
    #expect(scene.root.view.frame == Rect(x: 0, y: 0, width: 700, height: 500))
    scene.stage.settle()
    #expect(scene.root.view.frame == Rect(x: 0, y: 0, width: 700, height: 500))
  }
}
