internal import Glibc

extension ScrollView {
  /// What less than this in points comes from: a touchpad, which is smooth by itself.
  ///
  /// More is a notch of a wheel, which is shown as a short movement.
  private static let notch = 24.0
  /// After so long without an event the wheel counts as let go.
  private static let wheelRest = Duration.milliseconds(150)

  /// Handles the wheel or the touchpad.
  ///
  /// - Returns: Whether it was for this scroll view: not where it could not move anything.
  func handle(_ scroll: Scroll) -> Bool {
    if scroll.modifierFlags.contains(.control), mayZoom {
      zoom(by: scroll)
      return true
    }
    guard isScrollEnabled, !phase.isHeld else { return phase.isHeld }
    let delta = effectiveDelta(of: scroll)
    guard delta != .zero else { return false }
    let start = phase == .wheeling ? motion?.destination ?? contentOffset : contentOffset
    let target = clamped(start - delta)
    // One turn of the wheel belongs to one scroll view, even when that has come to its end.
    guard target != start || phase == .wheeling else { return false }
    if phase != .wheeling {
      settlePhase()
      advance(to: .wheeling)
      delegate?.scrollViewWillBeginDragging(self)
    }
    if max(abs(delta.x), abs(delta.y)) < ScrollView.notch, motion == nil {
      show(target)
    } else {
      glide(to: target)
    }
    setWheelAlarm()
    return true
  }

  /// Ends what the wheel has begun.
  ///
  /// - Parameter isCaught: Whether something else begins at once, so that no page is turned.
  func endWheeling(isCaught: Bool) {
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

  /// How far to move the content: with Shift the wheel moves it across.
  private func effectiveDelta(of scroll: Scroll) -> Point {
    var delta = scroll.delta
    if scroll.modifierFlags.contains(.shift), delta.x == 0 { delta = Point(x: delta.y, y: 0) }
    for axis in ScrollAxis.allCases where !canMove(axis) { delta[axis] = 0 }
    return delta
  }

  private func zoom(by scroll: Scroll) {
    // A notch of 48 points is a fifth more or less.
    let factor = pow(1.2, (scroll.delta.y == 0 ? scroll.delta.x : scroll.delta.y) / 48)
    zoom(by: factor, around: scroll.location(in: self) - contentOffset)
  }
}
