/// Decides which recognizers in a window receive a touch, and which one wins it.
@MainActor
final class GestureArena {
  /// The recognizers that have touches or are waiting for more, those of the deepest views first.
  private(set) var contenders: [GestureRecognizer] = []
  private let withhold: (Touch) -> Void

  /// Creates an arena.
  ///
  /// - Parameter withhold: A closure that takes a touch away from its view after a gesture has won
  ///   it.
  init(withhold: @escaping (Touch) -> Void) { self.withhold = withhold }

  /// The next time at which a recognizer wants to be called; nil for none.
  var nextDeadline: Duration? { contenders.lazy.compactMap(\.deadline).min() }

  /// Offers a new touch to the recognizers of its view and of that view's ancestors.
  func begin(_ touch: Touch, in view: View, with event: TouchEvent) {
    for recognizer in contenders
    where recognizer.touches.isEmpty && recognizer.state == .possible
      && recognizer.pendingState == nil && !recognizer.continues(with: touch)
    {
      recognizer.enter(.failed)
    }
    settle()
    var current: View? = view
    while let candidate = current {
      for recognizer in candidate.gestureRecognizers where accepts(touch, recognizer) {
        recognizer.add(touch)
        enroll(recognizer, depth: candidate.depth)
      }
      current = candidate.superview
    }
    send(touch, with: event)
  }

  /// Sends a change of a touch to the recognizers that follow it.
  func send(_ touch: Touch, with event: TouchEvent) {
    for recognizer in contenders where recognizer.touches.contains(touch) {
      guard !recognizer.state.isFinal, recognizer.pendingState != .ended else { continue }
      switch touch.phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved, .stationary: recognizer.touchesMoved(event.only(touch), with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      }
    }
    settle()
  }

  /// Removes a touch that has ended.
  func finish(_ touch: Touch) {
    for recognizer in contenders { recognizer.remove(touch) }
    settle()
  }

  /// Calls the recognizers whose deadline has passed.
  func tick(at now: Duration) {
    for recognizer in contenders {
      guard let deadline = recognizer.deadline, deadline <= now else { continue }
      recognizer.deadline = nil
      recognizer.deadlineReached(at: now)
    }
    settle()
  }

  /// Withdraws the recognizers that satisfy a condition.
  func withdrawRecognizers(where isMeant: (GestureRecognizer) -> Bool) {
    for recognizer in contenders where isMeant(recognizer) { withdraw(recognizer) }
  }

  /// Cancels the gesture of a recognizer and removes its touches.
  func withdraw(_ recognizer: GestureRecognizer) {
    recognizer.cancel()
    for touch in recognizer.touches { recognizer.remove(touch) }
    settle()
  }

  /// Takes the touches of a recognized gesture away from their views.
  ///
  /// This includes touches whose end was withheld from the view.
  func claimTouches(of recognizer: GestureRecognizer) {
    for touch in recognizer.sequence { withhold(touch) }
  }

  /// Returns whether to withhold the beginning of a touch from its view for now.
  func delaysBeginning(of touch: Touch) -> Bool {
    contenders.contains { $0.delaysTouchesBegan && $0.isUndecided(on: touch) }
  }

  /// Returns whether to withhold the end of a touch from its view for now.
  func delaysEnd(of touch: Touch) -> Bool {
    contenders.contains {
      ($0.delaysTouchesBegan || $0.delaysTouchesEnded && $0.cancelsTouchesInView)
        && $0.isUndecided(on: touch)
    }
  }

  /// Handles a recognizer's request to leave the `.possible` state.
  func request(_ state: GestureState, by recognizer: GestureRecognizer) {
    if recognizer.pendingState == nil {
      let mayBegin = mayBegin(recognizer)
      // Who was asked may have disabled the recognizer.
      guard recognizer.state == .possible, recognizer.arena === self else { return }
      guard mayBegin else { return recognizer.enter(.failed) }
    }
    recognizer.pendingState = state
    resolve(recognizer)
  }

  /// Resolves pending recognizers, fails those that can no longer succeed, and resets finished
  /// ones.
  func settle() {
    var isStable = false
    while !isStable {
      isStable = true
      for recognizer in contenders {
        if recognizer.touches.isEmpty, recognizer.pendingState == nil {
          if recognizer.state.isActive { recognizer.enter(.cancelled) }
          if recognizer.state == .possible, recognizer.deadline == nil { recognizer.enter(.failed) }
        }
        if recognizer.pendingState != nil {
          resolve(recognizer)
          if recognizer.pendingState == nil { isStable = false }
        }
      }
      let over = contenders.filter { $0.state.isFinal && $0.touches.isEmpty }
      guard !over.isEmpty else { continue }
      isStable = false
      contenders.removeAll { $0.state.isFinal && $0.touches.isEmpty }
      for recognizer in over { recognizer.returnToPossible() }
    }
  }

  private func resolve(_ recognizer: GestureRecognizer) {
    guard let pending = recognizer.pendingState else { return }
    let verdict = verdict(on: recognizer)
    // Who was asked may have disabled the recognizer.
    guard recognizer.pendingState == pending else { return }
    switch verdict {
    case .waits: return
    case .loses: recognizer.enter(.failed)
    case .wins:
      for other in contenders
      where other.state == .possible && excludes(recognizer, other) { other.enter(.failed) }
      if recognizer.pendingState == pending { recognizer.enter(pending) }
    }
  }

  private enum Verdict { case wins, waits, loses }

  private func verdict(on recognizer: GestureRecognizer) -> Verdict {
    var waits = false
    for other in requirements(of: recognizer) {
      // In a cycle of requirements, the recognizer that completes it wins.
      if other.state == .possible, !isWaiting(other, for: recognizer) { waits = true }
      if other.state.isActive || other.state == .ended { return .loses }
    }
    var isBehind = false
    for other in contenders {
      if other === recognizer {
        isBehind = true
      } else if excludes(other, recognizer) {
        if other.state.isActive || other.state == .ended { return .loses }
        // A deeper gesture that waits only for another recognizer to fail keeps its claim to the
        // touches.
        if !isBehind, other.pendingState != nil, !isWaiting(other, for: recognizer) {
          waits = true
        }
      }
    }
    return waits ? .waits : .wins
  }

  /// Returns whether a pending recognizer is waiting, directly or indirectly, for another to fail.
  private func isWaiting(_ waiting: GestureRecognizer, for other: GestureRecognizer) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var held = [waiting]
    while let recognizer = held.popLast() {
      guard recognizer.pendingState != nil, visited.insert(ObjectIdentifier(recognizer)).inserted
      else { continue }
      let required = requirements(of: recognizer)
      if required.contains(where: { $0 === other }) { return true }
      held += required
    }
    return false
  }

  /// Returns the recognizers in the arena that must fail before a given one may recognize.
  private func requirements(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    let required = recognizer.required
    return contenders.filter { other in
      guard other !== recognizer else { return false }
      return required.contains { $0 === other } || recognizer.mustWait(for: other)
    }
  }

  /// Returns whether one recognizer makes another fail when it recognizes its gesture.
  private func excludes(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard one !== other, !one.sequence.isDisjoint(with: other.sequence) else { return false }
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true {
      return false
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
  }

  private func accepts(_ touch: Touch, _ recognizer: GestureRecognizer) -> Bool {
    recognizer.isEnabled && recognizer.allowedTouchTypes.contains(touch.type)
      && !(recognizer is HoverGestureRecognizer) && !recognizer.state.isFinal
      && recognizer.pendingState == nil && recognizer.takes(touch)
      && (recognizer.arena == nil || recognizer.arena === self)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  private func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false else {
      return false
    }
    for touch in recognizer.sequence {
      var view = touch.view
      while let current = view {
        if !current.gestureRecognizerShouldBegin(recognizer) { return false }
        view = current === recognizer.view ? nil : current.superview
      }
    }
    return true
  }

  private func enroll(_ recognizer: GestureRecognizer, depth: Int) {
    guard recognizer.arena == nil else { return }
    recognizer.arena = self
    trace(.gestures, "\(type(of: recognizer)) of \(recognizer.view?.identity ?? "") gets a touch")
    let index = contenders.firstIndex { ($0.view?.depth ?? 0) < depth } ?? contenders.endIndex
    contenders.insert(recognizer, at: index)
  }
}

extension GestureRecognizer {
  /// Returns whether the recognizer has received a touch and may still recognize its gesture.
  fileprivate func isUndecided(on touch: Touch) -> Bool {
    state == .possible && sequence.contains(touch)
  }

  /// Returns whether either recognizer or its delegate requires this one to wait for the other's
  /// failure.
  fileprivate func mustWait(for other: GestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
