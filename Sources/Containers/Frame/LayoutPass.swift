/// Lays out what asks for it, again while something still asks, at most four times.
@MainActor
struct LayoutPass {
  static let mostRounds = 4

  /// - Returns: Whether nothing asks any more.
  func run(_ targets: [FrameTarget]) -> Bool {
    var isDone = true
    for target in targets where !run(target.window) { isDone = false }
    return isDone
  }

  private func run(_ window: Window) -> Bool {
    for _ in 0..<LayoutPass.mostRounds {
      guard isDue(window) else { return true }
      window.layoutTree()
    }
    guard isDue(window) else { return true }
    let view = firstDue(window) ?? window
    warn("the layout of \(type(of: view)) still asks for another after \(LayoutPass.mostRounds).")
    return false
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
