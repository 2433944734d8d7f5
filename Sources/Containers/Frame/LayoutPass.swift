/// The pass that lays out dirty views, repeating at most four times while layouts are still
/// invalidated.
@MainActor
struct LayoutPass {
  static let mostRounds = 4

  /// - Returns: Whether no dirty layout is left.
  func run(_ targets: [FrameTarget]) -> Bool {
    var isDone = true
    for target in targets {
      let window = target.window
      window.updateTraits()
      let isSettled = window.traitCollection.performAsCurrent {
        guard run(window) else { return false }
        window.presentationsFollow()
        return run(window)
      }
      if !isSettled { isDone = false }
    }
    return isDone
  }

  private func run(_ window: Window) -> Bool {
    for round in 1...LayoutPass.mostRounds {
      guard isDue(window) else { return true }
      trace(.layout, "round \(round) of \(window.identity), due in \(dueText(window))")
      window.resolveConstraints()
      window.layoutTree()
      window.updateTraits()
    }
    guard isDue(window) else { return true }
    warn(
      "\(dueText(window)) is still dirty after \(LayoutPass.mostRounds) rounds of layout: it must "
        + "not invalidate itself every time.")
    return false
  }

  private func isDue(_ view: View) -> Bool {
    !view.flags.isDisjoint(
      with: [.needsLayout, .layoutBelow, .needsUpdateConstraints, .constraintsBelow])
  }

  private func dueText(_ window: Window) -> String {
    PendingWork(in: window)?.text ?? window.identity
  }
}
