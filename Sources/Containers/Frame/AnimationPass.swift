/// Moves the running animations to the moment of the frame.
@MainActor
struct AnimationPass {
  let animator: Animator
  let clock: () -> Duration

  func run(at now: Duration) {
    animator.step(to: now)
  }

  /// Lets those begin whose first picture is on the screen now.
  func commit() { animator.commit(at: clock()) }
}
