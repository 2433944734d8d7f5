/// A press of a key.
public struct Press: Hashable, Sendable {
  /// Where a press stands in its life.
  public enum Phase: Hashable, Sendable {
    /// The key went down.
    case began
    /// The key is held and repeats.
    case changed
    /// The key went up.
    case ended
    /// The system took the press away, for example with the window's focus.
    case cancelled
  }

  /// The key.
  public let key: Key
  /// Where the press stands in its life.
  public let phase: Phase
  /// When it happened, on the frame clock.
  public let timestamp: Duration

  /// Makes a press.
  public init(key: Key, phase: Phase, timestamp: Duration) {
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
  }
}
