/// What goes along with a transition of controllers: changes that run in its animation, and what is
/// called when it has ended.
///
/// Held by the transition that it coordinates, which begins and ends it once.
@MainActor
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  private typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case prepared, running, ended
  }

  private let old: ViewController?
  private let new: ViewController?
  private var phase = Phase.prepared
  private var animations: [Block] = []
  private var completions: [Block] = []

  let containerView: View
  let transitionDuration: Duration
  let completionCurve: TimingCurve
  private(set) var isCancelled = false
  var isAnimated: Bool { transitionDuration > .zero }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var percentComplete: Double { 1 }
  var completionVelocity: Double { 1 }
  var targetTransform: Transform { .identity }

  /// Whether nothing waits to run in the animation.
  var isAlone: Bool { animations.isEmpty }

  /// Makes a coordinator of what happens in a view.
  ///
  /// - Parameters:
  ///   - old: The controller that the transition leads from; nil where it leads to no other.
  ///   - new: The controller that the transition leads to.
  init(
    in containerView: View, duration: Duration, curve: TimingCurve = .easeInOut,
    from old: ViewController? = nil, to new: ViewController? = nil
  ) {
    self.containerView = containerView
    transitionDuration = duration
    completionCurve = curve
    self.old = old
    self.new = new
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: old
    case .to: new
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: old?.viewIfLoaded
    case .to: new?.viewIfLoaded
    }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if phase != .ended, let completion { completions.append(completion) }
    guard phase == .prepared else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs what goes along, in the animation that is recorded.
  func begin() {
    guard phase == .prepared else { return }
    phase = .running
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  /// Calls what waits for the end, and lets go of the rest.
  func end(isCancelled: Bool) {
    guard phase != .ended else { return }
    phase = .ended
    self.isCancelled = isCancelled
    let due = completions
    (animations, completions) = ([], [])
    for completion in due { completion(self) }
  }
}
