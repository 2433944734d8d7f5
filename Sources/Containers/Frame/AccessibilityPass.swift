/// The frame pass that reports changes in the windows to assistive technology while it listens.
@MainActor
struct AccessibilityPass {
  let accessibility: Accessibility

  func run(_ targets: [FrameTarget], visible: [FrameTarget], at now: Duration) {
    guard accessibility.bridge != nil else { return }
    accessibility.update(targets.map(\.window), visible: visible.map(\.window), at: now)
  }
}
