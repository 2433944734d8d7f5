extension ScrollView {
  /// How quick animated scrolling is: it is over after about a third of a second.
  private static let animationFrequency = 22.0

  /// Starts a movement that each frame carries on.
  func start(_ motion: ScrollMotion) {
    guard let host = window?.host else {
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

  /// Moves the content to an offset over time because the program asked for it.
  func animate(to offset: Point) {
    if phase != .animating { settlePhase() }
    whenAnimated = nil
    advance(to: .animating)
    glide(to: offset)
  }

  /// Lets the present phase go on to an offset, from the present speed.
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

  /// Lets the content go on by itself from a speed in points a second.
  func release(velocity: Point) {
    start(motion(releasedAt: velocity))
  }

  /// Returns how the content goes on by itself from a speed in points a second.
  func motion(releasedAt velocity: Point) -> ScrollMotion {
    func axis(_ axis: ScrollAxis) -> AxisMotion {
      AxisMotion(
        releasedAt: contentOffset[axis], velocity: velocity[axis], in: range(axis),
        rate: decelerationRate.rawValue, bounces: bounces)
    }
    return ScrollMotion(
      horizontal: axis(.horizontal), vertical: axis(.vertical), start: frameTime)
  }

  /// Ends what moves the content by itself, where it is.
  func stopMotion(isTold: Bool = true) {
    guard motion != nil else { return }
    motion = nil
    whenAnimated = nil
    link?.isPaused = true
    guard isTold else { return }
    motionDidEnd()
  }

  /// Ends the present phase so that another may begin, and tells that it is over.
  func settlePhase() {
    switch phase {
    case .decelerating, .animating: stopMotion()
    case .wheeling: endWheeling(isCaught: true)
    case .resting, .tracking, .dragging: break
    }
    // What the delegate begins when it hears of it gives way as well.
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
      motionDidEnd()
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
      delegate?.scrollViewDidEndScrollingAnimation(self)
      let end = whenAnimated
      whenAnimated = nil
      end?()
    // The alarm of the wheel ends it.
    case .wheeling, .resting, .tracking, .dragging: break
    }
  }
}
