/// What happened to the touches of a window at one moment.
@MainActor
public final class TouchEvent {
  /// Every touch that is on the window, the changed ones and the others.
  public let allTouches: Set<Touch>
  /// When it happened, on the frame clock.
  public let timestamp: Duration

  init(allTouches: Set<Touch>, timestamp: Duration) {
    self.allTouches = allTouches
    self.timestamp = timestamp
  }
}
