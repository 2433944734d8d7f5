/// The scheduler of appearance: every driver begins and ends transitions here, so that every
/// sequence is balanced whoever drives.
extension ViewController {
  /// What ``beginAppearanceTransition(_:animated:)`` does.
  func beginAppearance(_ isAppearing: Bool, isAnimated: Bool) {
    let direction: Appearance.Direction = isAppearing ? .appear : .disappear
    if case .begin = orderOfContainer {
      orderOfContainer = nil
      orderOfContainer = .begun(
        beginTransition(direction, isAnimated: isAnimated, by: .container))
      return
    }
    if isAppearing { loadViewIfNeeded() }
    if beginTransition(direction, isAnimated: isAnimated, by: .caller) == nil { warnUnbalanced() }
  }

  /// What ``endAppearanceTransition()`` does.
  func endAppearance() {
    if case .end(let ending) = orderOfContainer {
      orderOfContainer = nil
      end(ending)
      return
    }
    guard let begun = transitionOfCaller else {
      warnUnbalanced()
      return
    }
    transitionOfCaller = nil
    endTransition(begun)
  }

  /// Begins a transition for a container that moves the view itself, by ``beginAppearanceTransition(_:animated:)``.
  ///
  /// - Returns: The transition; nil where the controller is there or on its way.
  func beginTransition(
    _ direction: Appearance.Direction, isAnimated: Bool
  ) -> AppearanceTransition? {
    guard appearance.beginning(direction) != nil else { return nil }
    let outer = orderOfContainer
    orderOfContainer = .begin
    defer { orderOfContainer = outer }
    beginAppearanceTransition(direction == .appear, animated: isAnimated)
    guard case .begun(let transition) = orderOfContainer else { return nil }
    return transition
  }

  /// Begins a transition of the controller and of the children that follow it.
  ///
  /// - Returns: The transition; nil where the controller is there or on its way.
  @discardableResult
  func beginTransition(
    _ direction: Appearance.Direction, isAnimated: Bool, by driver: AppearanceDriver
  ) -> AppearanceTransition? {
    guard let state = appearance.beginning(direction) else { return nil }
    let new = AppearanceTransition(
      direction: direction, isAnimated: isAnimated,
      isMovingParent: driver.isDirect && pendingMove?.direction == direction,
      needsWindow: driver.needsWindow)
    if case .container = driver { new.isOfContainer = true }
    pendingMove = nil
    if appearance == .disappeared { isAppearingIsDue = true }
    if appearance.ended != nil, let replaced = transition { new.inherit(from: replaced) }
    driver.leader?.add(self, new)
    if case .caller = driver { transitionOfCaller = new }
    transition = new
    appearance = state
    trace(.appearance, "\(name) is \(state), by \(driver.label)")
    switch direction {
    case .appear: viewWillAppear(isAnimated)
    case .disappear: viewWillDisappear(isAnimated)
    }
    didBegin(new)
    return new
  }

  private func didBegin(_ new: AppearanceTransition) {
    if new.direction == .appear, storedView?.window?.shown != nil { storedView?.setNeedsLayout() }
    // A child's callback may move its siblings, or turn the controller itself back.
    for child in storedChildren where transition === new && forwards(to: child) {
      child.beginTransition(new.direction, isAnimated: new.isAnimated, by: .forwarding(new))
    }
  }

  /// Ends a transition and those that follow it; does nothing if another has taken over.
  func endTransition(_ ending: AppearanceTransition) {
    guard ending.isOfContainer else { return end(ending) }
    guard transition === ending, appearance.ended != nil else { return }
    let outer = orderOfContainer
    orderOfContainer = .end(ending)
    endAppearanceTransition()
    orderOfContainer = outer
  }

  private func end(_ ending: AppearanceTransition) {
    guard transition === ending, appearance.ended != nil else { return }
    if ending.direction == .appear {
      if ending.needsWindow, storedView?.window?.shown == nil {
        callOff(ending)
        return
      }
      deliverIsAppearing()
    }
    guard transition === ending, let state = appearance.ended else { return }
    appearance = state
    trace(.appearance, "\(name) has \(state)")
    switch ending.direction {
    case .appear: viewDidAppear(ending.isAnimated)
    case .disappear: viewDidDisappear(ending.isAnimated)
    }
    if transition === ending { transition = nil }
    for (controller, transition) in ending.followers {
      if transition.direction == .appear, controller.hasLeft(self) {
        controller.callOff(transition)
      } else {
        controller.endTransition(transition)
      }
    }
  }

  /// Whether the controller is neither in a window nor in one that it was to appear with.
  private func hasLeft(_ parent: ViewController) -> Bool {
    storedView?.window?.shown == nil && !(storedParent === parent && isInside(parent))
  }

  /// Turns an appearance back whose view a callback has taken out before it was in the window.
  private func callOff(_ ending: AppearanceTransition) {
    guard transition === ending else { return }
    let back = beginTransition(
      .disappear, isAnimated: ending.isAnimated, by: .window(leader: nil))
    if let back { endTransition(back) }
  }

  /// Calls ``viewIsAppearing(_:)`` if this appearance has not had it.
  func deliverIsAppearing() {
    guard appearance == .appearing, isAppearingIsDue, let transition else { return }
    isAppearingIsDue = false
    viewIsAppearing(transition.isAnimated)
  }

  /// Begins to appear because the view comes into a window that is shown, with one that is moved.
  func enter(_ window: Window, with moved: View) {
    guard !isForwardedByHand(with: moved) else { return }
    if let parent = storedParent, controllerAbove === parent {
      switch parent.appearance {
      case .appeared: break
      case .disappeared, .disappearing: return
      case .appearing:
        // A parent that is to end with this one, for it lay in its view until now, cannot lead it.
        guard parent.transition?.follows(transition) != true else { break }
        beginTransition(
          .appear, isAnimated: parent.transition?.isAnimated ?? false,
          by: .window(leader: parent.transition))
        return
      }
    }
    runTransition(.appear, host: window.host)
  }

  /// Begins to disappear because the view leaves a window that is shown, with one that is moved.
  func leave(_ window: Window, with moved: View) {
    guard !isForwardedByHand(with: moved) else { return }
    runTransition(.disappear, host: window.host)
  }

  /// Whether a parent that forwards by hand decides about the controller, or about one around it
  /// whose view is moved as well.
  private func isForwardedByHand(with moved: View) -> Bool {
    var child = self
    while let parent = child.storedParent, child.controllerAbove === parent {
      if !parent.shouldAutomaticallyForwardAppearanceMethods {
        return child === self || child.storedView?.isDescendant(of: moved) == true
      }
      child = parent
    }
    return false
  }

  /// Whether the view lies in another controller's.
  func isInside(_ controller: ViewController) -> Bool {
    guard let view = storedView, let above = controller.storedView else { return false }
    return view.isDescendant(of: above)
  }

  private func runTransition(_ direction: Appearance.Direction, host: (any WindowHost)?) {
    let begun = beginTransition(direction, isAnimated: false, by: .window(leader: nil))
    guard let begun else { return }
    guard let host else {
      endTransition(begun)
      return
    }
    // The closure keeps a removed controller until its last callback.
    host.afterCommit { self.endTransition(begun) }
  }

  private func forwards(to child: ViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && child.storedParent === self
      && child.isInside(self)
  }

  private func warnUnbalanced() {
    warn("Unbalanced calls to begin/end appearance transitions for \(name).")
  }
}
