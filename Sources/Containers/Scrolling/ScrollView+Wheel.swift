internal import Glibc

extension ScrollView {
  /// The smallest delta that counts as a notch of a wheel, in points.
  ///
  /// A notch is animated; the smaller deltas of a touchpad are smooth by themselves.
  private static let notch = 24.0
  /// The time without events after which the wheel counts as released.
  private static let wheelRest = Duration.milliseconds(150)

  /// Handles an event of the wheel or the touchpad.
  ///
  /// - Returns: Whether the event was handled, which it is not if it could not scroll anything.
  func handle(_ scroll: Scroll) -> Bool {
    if scroll.modifierFlags.contains(.control), mayZoom {
      zoom(by: scroll)
      return true
    }
    guard isScrollEnabled, !phase.isHeld else { return phase.isHeld }
    let delta = effectiveDelta(of: scroll)
    guard delta != .zero else { return false }
    if phase != .wheeling {
      // Continued scrolling belongs to one scroll view, even after that has reached its end.
      guard clamped(contentOffset - delta) != contentOffset else { return false }
      settlePhase()
      guard mayBegin else { return true }
      advance(to: .wheeling)
      delegate?.scrollViewWillBeginDragging(self)
    }
    // The delegate may have moved the content, or taken it away from the wheel.
    let target = clamped((motion?.destination ?? contentOffset) - delta)
    guard phase == .wheeling else { return true }
    if max(abs(delta.x), abs(delta.y)) < ScrollView.notch, motion == nil {
      show(target)
    } else {
      glide(to: target)
    }
    if phase == .wheeling { setWheelAlarm() }
    return true
  }

  /// Ends scrolling by the wheel.
  ///
  /// - Parameter isCaught: Whether something else takes over immediately, so that no page is
  ///   turned.
  func endWheeling(isCaught: Bool) {
    // The content may have been taken from the wheel since.
    guard phase == .wheeling else { return }
    wheelAlarm?.cancel()
    wheelAlarm = nil
    motion = nil
    link?.isPaused = true
    guard isCaught else {
      return finish(speed: .zero, from: isPagingEnabled ? nearestPage : nil)
    }
    advance(to: .resting)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  private func setWheelAlarm() {
    guard let host = window?.host else { return endWheeling(isCaught: false) }
    wheelAlarm?.cancel()
    wheelAlarm = host.animator.alarm(at: host.now + ScrollView.wheelRest) { [weak self] in
      guard let self, phase == .wheeling else { return }
      if motion == nil { endWheeling(isCaught: false) } else { setWheelAlarm() }
    }
  }

  /// Returns the distance to scroll; Shift turns vertical into horizontal scrolling.
  private func effectiveDelta(of scroll: Scroll) -> Point {
    var delta = scroll.delta
    if scroll.modifierFlags.contains(.shift), delta.x == 0 { delta = Point(x: delta.y, y: 0) }
    for axis in ScrollAxis.allCases where !canMove(axis) { delta[axis] = 0 }
    return delta
  }

  private func zoom(by scroll: Scroll) {
    // A notch of 48 points changes the scale by a fifth.
    let factor = pow(1.2, (scroll.delta.y == 0 ? scroll.delta.x : scroll.delta.y) / 48)
    zoom(by: factor, around: scroll.location(in: self) - contentOffset)
  }
}
