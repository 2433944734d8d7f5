public import Containers

extension Stage {
  /// Delivers what waits and runs one frame if something asks for it; the clock stands still.
  public func turn() { application.turn() }

  /// Moves the clock by a sixtieth of a second at a time, with a frame wherever one is due; one that
  /// is due already comes before the clock moves.
  public func advance(by duration: Duration) {
    application.turn()
    let end = platform.now + duration
    while platform.now < end {
      platform.advance(by: min(Stage.frameDuration, end - platform.now))
      application.turn()
    }
  }

  /// Runs frames until nothing moves, nothing asks for another and no alarm is set.
  ///
  /// - Parameter limit: How much time may pass; what still moves then goes on moving, and an alarm
  ///   for later than that is left alone.
  public func settle(within limit: Duration = .seconds(10)) {
    let end = platform.now + limit
    application.turn()
    while isSomethingToCome(before: end), platform.now < end {
      platform.advance(by: Stage.frameDuration)
      application.turn()
    }
  }

  private func isSomethingToCome(before end: Duration) -> Bool {
    if application.isFrameDue { return true }
    return application.animator.nextDeadline.map { $0 <= end } ?? false
  }

  /// Lets other tasks run until a condition holds, with the frames that they ask for.
  ///
  /// For answers that come from another thread. The stage's own clock stands still.
  ///
  /// - Parameter limit: How long to wait, in real time; longer while other tests keep this one from
  ///   looking.
  /// - Returns: Whether the condition holds.
  @discardableResult
  public func wait(
    within limit: Duration = .seconds(300), until condition: () -> Bool
  ) async -> Bool {
    let start = ContinuousClock.now
    var looks = 0
    application.turn()
    while !condition() {
      looks += 1
      guard looks < 10_000 || ContinuousClock.now - start < limit else { return false }
      await Task.yield()
      application.turn()
    }
    return true
  }

  /// Gives the window another size, as a person would by its edges.
  public func resize(to size: Size) {
    guard let platformWindow else { return }
    platform.resize(platformWindow, to: size)
    runFrames()
  }

  /// Gives the window another number of pixels per point, as moving it to another display would.
  public func rescale(to scale: Double) {
    guard let platformWindow else { return }
    platform.rescale(platformWindow, to: scale)
    runFrames()
  }

  /// Presses the close button of the window.
  public func close() {
    guard let platformWindow else { return }
    platform.post(.closeRequested(window: platformWindow.identifier))
    runFrames()
  }

  /// Hands an event of the platform over and runs the frames that it causes.
  public func send(_ event: InputEvent) {
    guard let platformWindow else { return }
    platform.post(
      .input(window: platformWindow.identifier, event, timestamp: platform.now))
    runFrames()
  }

  /// Runs frames without moving the clock: the first for what was asked, a few more for what that
  /// asked; not for animations, which ask forever.
  func runFrames() {
    for _ in 0..<4 {
      application.turn()
      if !application.isFrameDue { return }
    }
  }
}
