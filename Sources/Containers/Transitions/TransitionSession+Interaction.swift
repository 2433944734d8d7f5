/// How the user, an interaction controller, and an animator move a session.
extension TransitionSession {
  /// A request from an animator or an interaction.
  enum Request {
    case settle(AnimationTimeline.Direction)
    case end(TransitionOutcome)
  }

  /// Shows a fraction of the transition, clamped to 0…1.
  ///
  /// Does nothing unless the session is interactive.
  func update(_ percent: Double) {
    guard phase == .interactive || phase.isPreparing && startsInteractively else { return }
    motion?.show(min(max(percent, 0), 1))
  }

  /// Lets the user take over a running transition.
  func pause() {
    guard motion?.isInterruptible == true, advance(.pause) != nil else { return }
    motion?.hold()
    companions.tellInteractionChange(coordinator)
  }

  /// Runs the remaining animation, forward or backward.
  func settle(_ direction: AnimationTimeline.Direction) {
    guard motion?.isInterruptible == true else { return }
    if phase.isPreparing {
      if pending == nil { pending = .settle(direction) }
      return
    }
    let wasInteractive = phase == .interactive
    guard advance(direction == .forward ? .finish : .cancel) != nil else { return }
    motion?.chooseRest(direction)
    readMotion()
    if wasInteractive { companions.tellInteractionChange(coordinator) }
    // A handler may have taken over the transition again or ended it.
    if phase == (direction == .forward ? .completing : .canceling) { motion?.run(direction) }
  }

  /// The completed fraction, 0…1; 1 unless the user moves the transition.
  var percent: Double {
    phase == .ended ? (outcome == .cancelled ? 0 : 1) : motion?.percent ?? 1
  }

  /// Whether the user is moving the transition.
  var isInteractive: Bool { phase == .interactive || phase.isPreparing && startsInteractively }

  var startsInteractively: Bool { isAnimated && motion?.startsInteractively == true }

  /// Whether the transition is being or has been canceled.
  var isCancelled: Bool { phase == .canceling || outcome == .cancelled }
}
