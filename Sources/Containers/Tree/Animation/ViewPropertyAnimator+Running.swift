/// How a property animator progresses.
enum PropertyAnimatorCourse {
  /// Along its own curve.
  case curve
  /// Linearly, by hand.
  case line
  /// From the current position to the goal, along another curve.
  case other(TimingCurve, Duration)
}

extension ViewPropertyAnimator {
  /// Starts the animation, or resumes it along its own curve after a pause.
  public func startAnimation() { startAnimation(afterDelay: .zero) }

  /// Starts the animation after a delay.
  ///
  /// The animator makes its changes immediately but does not show them until the delay is over.
  public func startAnimation(afterDelay delay: Duration) {
    guard phase != .running else { return }
    enter(.start, "startAnimation")
    self.delay = max(.zero, delay)
    run(along: .curve)
  }

  /// Pauses the animation.
  ///
  /// An inactive animator makes its changes and stays at the start.
  public func pauseAnimation() {
    guard phase != .paused else { return }
    enter(.pause, "pauseAnimation")
    stopClock()
    guard scrubsLinearly else { return }
    leftCurve = (position, distance)
    position = distance
    course = .line
  }

  /// Resumes the animation after a pause.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animation, or `nil` for the animator's own curve.
  ///   - factor: The remaining time as a fraction of ``duration``, or 0 for the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor factor: Double
  ) {
    guard phase != .running else { return }
    enter(.start, "continueAnimation")
    delay = .zero
    guard parameters != nil || factor > 0 else {
      run(along: .curve)
      return
    }
    let rest =
      factor > 0 ? duration * factor : duration * (isBackwards ? timePosition : 1 - timePosition)
    let parameters = parameters ?? timingParameters
    let time = parameters.settlingDuration ?? rest
    run(along: .other(parameters.timingCurve(for: time), time))
  }

  /// Runs to the end, or to the start if reversed.
  func run(along next: PropertyAnimatorCourse) {
    stopClock()
    position = timePosition
    course = next
    evenProgress = nil
    for item in items { item.anchor(at: position, value) }
    guard let host, !items.isEmpty, duration > .zero else {
      reachEnd()
      return
    }
    let start = position
    let goal = isBackwards ? 0.0 : 1
    var time = duration * abs(goal - start)
    if case .other(_, let own) = next { time = own }
    let timing = Animation.Timing(duration: time, delay: delay, curve: .linear)
    let update: (Double) -> Void = { [self] fraction in
      position = start + (goal - start) * fraction
      show(fraction, goal)
    }
    let completion: (Bool) -> Void = { [self] isFinished in
      if isFinished, phase == .running { reachEnd() }
    }
    animation =
      timeline?.run(
        timing, update: update, hold: { [self] in leaveCurve() },
        reversal: { [self] in isReversedByTimeline() }, completion: completion)
      ?? host.animator.run(timing, update: update, completion: completion)
    host.setNeedsFrame()
  }

  /// The current timeline, if the animator moves a view that belongs to it.
  private var timeline: AnimationTimeline? {
    let views = items.lazy.flatMap(\.group.tracks).compactMap(\.view)
    return views.compactMap { AnimationTimeline.current(for: $0) }.first
  }

  /// From here on follows the timeline linearly.
  private func leaveCurve() {
    evenProgress = EvenProgress(fraction: position, shown: distance)
  }

  /// Ends at the start, because the timeline has run back to it.
  private func isReversedByTimeline() {
    guard phase == .running else { return }
    animation = nil
    finish(at: .start)
  }

  /// Shows a position set by hand.
  func scrub(to position: Double) {
    self.position = position
    var curve: ((Double) -> Double)?
    if case .line = course {
    } else {
      course = .curve
      curve = value
    }
    for item in items { item.scrub(to: position, along: curve) }
  }

  func stopClock() {
    // The completion of a stopped animation does nothing, because the caller continues without it.
    animation?.stop()
    animation = nil
  }

  /// The curve of the whole animation.
  var curve: TimingCurve { timingParameters.timingCurve(for: duration) }

  private func value(at position: Double) -> Double {
    curve.progress(at: position, of: duration)
  }

  private var value: (Double) -> Double {
    let (curve, duration) = (curve, duration)
    return { curve.progress(at: $0, of: duration) }
  }

  /// The completed fraction of the distance, 0…1.
  private var distance: Double {
    switch course {
    case .line: position
    case .curve, .other: min(max(items.first?.value ?? value(at: position), 0), 1)
    }
  }

  /// The completed fraction of the time, for every course.
  private var timePosition: Double {
    switch course {
    case .curve, .other: position
    case .line where position == leftCurve.value: leftCurve.time
    case .line: curve.fraction(at: position, of: duration)
    }
  }

  private func show(_ fraction: Double, _ goal: Double) {
    for item in items {
      if let evenProgress {
        item.scrub(to: evenProgress.value(at: position), along: nil)
        continue
      }
      if case .other(let curve, let time) = course {
        item.approach(goal, curve.progress(at: fraction, of: time))
      } else {
        item.follow(value, at: position, goal: goal)
      }
    }
  }

  private func reachEnd() {
    animation = nil
    position = isBackwards ? 0 : 1
    if pausesOnCompletion {
      phase = .paused
      course = .curve
      return
    }
    finish(at: isBackwards ? .start : .end)
  }
}
