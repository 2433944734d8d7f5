extension Application {
  /// The life cycle state of the application: active, inactive, or in the background.
  ///
  /// The application is inactive until it shows a window. The state is updated after the events of
  /// each turn, so moving the keyboard focus between the application's own windows does not change
  /// it. Wayland does not report that a window was minimized, so the application never enters the
  /// background there.
  public var applicationState: State { lifeCycle.state }

  /// Whether the application is ending or has ended.
  package var isEnding: Bool { lifeCycle.isEnding }

  /// Updates the state from the windows.
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

  /// Leaves the foreground, finishes pending work, and ends the application.
  func beginEnd() {
    lifeCycle.beginEnd { [self] in
      move(to: .background)
      lifeCycle.awaitWork(from: now)
      willEnd.begin { [weak self] in self?.finishEnd() }
      platform.wake()
    }
  }

  /// Ends the application if the pending work takes too long.
  func endIfDue() {
    if let deadline = lifeCycle.deadline, now >= deadline { finishEnd() }
  }

  private func finishEnd() {
    guard !isTerminated else { return }
    lifeCycle.stopWaiting()
    endNow()
  }
}
