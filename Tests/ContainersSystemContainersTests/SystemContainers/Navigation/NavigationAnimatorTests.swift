import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Animators of navigation controllers", .noWarnings)
struct NavigationAnimatorTests {
  let scene = NavigationScene()

  /// A delegate with an animator and, if wanted, an interaction controller.
  @MainActor
  private final class Animating: NavigationControllerDelegate {
    var operations: [NavigationController.Operation] = []
    var means = SlidingAnimator.Means.block
    var interaction: PercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return SlidingAnimator(means)
    }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(
    "F001: an animator of the delegate runs pushes and pops, and is not asked without animation")
  func animator() {
    let delegate = Animating()
    scene.navigation.delegate = delegate
    let new = scene.controller("B")

    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(500))
    #expect(new.view.superview != nil)
    #expect(scene.root.view.superview != nil)
    scene.stage.settle()
    #expect(scene.root.view.superview == nil)
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()
    scene.push("C")

    #expect(delegate.operations == [.push, .pop])
  }

  @Test("F001: a pop that the delegate's interaction cancels keeps the stack")
  func interaction() {
    let delegate = Animating()
    scene.push()
    scene.navigation.delegate = delegate
    let interaction = PercentDrivenInteractiveTransition()
    delegate.interaction = interaction

    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(50))
    interaction.update(0.4)
    interaction.cancel()
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
    #expect(scene.isBalanced("A"))
    #expect(scene.root.view.superview == nil)
  }

  @Test(
    "F001: a push that the delegate's interaction cancels lets the new controller go",
    arguments: SlidingAnimator.Means.allCases)
  func cancelledPush(_ means: SlidingAnimator.Means) {
    let delegate = Animating()
    delegate.means = means
    scene.navigation.delegate = delegate
    let interaction = PercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    weak var gone: ViewController?
    do {
      let new = scene.controller("B")
      gone = new
      scene.navigation.pushViewController(new, animated: true)
    }
    scene.stage.advance(by: .milliseconds(50))
    interaction.cancel()
    scene.stage.settle()
    delegate.interaction = nil

    #expect(scene.names == ["A"])
    #expect(gone == nil)
    #expect(scene.order.suffix(2) == ["B.willMove(nil)", "B.didMove(nil)"])
  }

  @Test("F322: an animator of the delegate without an interaction turns the drag off")
  func noDrag() {
    let delegate = Animating()
    scene.push()
    scene.navigation.delegate = delegate

    scene.stage.drag(.point(Point(x: 4, y: 300)), to: .point(Point(x: 350, y: 300)))
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }

  @Test("F001: a preferred transition of the controller replaces the slide")
  func preferred() {
    let new = scene.controller("B")
    new.preferredTransition = .crossDissolve

    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(100))

    #expect(new.view.frame.minX == 0)
    scene.stage.settle()
    #expect(scene.order.last == "didShow.B(true)")
  }

  @Test("Q20: alongside animations of the coordinator run with a push, and learn of its end")
  func coordinator() {
    let new = scene.controller("B")
    var ended: Bool?
    new.whenCalled = { [unowned new] in
      guard $0.hasPrefix("viewWillAppear") else { return }
      _ = new.transitionCoordinator?.animate { _ in
      } completion: {
        ended = $0.isCancelled
      }
    }
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.settle()

    #expect(ended == false)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("F201: the preferred transition of a controller takes it away, too")
  func preferredBack() {
    let top = scene.push()
    top.preferredTransition = .crossDissolve

    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(100))

    #expect(top.view.frame.minX == 0)
    #expect(top.view.alpha < 1)
    scene.stage.settle()
    #expect(scene.names == ["A"])
  }

  @Test("F304: a view that comes in a dissolve fills the container from the beginning")
  func dissolveFills() {
    let new = scene.controller("B")
    new.preferredTransition = .crossDissolve
    new.view.frame = Rect(x: 0, y: 0, width: 10, height: 10)

    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: .milliseconds(100))
    #expect(new.view.frame == scene.navigation.view.bounds)
    scene.stage.settle()

    #expect(new.view.frame == scene.navigation.view.bounds)
  }

  @Test("F001: a push goes on if a callback has taken the old view away")
  func withoutOldView() {
    scene.root.whenCalled = { [unowned root = scene.root] in
      if $0.hasPrefix("viewWillDisappear") { root.view.removeFromSuperview() }
    }

    scene.push(animated: true)

    #expect(scene.names == ["A", "B"])
    #expect(scene.order.last == "didShow.B(true)")
    #expect(scene.isBalanced("A"))
    #expect(scene.isBalanced("B"))
  }
}
