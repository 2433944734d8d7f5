/// An object that collects animations to run alongside a focus change.
@MainActor
public final class FocusAnimationCoordinator {
  /// The duration of the animations.
  static let duration = Duration.milliseconds(150)

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init() {}

  /// Adds animations to run with the focus change, and a closure to call when they end.
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
