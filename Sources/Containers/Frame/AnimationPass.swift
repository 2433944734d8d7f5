/// The pass that advances the running animations to the time of the frame.
@MainActor
struct AnimationPass {
  let animator: Animator
  let clock: () -> Duration

  func run(at now: Duration) {
    animator.step(to: now)
  }

  /// Starts the animations whose first frame is now on screen.
  func commit() { animator.commit(at: clock()) }
}
