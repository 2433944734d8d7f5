extension TouchDispatcher {
  /// How long a finger rests on scrolling content before the content hears of it.
  static let holding = Duration.milliseconds(150)

  /// Decides whether a touch that is about to begin in a view only stops content that moves by
  /// itself, or is held back until it is clear that it is no drag.
  func holdBack(_ touch: Touch, _ view: View, _ now: Duration) {
    for outer in view.chain {
      if outer.catchesTouches {
        touch.isWithheld = true
        return
      }
      if touch.type == .direct, outer !== view, outer.delaysTouchesInside {
        touch.heldUntil = now + TouchDispatcher.holding
      }
    }
  }

  /// Whether every view around a view lets a touch reach it.
  func mayBegin(_ touch: Touch, in view: View, with event: TouchEvent) -> Bool {
    view.chain.dropFirst().allSatisfy { $0.mayDeliver(touch, with: event, to: view) }
  }
}
