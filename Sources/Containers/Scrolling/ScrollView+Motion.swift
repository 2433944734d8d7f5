extension ScrollView {
  /// The spring frequency of animated scrolling, which then takes about a third of a second.
  private static let animationFrequency = 22.0

  /// Starts a motion, which each frame advances.
  func start(_ motion: ScrollMotion) {
    // A list that was asked for the size of its content may have ended the phase.
    guard phase != .resting, !phase.isHeld else { return }
    guard let host = window?.host else {
      self.motion = nil
      show(motion.destination)
      motionDidEnd()
      return
    }
    self.motion = motion
    if link == nil {
      link = DisplayLink(host: host) { [weak self] in self?.step(to: $0.timestamp) }
    }
    link?.isPaused = false
    host.setNeedsFrame()
  }

  /// Animates the content to an offset, as the app requested.
  func animate(to offset: Point) {
    if phase != .animating { settlePhase() }
    whenAnimated = nil
    advance(to: .animating)
    glide(to: offset)
  }

  /// Moves the content to an offset within the current phase, starting at the current velocity.
  func glide(to offset: Point) {
    let now = frameTime
    let velocity = motion?.velocity(at: now) ?? .zero
    start(
      ScrollMotion(
        horizontal: AxisMotion(
          from: contentOffset.x, to: offset.x, velocity: velocity.x,
          frequency: ScrollView.animationFrequency),
        vertical: AxisMotion(
          from: contentOffset.y, to: offset.y, velocity: velocity.y,
          frequency: ScrollView.animationFrequency),
        start: now))
  }

  /// Lets the content decelerate from a velocity, in points per second.
  func release(velocity: Point) {
    start(motion(releasedAt: velocity))
  }

  /// Returns the motion of content released at a velocity, in points per second.
  func motion(releasedAt velocity: Point) -> ScrollMotion {
    func axis(_ axis: ScrollAxis) -> AxisMotion {
      AxisMotion(
        releasedAt: contentOffset[axis], velocity: velocity[axis], in: range(axis),
        rate: decelerationRate.rawValue, bounces: bounces)
    }
    return ScrollMotion(
      horizontal: axis(.horizontal), vertical: axis(.vertical), start: frameTime)
  }

  /// Stops the motion at the current offset.
  ///
  /// - Parameter isTold: Whether the phase ends and the delegate is notified.
  func stopMotion(isTold: Bool = true) {
    motion = nil
    whenAnimated = nil
    link?.isPaused = true
    if isTold { motionDidEnd() }
  }

  /// Ends the current phase so that another one can begin, and notifies the delegate.
  func settlePhase() {
    switch phase {
    case .decelerating, .animating: stopMotion()
    case .wheeling: endWheeling(isCaught: true)
    case .resting, .tracking, .dragging: break
    }
    // The delegate may have started an animation when it was notified; that ends as well.
    guard phase == .animating else { return }
    stopMotion(isTold: false)
    advance(to: .resting)
  }

  private func step(to now: Duration) {
    guard let motion else { return }
    if motion.isOver(at: now) {
      self.motion = nil
      link?.isPaused = true
      show(motion.destination)
      // The delegate may have begun another motion when it was told of this one.
      if self.motion == nil { motionDidEnd() }
    } else {
      show(grid.align(motion.position(at: now)))
    }
  }

  private func motionDidEnd() {
    switch phase {
    case .decelerating:
      advance(to: .resting)
      delegate?.scrollViewDidEndDecelerating(self)
    case .animating:
      advance(to: .resting)
      let end = whenAnimated ?? { $0() }
      whenAnimated = nil
      end { delegate?.scrollViewDidEndScrollingAnimation(self) }
    // The alarm ends the wheeling phase.
    case .wheeling, .resting, .tracking, .dragging: break
    }
  }
}
