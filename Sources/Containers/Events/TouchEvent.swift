/// What happened to the touches of a window at one moment.
@MainActor
public final class TouchEvent {
  /// Every touch that is on the window, the changed ones and the others.
  public private(set) var allTouches: Set<Touch>
  /// When it happened, on the frame clock.
  public private(set) var timestamp: Duration

  init(allTouches: Set<Touch>, timestamp: Duration) {
    self.allTouches = allTouches
    self.timestamp = timestamp
  }

  /// Makes the event another, of the same touches; for who holds it alone.
  func restart(at timestamp: Duration) { self.timestamp = timestamp }

  /// Returns a touch alone: where there is no other, in the memory of all.
  func only(_ touch: Touch) -> Set<Touch> {
    allTouches.count == 1 && allTouches.contains(touch) ? allTouches : [touch]
  }
}
