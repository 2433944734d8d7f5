/// An event that describes the touches of a window at one time.
@MainActor
public final class TouchEvent {
  /// All touches on the window, whether or not they changed.
  public private(set) var allTouches: Set<Touch>
  /// The time of the event on the frame clock.
  public private(set) var timestamp: Duration

  init(allTouches: Set<Touch>, timestamp: Duration) {
    self.allTouches = allTouches
    self.timestamp = timestamp
  }

  /// Reuses the event for another time with the same touches.
  ///
  /// Call it only on an event with no other owner.
  func restart(at timestamp: Duration) { self.timestamp = timestamp }

  /// Returns a set of a single touch, without allocating if it is the only one.
  func only(_ touch: Touch) -> Set<Touch> {
    allTouches.count == 1 && allTouches.contains(touch) ? allTouches : [touch]
  }
}
