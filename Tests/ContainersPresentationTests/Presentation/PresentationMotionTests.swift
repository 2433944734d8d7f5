import Containers
import ContainersTesting
import Pixels
import TestSupport
import Testing

@MainActor
@Suite("Views that an animator of a presentation moves itself", .noWarnings)
struct PresentationMotionTests {
  /// An animator that only adds the new view, and leaves the rest to the test.
  private final class Standing: ViewControllerAnimatedTransitioning {
    private(set) var context: (any ViewControllerContextTransitioning)?

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
      .seconds(1)
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      self.context = context
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
  }

  private let scene = PresentationScene()
  private let delegate = AnimatorDelegate(Standing())

  private func controller(_ style: ModalPresentationStyle) -> RecordingController {
    let presented = scene.controller("B", style)
    presented.transitioningDelegate = delegate
    return presented
  }

  @Test("F109: a layout of the container leaves the view where the animator has moved it")
  func layout() {
    let presented = controller(.overFullScreen)
    scene.root.present(presented, animated: true)
    scene.stage.turn()
    let place = Rect(x: 40, y: 30, width: 300, height: 200)
    presented.view.frame = place

    presented.view.superview?.setNeedsLayout()
    scene.stage.turn()
    #expect(presented.view.frame == place)
    delegate.animator.context?.completeTransition(true)
    presented.view.superview?.setNeedsLayout()
    scene.stage.settle()

    #expect(presented.view.frame == scene.stage.window.bounds)
  }

  @Test("F207: after an animator has canceled a dismissal, what lies beneath is dimmed again")
  func dimming() {
    scene.root.view.backgroundColor = DynamicColor(.white)
    let presented = controller(.formSheet)
    scene.root.present(presented, animated: false)
    scene.stage.settle()
    let dimmed = scene.stage.picture.bitmap[5, 5]
    #expect(dimmed != 0xFFFF_FFFF)

    scene.root.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: .milliseconds(1500))
    #expect(scene.stage.picture.bitmap[5, 5] == 0xFFFF_FFFF)
    delegate.animator.context?.completeTransition(false)
    scene.stage.settle()

    #expect(scene.root.presentedViewController === presented)
    #expect(scene.stage.picture.bitmap[5, 5] == dimmed)
  }
}
