extension Application {
  /// Where the application stands: active, inactive, or in the background.
  ///
  /// It is inactive until a window is shown, and is judged after the events of each turn, so that
  /// moving the keyboard between the application's own windows changes nothing. Wayland tells no
  /// program that a window was minimized; there the application goes no further than
  /// ``State/inactive``.
  public var applicationState: State { lifeCycle.state }

  /// Whether the application is ending or has ended.
  package var isEnding: Bool { lifeCycle.isEnding }

  /// Moves to the state that the windows imply.
  func judgeState() {
    if !attachments.isEmpty { lifeCycle.hasBegun = true }
    guard lifeCycle.hasBegun, !isEnding else { return }
    move(
      to: State(
        hasKeyboard: attachments.contains { $0.window.isKey },
        isSeen: attachments.contains { $0.target.isVisible }))
  }

  private func move(to goal: State) {
    lifeCycle.move(to: goal) { next, apply in
      switch (applicationState, next) {
      case (.active, _):
        delegate?.applicationWillResignActive(self)
        messageCenter.post(WillResignActive(), subject: self)
        apply()
        leaveForeground()
      case (_, .background):
        apply()
        delegate?.applicationDidEnterBackground(self)
        messageCenter.post(DidEnterBackground(), subject: self)
        leaveForeground()
      case (.background, _):
        delegate?.applicationWillEnterForeground(self)
        messageCenter.post(WillEnterForeground(), subject: self)
        apply()
      default:
        apply()
        delegate?.applicationDidBecomeActive(self)
        messageCenter.post(DidBecomeActive(), subject: self)
      }
    }
  }

  /// Begins the work of leaving, unless the application ends, which has work of its own.
  private func leaveForeground() {
    if !isEnding { willLeaveForeground.begin() }
  }

  // MARK: The end

  /// Leaves the foreground, does the work of the end, and ends.
  func beginEnd() {
    lifeCycle.beginEnd { [self] in
      move(to: .background)
      lifeCycle.awaitWork(from: now)
      willEnd.begin { [weak self] in self?.finishEnd() }
      platform.wake()
    }
  }

  /// Ends if the work of the end takes too long.
  func endIfDue() {
    if let deadline = lifeCycle.deadline, now >= deadline { finishEnd() }
  }

  private func finishEnd() {
    guard !isTerminated else { return }
    lifeCycle.stopWaiting()
    endNow()
  }
}
