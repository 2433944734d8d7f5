/// The time before something is tried again: a second, and twice as long each time, to a minute.
struct Backoff {
  private var delay = Duration.seconds(1)

  /// Returns the time to wait now.
  mutating func next() -> Duration {
    defer { delay = min(delay * 2, .seconds(64)) }
    return delay
  }
}
