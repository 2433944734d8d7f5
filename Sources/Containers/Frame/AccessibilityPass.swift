/// The frame pass that reports changes in the windows to assistive technology while it listens.
@MainActor
struct AccessibilityPass {
  let accessibility: Accessibility
  let animator: Animator

  func run(_ targets: [FrameTarget], visible: [FrameTarget], at now: Duration) {
    guard accessibility.bridge != nil else { return }
    let windows = targets.map(\.window)
    accessibility.update(
      windows, visible: visible.map(\.window), at: now,
      isMoving: animator.isRunning || windows.contains(where: \.touchDispatcher.isTouched))
  }
}
