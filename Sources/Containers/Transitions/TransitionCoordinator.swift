/// The coordinator of a session, through which other changes are animated alongside.
///
/// It has no state of its own. After the end it returns final values, and `nil` for controllers and
/// views.
@MainActor
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  private let session: TransitionSession

  init(_ session: TransitionSession) { self.session = session }

  var isAnimated: Bool { session.isAnimated }
  var isCancelled: Bool {
    session.isCancelled || session.phase == .ended && session.outcome == .cutShort
  }
  var isInteractive: Bool { session.isInteractive }
  var initiallyInteractive: Bool { session.isInitiallyInteractive }
  var isInterruptible: Bool { session.motion?.isInterruptible ?? false }
  var transitionDuration: Duration { session.isAnimated ? session.duration : .zero }
  var percentComplete: Double { session.percent }
  var completionCurve: TimingCurve { session.curve }
  var completionVelocity: Double { session.velocity }
  var containerView: View {
    session.container ?? session.exchange?.substituteContainer ?? View()
  }
  var targetTransform: Transform { .identity }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    session.exchange?.controller(key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    session.exchange?.view(key)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    session.accompany(animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    session.accompany(animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    session.companions.add(interactionHandler: handler)
  }
}
