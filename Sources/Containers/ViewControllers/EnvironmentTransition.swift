/// The coordinator of a window's change of size, scale or traits.
///
/// Held by the window's controller until it ends, and by what will end it.
@MainActor
final class EnvironmentTransition: ViewControllerTransitionCoordinator {
  private typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case prepared, running, ended
  }

  /// How long a window's contents take to turn when its width and height change places.
  private static let turningTime = Duration.milliseconds(300)

  private let window: Window
  private var phase = Phase.prepared
  private var animations: [Block] = []
  private var completions: [Block] = []

  let transitionDuration: Duration
  private(set) var isCancelled = false
  var isAnimated: Bool { transitionDuration > .zero }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var percentComplete: Double { 1 }
  var completionCurve: TimingCurve { .easeInOut }
  var completionVelocity: Double { 1 }
  var containerView: View { window }
  var targetTransform: Transform { .identity }

  /// Makes a coordinator for a window that will have another size, or the same.
  ///
  /// Only a rotation is animated: whoever drags an edge sends many sizes, and each is to be seen at
  /// once.
  init(_ window: Window, to size: Size) {
    self.window = window
    let old = window.bounds.size
    let isRotation = size.width == old.height && size.height == old.width && size != old
    transitionDuration = isRotation ? EnvironmentTransition.turningTime : .zero
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }

  func view(forKey key: TransitionContextViewKey) -> View? { nil }

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

  /// Carries the change out, with everything that goes along.
  ///
  /// - Parameter root: The view that fills the window: it does so at once, and only what it holds
  ///   is seen to move.
  func run(filling root: View, _ change: () -> Void, ended: @escaping () -> Void) {
    phase = .running
    View.animate(withDuration: transitionDuration) {
      change()
      guard isAnimated || !animations.isEmpty else { return }
      window.layoutIfNeeded()
      let due = animations
      animations = []
      for animation in due { animation(self) }
    } completion: { [self] _ in
      afterCommit {
        self.end()
        ended()
      }
    }
    window.removeAllAnimations()
    root.removeAllAnimations()
  }

  private func afterCommit(_ work: @escaping @MainActor () -> Void) {
    guard let host = window.host, window.isVisible else {
      work()
      return
    }
    host.afterCommit(work)
  }

  private func end() {
    guard phase == .running else { return }
    phase = .ended
    isCancelled = !window.isVisible
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
