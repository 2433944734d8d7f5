/// The pacing of frames: at most one per display refresh, at regular intervals.
struct FramePacing {
  /// The earliest start of the next frame.
  private(set) var next = Duration.zero

  /// Records the start of a frame.
  ///
  /// A frame that starts slightly late does not delay the following ones.
  mutating func frameStarts(at now: Duration, framesPerSecond: Double) {
    let interval = Duration.seconds(1 / max(1, framesPerSecond))
    next = now - next < interval ? next + interval : now + interval
  }
}
