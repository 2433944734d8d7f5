extension AnimationTimeline {
  /// Runs an animation that only reports its progress, and completes a transition when it ends.
  ///
  /// The transition is completed once, even if the animation is reversed.
  func run(
    _ timing: Animation.Timing, completing context: any ViewControllerContextTransitioning,
    update: @escaping (Double) -> Void
  ) {
    var pending: (any ViewControllerContextTransitioning)? = context
    func complete(_ didComplete: Bool) {
      pending?.completeTransition(didComplete)
      pending = nil
    }
    _ = run(
      timing, update: update, reversal: { complete(false) }, completion: { _ in complete(true) })
  }
}
