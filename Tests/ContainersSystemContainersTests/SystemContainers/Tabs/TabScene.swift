import Containers
import ContainersTesting

/// A tab bar controller with recorded controllers, on a stage.
@MainActor
final class TabScene: TabBarControllerDelegate {
  let transcript = Transcript()
  let tabs = TabBarController()
  let stage: Stage
  private var start = 0
  /// Whether the delegate lets the user select.
  var allows = true
  /// The animator of the delegate, or `nil` for none.
  var animator: FadeAnimator?
  var interaction: PercentDrivenInteractiveTransition?

  init(
    _ names: [String] = ["A", "B", "C"], size: Size = Size(width: 400, height: 600),
    rightToLeft: Bool = false, mode: TabBarController.Mode = .automatic
  ) {
    stage = Stage(
      tabs, size: size,
      systemTraits: TraitCollection { if rightToLeft { $0.layoutDirection = .rightToLeft } })
    tabs.mode = mode
    tabs.viewControllers = names.map(controller)
    stage.settle()
    tabs.delegate = self
    clear()
  }

  /// Forgets the callbacks so far, except for ``isBalanced``.
  func clear() { start = transcript.entries.count }

  func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name, transcript)
    controller.whenLoaded = { $0.view.backgroundColor = DynamicColor.systemBackground }
    return controller
  }

  subscript(index: Int) -> RecordingController {
    // All controllers of the scene are made by it.
    tabs.viewControllers?[index] as? RecordingController ?? controller("?")
  }

  /// The callbacks.
  var lines: [String] { Array(transcript.lines.dropFirst(start)) }

  /// The callbacks without those of layout and `loadView`.
  var order: [String] {
    lines.filter { !$0.contains("LayoutSubviews") && !$0.contains("loadView") }
  }

  /// Whether the appearance of every controller was balanced from the beginning.
  var isBalanced: Bool {
    Set(transcript.entries.map(\.name)).allSatisfy(transcript.isBalanced)
  }

  var selected: String? { tabs.selectedViewController?.title }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    transcript.add("should", viewController.title ?? "")
    return allows
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    transcript.add("did", viewController.title ?? "")
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
}

/// Fades the new view in for 300 ms.
@MainActor
final class FadeAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    .milliseconds(300)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    View.animate(withDuration: .milliseconds(300)) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
