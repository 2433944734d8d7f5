import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Animators of presentations")
struct PresentationAnimatorTests {
  /// A transitioning delegate that records what it is asked.
  final class Delegate: ViewControllerTransitioningDelegate {
    var presenting: SlidingAnimator?
    var dismissing: SlidingAnimator?
    var interaction: PercentDrivenInteractiveTransition?
    var asked: [String] = []

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      asked.append("presented \(source.title ?? "")")
      return self.presenting
    }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      asked.append("dismissed")
      return dismissing
    }

    func interactionControllerForPresentation(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      asked.append("interaction")
      return interaction
    }

    func interactionControllerForDismissal(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      asked.append("interaction back")
      return interaction
    }
  }

  let root = ViewController()
  let delegate = Delegate()
  let stage: Stage

  init() {
    root.title = "Root"
    stage = Stage(root, size: Size(width: 200, height: 300))
    stage.settle()
  }

  private func controller(
    _ style: ModalPresentationStyle, delegated: Bool = true
  ) -> ViewController {
    let controller = ViewController()
    controller.title = "Presented"
    controller.modalPresentationStyle = style
    if delegated { controller.transitioningDelegate = delegate }
    return controller
  }

  @Test(
    "F201: the delegate is asked once for animator, duration and interaction, in each direction")
  func asking() {
    let (coming, going) = (SlidingAnimator(), SlidingAnimator())
    coming.whenAsked = { [delegate] in delegate.asked.append($0) }
    going.whenAsked = { [delegate] in delegate.asked.append($0) }
    (delegate.presenting, delegate.dismissing) = (coming, going)
    let presented = controller(.overFullScreen)
    root.present(presented, animated: true)
    stage.settle()
    #expect(
      delegate.asked == ["presented Root", "interaction", "duration", "animate", "ended(true)"])
    delegate.asked = []

    root.dismiss(animated: true)
    stage.settle()

    #expect(
      delegate.asked == ["dismissed", "interaction back", "duration", "animate", "ended(true)"])
    #expect(root.presentedViewController == nil)
  }

  @Test("F201: nobody is asked for a transition that is not animated", arguments: [false, true])
  func notAnimated(_ isDisabled: Bool) {
    delegate.presenting = SlidingAnimator()
    let presented = controller(.overFullScreen)
    if isDisabled {
      View.performWithoutAnimation { root.present(presented, animated: true) }
    } else {
      root.present(presented, animated: false)
    }
    stage.settle()
    root.dismiss(animated: false)
    stage.settle()

    #expect(delegate.asked.isEmpty)
  }

  @Test("F201: the delegate comes before the preferred transition, and that before the style")
  func precedence() throws {
    func duration(_ presented: ViewController) throws -> Duration {
      root.present(presented, animated: true)
      stage.turn()
      let duration = try #require(presented.transitionCoordinator).transitionDuration
      stage.settle()
      root.dismiss(animated: false)
      stage.settle()
      return duration
    }
    let presented = controller(.overFullScreen)
    #expect(try duration(presented) == .milliseconds(400))
    presented.modalTransitionStyle = .flipHorizontal
    #expect(try duration(presented) == .milliseconds(500))
    presented.preferredTransition = .crossDissolve
    #expect(try duration(presented) == .milliseconds(250))
    delegate.presenting = SlidingAnimator()
    #expect(try duration(presented) == .seconds(1))
    #expect(presented.preferredTransition != nil)
  }

  @Test("F201: an interaction controller without an animator is ignored, with a warning")
  func interactionAlone() {
    delegate.interaction = PercentDrivenInteractiveTransition()
    let presented = controller(.overFullScreen)
    let lines = WarningLog.lines {
      root.present(presented, animated: true)
      stage.settle()
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("Presented") == true)
    #expect(presented.view.window != nil)
  }

  @Test(
    "F202: the context has the view of a presenter that goes, and none for one that stays",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func context(_ style: ModalPresentationStyle) throws {
    let (coming, going) = (SlidingAnimator(), SlidingAnimator())
    (delegate.presenting, delegate.dismissing) = (coming, going)
    let presented = controller(style)
    let screen = stage.window.bounds
    var count = 0
    coming.whenAnimated = { [root, stage] context in
      count += 1
      let goes = style == .fullScreen
      #expect(context.presentationStyle == style)
      #expect(context.viewController(forKey: .from) === root)
      #expect(context.viewController(forKey: .to) === presented)
      #expect(context.view(forKey: .from) === (goes ? root.view : nil))
      #expect(context.view(forKey: .to) === presented.view)
      #expect(context.initialFrame(for: root) == screen)
      #expect(context.finalFrame(for: root) == (goes ? .zero : screen))
      #expect(context.initialFrame(for: presented) == .zero)
      #expect(context.finalFrame(for: presented) == screen)
      #expect(context.containerView.window === stage.window)
      if goes { #expect(root.view.isDescendant(of: context.containerView)) }
    }
    root.present(presented, animated: true)
    stage.settle()
    going.whenAnimated = { [root] context in
      count += 1
      let comes = style == .fullScreen
      #expect(context.viewController(forKey: .from) === presented)
      #expect(context.view(forKey: .from) === presented.view)
      #expect(context.view(forKey: .to) === (comes ? root.view : nil))
      #expect(context.initialFrame(for: presented) == screen)
      #expect(context.finalFrame(for: presented) == .zero)
      #expect(context.finalFrame(for: root) == screen)
      if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
    }
    going.addsNewView = false
    root.dismiss(animated: true)
    stage.settle()

    #expect(count == 2)
    #expect(root.view.superview === stage.window)
    #expect(root.view.frame == screen)
  }

  @Test("F208: one coordinator answers from the call to the completion, for both sides")
  func coordinator() throws {
    let presented = controller(.fullScreen, delegated: false)
    var isCompleted = false
    root.present(presented, animated: true) { isCompleted = true }
    let coordinator = try #require(presented.transitionCoordinator)
    #expect(root.transitionCoordinator === coordinator)
    var ended: [Bool] = []
    coordinator.animate { [root] _ in
      root.view.tintColor = .white
    } completion: {
      ended.append($0.isCancelled)
    }
    stage.turn()
    #expect(presented.transitionCoordinator === coordinator)
    #expect(coordinator.view(forKey: .to) === presented.view)
    stage.settle()

    #expect(isCompleted)
    #expect(ended == [false])
    #expect(presented.transitionCoordinator == nil)
    #expect(root.transitionCoordinator == nil)
    #expect(coordinator.viewController(forKey: .to) == nil)
    #expect(coordinator.view(forKey: .to) == nil)
  }

  @Test("F207, F209: an interactive presentation that is canceled leaves no trace")
  func canceling() {
    delegate.presenting = SlidingAnimator()
    let interaction = PercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    let presented = controller(.fullScreen)
    root.present(presented, animated: true)
    stage.turn()
    interaction.update(0.5)
    stage.turn()
    #expect(presented.view.window != nil)

    interaction.cancel()
    stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(root.view.superview === stage.window)
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test(
    "F209: the same animator serves a presentation and a custom container",
    arguments: SlidingAnimator.Means.allCases)
  func sameAnimator(_ means: SlidingAnimator.Means) {
    let animator = SlidingAnimator(means)
    delegate.presenting = animator
    let presented = controller(.overFullScreen)
    root.present(presented, animated: true)
    stage.settle()
    #expect(presented.view.window === stage.window)
    root.dismiss(animated: false)
    stage.settle()

    let scene = SlidingScene()
    scene.slide(animator)
    scene.stage.settle()

    #expect(scene.container.subviews == [scene.new.view])
  }

  @Test(
    "F012: a flip turns the window where the presenter goes, and dissolves where it stays",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen], [false, true])
  func flip(_ style: ModalPresentationStyle, _ isReturning: Bool) throws {
    let presented = controller(style, delegated: false)
    presented.modalTransitionStyle = .flipHorizontal
    presented.view.backgroundColor = Color(hex: 0x0000FF)
    root.view.backgroundColor = Color(hex: 0xFF0000)
    root.present(presented, animated: !isReturning)
    if isReturning {
      stage.settle()
      root.dismiss(animated: true)
    }
    stage.turn()
    stage.advance(by: .milliseconds(200))
    let bitmap = stage.picture.bitmap

    // A card that is turned about its upright axis leaves the sides of the window.
    let isTurned =
      ![0xFF0000, 0x0000FF].contains(bitmap[1, 150] & 0xFFFFFF)
      && bitmap[100, 150] & 0xFFFFFF == (isReturning ? 0x0000FF : 0xFF0000)
    #expect(isTurned == (style == .fullScreen))
    stage.settle()
    #expect((presented.viewIfLoaded?.window != nil) == !isReturning)
    #expect(root.view.superview === (isReturning || style != .fullScreen ? stage.window : nil))
  }
}
