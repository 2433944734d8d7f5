extension TouchDispatcher {
  /// How long a finger must rest on scrolling content before the content receives the touch.
  static let holding = Duration.milliseconds(150)

  /// Decides whether a touch that is about to begin only stops moving content, or is held until it
  /// is clear that it is not a drag.
  func holdBack(_ touch: Touch, _ view: View, _ now: Duration) {
    for outer in view.chain {
      if outer.catchesTouch(in: view) {
        touch.isWithheld = true
        return
      }
      if touch.type == .direct, outer !== view, outer.delaysTouchesInside {
        touch.heldUntil = now + TouchDispatcher.holding
      }
    }
  }

  /// Returns whether every ancestor of a view lets a touch reach the view.
  func mayBegin(_ touch: Touch, in view: View, with event: TouchEvent) -> Bool {
    view.chain.dropFirst().allSatisfy { $0.mayDeliver(touch, with: event, to: view) }
  }
}
