/// How a property animator moves.
enum PropertyAnimatorCourse {
  /// By its own curve.
  case curve
  /// By hand, evenly.
  case line
  /// From where it was to its goal, by another curve.
  case other(TimingCurve, Duration)
}

extension ViewPropertyAnimator {
  /// Starts, or goes on from a pause by its own curve.
  public func startAnimation() { startAnimation(afterDelay: .zero) }

  /// Starts after a delay; its changes are made, but not seen, at once.
  public func startAnimation(afterDelay delay: Duration) {
    guard phase != .running else { return }
    enter(.start, "startAnimation")
    self.delay = max(.zero, delay)
    run(along: .curve)
  }

  /// Holds where it is; an inactive one makes its changes and stays at its start.
  public func pauseAnimation() {
    guard phase != .paused else { return }
    enter(.pause, "pauseAnimation")
    stopClock()
    guard scrubsLinearly else { return }
    leftCurve = (position, distance)
    position = distance
    course = .line
  }

  /// Goes on from a pause.
  ///
  /// - Parameters:
  ///   - parameters: How the rest of the way is gone; nil for the animator's own curve.
  ///   - factor: The time that takes, as a part of ``duration``; 0 for what is left of it.
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

  /// Runs on to the end, or where it is reversed to the start.
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

  /// The timeline in force, where the animator moves anything that belongs to it.
  private var timeline: AnimationTimeline? {
    let views = items.lazy.flatMap(\.group.tracks).compactMap(\.view)
    return views.compactMap { AnimationTimeline.current(for: $0) }.first
  }

  /// Follows the timeline evenly from here on.
  private func leaveCurve() {
    evenProgress = EvenProgress(fraction: position, shown: distance)
  }

  /// Ends at the start, to which the timeline has led back.
  private func isReversedByTimeline() {
    guard phase == .running else { return }
    animation = nil
    finish(at: .start)
  }

  /// Shows a place on the way.
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
    // Its completion does nothing: whoever stops the clock goes on without it.
    animation?.stop()
    animation = nil
  }

  /// The curve across the whole way.
  var curve: TimingCurve { timingParameters.timingCurve(for: duration) }

  private func value(at position: Double) -> Double {
    curve.progress(at: position, of: duration)
  }

  private var value: (Double) -> Double {
    let (curve, duration) = (curve, duration)
    return { curve.progress(at: $0, of: duration) }
  }

  /// How much of the distance is behind it, 0…1.
  private var distance: Double {
    switch course {
    case .line: position
    case .curve, .other: min(max(items.first?.value ?? value(at: position), 0), 1)
    }
  }

  /// The place on the way in time, whatever the course.
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
