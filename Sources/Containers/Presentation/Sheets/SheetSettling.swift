/// The motion of a sheet to a detent, which continues at the velocity of the finger.
@MainActor
final class SheetSettling {
  /// The least angular frequency of the spring, per second.
  private static let frequency = 16.0

  private let spring: ScrollSpring
  private let start: Duration
  private var link: DisplayLink?

  /// Starts to move.
  ///
  /// - Parameters:
  ///   - height: The height from which it moves, in points.
  ///   - goal: The height at which it ends, in points.
  ///   - velocity: The initial velocity, in points per second.
  ///   - show: Called in each frame with the height.
  ///   - whenOver: Called at the end.
  init(
    from height: Double, to goal: Double, velocity: Double, host: any WindowHost,
    show: @escaping (Double) -> Void, whenOver: @escaping () -> Void
  ) {
    spring = ScrollSpring(
      approaching: goal, from: height, velocity: velocity, atLeast: SheetSettling.frequency)
    start = host.now
    let duration = spring.duration
    link = DisplayLink(host: host) { [weak self] link in
      guard let self, self.link != nil else { return }
      let seconds = max(0, (link.timestamp - start).seconds)
      if seconds < duration { show(spring.position(at: seconds)) } else { whenOver() }
    }
    link?.isPaused = false
    host.setNeedsFrame()
  }

  /// Ends the motion where it is.
  func stop() {
    link?.isPaused = true
    link = nil
  }
}
