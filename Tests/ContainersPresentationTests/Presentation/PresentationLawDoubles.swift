import Containers

@testable import ContainersTestSupport

/// An animator that moves what comes or goes in one of the manners of a program.
@MainActor
final class PresentationLawAnimator: ViewControllerAnimatedTransitioning {
  private let manner: PresentationProgram.Manner
  private let whenCalled: (PresentationProgram.Call) -> Void
  private var running: ViewPropertyAnimator?
  /// The number of times that the animator was told about the end.
  private(set) var ends = 0

  init(
    _ manner: PresentationProgram.Manner,
    whenCalled: @escaping (PresentationProgram.Call) -> Void
  ) {
    self.manner = manner
    self.whenCalled = whenCalled
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    .milliseconds(200)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    whenCalled(.animates)
    switch manner {
    case .interruptible: interruptibleAnimator(using: context)?.startAnimation()
    case .forgetful: _ = prepare(context)
    default:
      let move = prepare(context)
      View.animate(withDuration: .milliseconds(200), animations: move) { [manner] _ in
        context.completeTransition(manner != .refusing && !context.transitionWasCancelled)
      }
    }
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    guard manner == .interruptible else { return nil }
    if let running { return running }
    let animator = ViewPropertyAnimator(
      duration: .milliseconds(200), curve: .easeInOut, animations: prepare(context))
    animator.addCompletion { [weak self] in
      self?.running = nil
      context.completeTransition($0 == .end)
    }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ends += 1
    whenCalled(.animationEnds)
  }

  /// Adds the view that comes, and returns the changes to animate.
  private func prepare(_ context: any ViewControllerContextTransitioning) -> () -> Void {
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    if let new, let controller = context.viewController(forKey: .to), new.superview == nil {
      new.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(new)
    }
    guard let view = new ?? old else { return {} }
    let frame = view.frame
    if new != nil { view.frame = frame.offsetBy(dx: 0, dy: 40) }
    return { view.frame = new != nil ? frame : frame.offsetBy(dx: 0, dy: 40) }
  }
}

/// The delegates of a controller that is presented, in a program.
@MainActor
final class PresentationLawDelegate: ViewControllerTransitioningDelegate,
  AdaptivePresentationControllerDelegate
{
  typealias Call = PresentationProgram.Call

  /// How the controller comes and goes.
  var coming = PresentationProgram.Manner.cover
  var going = PresentationProgram.Manner.cover
  var isOfContext = false
  var adaptiveStyle = ModalPresentationStyle.automatic
  var mayBeDismissed = true
  /// The latest interaction.
  var interaction: PercentDrivenInteractiveTransition?
  private let whenCalled: (Call) -> Void

  init(whenCalled: @escaping (Call) -> Void) { self.whenCalled = whenCalled }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator(coming) }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator(going) }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction(coming) }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction(going) }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    whenCalled(.asksForController)
    let made = LawPresentationController(
      presentedViewController: presented, presenting: presenting)
    made.isOfContext = isOfContext
    made.whenCalled = whenCalled
    made.delegate = self
    return made
  }

  func animator(
    _ manner: PresentationProgram.Manner
  ) -> (any ViewControllerAnimatedTransitioning)? {
    whenCalled(.asksForAnimator)
    return manner.isOwn ? PresentationLawAnimator(manner, whenCalled: whenCalled) : nil
  }

  func interaction(
    _ manner: PresentationProgram.Manner
  ) -> (any ViewControllerInteractiveTransitioning)? {
    whenCalled(.asksForInteraction)
    guard manner == .driven || manner == .drivenLater else { return nil }
    let made = PercentDrivenInteractiveTransition()
    made.wantsInteractiveStart = manner == .driven
    interaction = made
    return made
  }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    whenCalled(.asksForStyle)
    return adaptiveStyle
  }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    whenCalled(.asksWhetherDismissed)
    return mayBeDismissed
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    whenCalled(.willDismiss)
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    whenCalled(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    whenCalled(.didAttempt)
  }
}

/// A presentation controller of its own, in a program.
final class LawPresentationController: PresentationController {
  var isOfContext = false
  var whenCalled: (PresentationProgram.Call) -> Void = { _ in }

  override var shouldPresentInFullscreen: Bool { !isOfContext }
  override var shouldRemovePresentersView: Bool { isOfContext }
  override func presentationTransitionWillBegin() { whenCalled(.presentationBegins) }
  override func presentationTransitionDidEnd(_ completed: Bool) { whenCalled(.presentationEnds) }
  override func dismissalTransitionWillBegin() { whenCalled(.dismissalBegins) }
  override func dismissalTransitionDidEnd(_ completed: Bool) { whenCalled(.dismissalEnds) }
}

/// A controller with something to focus, which says how it is being presented or dismissed.
final class PresentationLawController: LawController {
  let button = Button(title: "Focus")

  override func loadView() {
    super.loadView()
    button.frame = Rect(x: 60, y: 20, width: 80, height: 30)
    view.addSubview(button)
  }
}
