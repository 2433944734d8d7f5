/// When the next frame may start: at most one for each refresh of the display, on an even beat.
struct FramePacing {
  /// The earliest moment for the next frame.
  private(set) var next = Duration.zero

  /// Notes that a frame starts.
  ///
  /// A frame that starts a little late does not delay those after it.
  mutating func frameStarts(at now: Duration, framesPerSecond: Double) {
    let interval = Duration.seconds(1 / max(1, framesPerSecond))
    next = now - next < interval ? next + interval : now + interval
  }
}
