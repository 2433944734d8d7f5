/// Steps the running animations of an application.
@MainActor
public final class Animator {
  /// Makes an animator with nothing to step.
  public init() {}

  /// Whether an animation runs, so that a frame is due at the next refresh of the display.
  var isRunning: Bool { false }

  /// Moves every running animation to a moment of the frame clock.
  func step(to now: Duration) {}
}
