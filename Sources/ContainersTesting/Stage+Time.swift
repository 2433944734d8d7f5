public import Containers

extension Stage {
  /// Delivers pending events and runs one frame if one is due, without advancing the clock.
  public func turn() { application.turn() }

  /// Advances the clock in steps of a sixtieth of a second, running a frame whenever one is due.
  ///
  /// A frame that is already due runs before the clock moves.
  public func advance(by duration: Duration) {
    application.turn()
    let end = platform.now + duration
    while platform.now < end {
      platform.advance(by: min(Stage.frameDuration, end - platform.now))
      application.turn()
    }
  }

  /// Runs frames until nothing moves, no frame is requested and no alarm is set.
  ///
  /// - Parameter limit: The maximum time on the stage's clock. Animations still running then
  ///   continue,   and alarms set for later are left alone.
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

  /// Lets other tasks run until a condition holds, with the frames that they request.
  ///
  /// Use it to await results from other threads. The stage's own clock does not advance.
  ///
  /// - Parameter limit: The maximum time to wait, in real time; longer while other tests keep this
  ///   one   from checking.
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

  /// Resizes the window, as a user would by dragging its edges.
  public func resize(to size: Size) {
    guard let platformWindow else { return }
    platform.resize(platformWindow, to: size)
    runFrames()
  }

  /// Changes the window's pixels per point, as moving it to another display would.
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

  /// Delivers a platform event and runs the frames that it causes.
  public func send(_ event: InputEvent) {
    guard let platformWindow else { return }
    platform.post(
      .input(window: platformWindow.identifier, event, timestamp: platform.now))
    runFrames()
  }

  /// Runs frames without advancing the clock: the first for pending requests, a few more for what
  /// it requests in turn.
  ///
  /// The number is limited because animations always request another.
  func runFrames() {
    for _ in 0..<4 {
      application.turn()
      if !application.isFrameDue { return }
    }
  }
}
