/// Collects what is to be animated beside a move of the focus.
@MainActor
public final class FocusAnimationCoordinator {
  /// How long a move of the focus is animated.
  static let duration = Duration.milliseconds(150)

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init() {}

  /// Adds changes to be animated with the move, and what to call at their end.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    View.animate(withDuration: FocusAnimationCoordinator.duration) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}
