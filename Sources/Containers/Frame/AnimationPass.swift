/// Moves the running animations to the moment of the frame.
@MainActor
struct AnimationPass {
  let animator: Animator

  func run(at now: Duration) {
    animator.step(to: now)
  }
}
