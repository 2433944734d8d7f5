/// A press of a key.
public struct Press: Hashable, Sendable {
  /// The phase of a press.
  public enum Phase: Hashable, Sendable {
    /// The key was pressed.
    case began
    /// The key is held and repeats.
    case changed
    /// The key was released.
    case ended
    /// The system canceled the press, for example because the window lost focus.
    case cancelled
  }

  /// The key.
  public let key: Key
  /// The phase of the press.
  public let phase: Phase
  /// The time of the event on the frame clock.
  public let timestamp: Duration

  /// Creates a press.
  public init(key: Key, phase: Phase, timestamp: Duration) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
  }
}
