/// Lays out what asks for it, again while something still asks, at most four times.
@MainActor
struct LayoutPass {
  static let mostRounds = 4

  func run(_ targets: [FrameTarget]) {
    for target in targets { run(target.window) }
  }

  private func run(_ window: Window) {
    for _ in 0..<LayoutPass.mostRounds {
      guard isDue(window) else { return }
      window.layoutTree()
    }
    guard isDue(window) else { return }
    let view = firstDue(window) ?? window
    warn("the layout of \(type(of: view)) still asks for another after \(LayoutPass.mostRounds).")
    window.setNeedsFrame()
  }

  private func isDue(_ view: View) -> Bool {
    !view.flags.isDisjoint(with: [.needsLayout, .layoutBelow])
  }

  private func firstDue(_ view: View) -> View? {
    if view.flags.contains(.needsLayout) { return view }
    for subview in view.subviews {
      if let found = firstDue(subview) { return found }
    }
    return nil
  }
}
