/// The appearance scheduler. Every driver begins and ends its transitions here, so the callbacks
/// are always balanced.
extension ViewController {
  /// Implements ``beginAppearanceTransition(_:animated:)``.
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

  /// Implements ``endAppearanceTransition()``.
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

  /// Begins a transition for a container that moves the view itself, through
  /// ``beginAppearanceTransition(_:animated:)``.
  ///
  /// - Returns: The transition, or `nil` if the controller is already in the requested state or
  ///   moving toward it.
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

  /// Begins a transition of the controller and of the children to which it forwards appearance.
  ///
  /// - Returns: The transition, or `nil` if the controller is already in the requested state or
  ///   moving toward it.
  @discardableResult
  func beginTransition(
    _ direction: Appearance.Direction, isAnimated: Bool, by driver: AppearanceDriver
  ) -> AppearanceTransition? {
    guard let state = appearance.beginning(direction) else { return nil }
    let new = AppearanceTransition(
      direction: direction, isAnimated: isAnimated,
      cause: driver.cause(pendingMove?.direction == direction),
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
    // A child's callback may move its siblings or reverse this controller's own transition.
    for child in storedChildren where transition === new && forwards(to: child) {
      child.beginTransition(
        new.direction, isAnimated: new.isAnimated,
        by: .forwarding(new, bySystemContainer: isSystemContainer))
    }
  }

  /// Ends a transition and its followers.
  ///
  /// Does nothing if another transition has replaced it.
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
    for (controller, transition) in ending.followers {
      if transition.direction == .appear, controller.hasLeft(self) {
        controller.callOff(transition)
      } else {
        controller.endTransition(transition)
      }
    }
    // Until here the children's callbacks read what the transition is part of.
    if transition === ending { transition = nil }
  }

  /// Whether the view is neither in a window nor inside the parent with which it was to appear.
  private func hasLeft(_ parent: ViewController) -> Bool {
    storedView?.window?.shown == nil && !(storedParent === parent && isInside(parent))
  }

  /// Reverses an appearance whose view was removed by a callback before the window showed it.
  private func callOff(_ ending: AppearanceTransition) {
    guard transition === ending else { return }
    let back = beginTransition(
      .disappear, isAnimated: ending.isAnimated, by: .window(leader: nil))
    if let back { endTransition(back) }
  }

  /// Calls ``viewIsAppearing(_:)`` if this appearance has not called it yet.
  func deliverIsAppearing() {
    guard appearance == .appearing, isAppearingIsDue, let transition else { return }
    isAppearingIsDue = false
    toldSize = nil
    viewIsAppearing(transition.isAnimated)
  }

  /// Begins an appearance because moving a view, `moved`, puts the controller's view in a visible
  /// window.
  func enter(_ window: Window, with moved: View) {
    guard !isForwardedByHand(with: moved), presentation?.isHeldBack != true else { return }
    if let parent = storedParent, controllerAbove === parent {
      switch parent.appearance {
      case .appeared: break
      case .disappeared, .disappearing: return
      case .appearing:
        // The parent's transition cannot lead if it follows this one, because until now the parent
        // lay inside this controller's view.
        guard parent.transition?.follows(transition) != true else { break }
        beginTransition(
          .appear, isAnimated: parent.transition?.isAnimated ?? false,
          by: .window(leader: parent.transition))
        return
      }
    }
    runTransition(.appear, host: window.host)
  }

  /// Begins a disappearance because moving a view, `moved`, takes the controller's view out of a
  /// visible window.
  func leave(_ window: Window, with moved: View) {
    guard !isForwardedByHand(with: moved) else { return }
    runTransition(.disappear, host: window.host)
  }

  /// Whether an ancestor that forwards appearance itself controls this controller, or an ancestor
  /// of it whose view moves along.
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

  /// Whether the view lies inside another controller's view.
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
    // The closure retains a removed controller until its last callback.
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
