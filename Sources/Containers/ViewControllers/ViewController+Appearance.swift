/// The scheduler of appearance: every driver begins and ends transitions here, so that every
/// sequence is balanced whoever drives.
extension ViewController {
  /// Tells a child that it is about to appear or to disappear, from a container that forwards
  /// appearance itself.
  ///
  /// To cancel one that has begun, begin the opposite one, then end.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    if beginTransition(isAppearing ? .appear : .disappear, isAnimated: animated) == nil {
      warnUnbalanced()
    }
  }

  /// Tells a child that the transition that it was told of has ended.
  public func endAppearanceTransition() {
    guard appearance.ended != nil, let transition else {
      warnUnbalanced()
      return
    }
    endTransition(transition)
  }

  /// Begins a transition of the controller and of the children that follow it.
  ///
  /// - Parameter leader: The transition with which the new one ends; nil where the caller ends it.
  /// - Returns: The transition; nil where the controller is there or on its way.
  @discardableResult
  func beginTransition(
    _ direction: Appearance.Direction, isAnimated: Bool, leader: AppearanceTransition? = nil
  ) -> AppearanceTransition? {
    guard let state = appearance.beginning(direction) else { return nil }
    let new = AppearanceTransition(
      direction: direction, isAnimated: isAnimated,
      isMovingParent: leader == nil && pendingMove?.direction == direction)
    pendingMove = nil
    if appearance == .disappeared { isAppearingIsDue = true }
    if appearance.ended != nil, let replaced = transition { new.inherit(from: replaced) }
    leader?.add(self, new)
    transition = new
    appearance = state
    switch direction {
    case .appear: viewWillAppear(isAnimated)
    case .disappear: viewWillDisappear(isAnimated)
    }
    guard transition === new else { return new }
    if direction == .appear, storedView?.window?.shown != nil { storedView?.setNeedsLayout() }
    for child in followingChildren {
      child.beginTransition(direction, isAnimated: isAnimated, leader: new)
    }
    return new
  }

  /// Ends a transition and those that follow it; does nothing if another has taken over.
  func endTransition(_ ending: AppearanceTransition) {
    guard transition === ending, appearance.ended != nil else { return }
    if ending.direction == .appear { deliverIsAppearing() }
    guard transition === ending, let state = appearance.ended else { return }
    appearance = state
    switch ending.direction {
    case .appear: viewDidAppear(ending.isAnimated)
    case .disappear: viewDidDisappear(ending.isAnimated)
    }
    if transition === ending { transition = nil }
    for follower in ending.followers {
      follower.controller.endTransition(follower.transition)
    }
  }

  /// Calls ``viewIsAppearing(_:)`` if this appearance has not had it.
  func deliverIsAppearing() {
    guard appearance == .appearing, isAppearingIsDue, let transition else { return }
    isAppearingIsDue = false
    viewIsAppearing(transition.isAnimated)
  }

  /// Begins to appear because the view comes into a window that is shown.
  func enter(_ window: Window) {
    if let parent = storedParent, controllerAbove === parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch parent.appearance {
      case .appeared: break
      case .disappeared, .disappearing: return
      case .appearing:
        beginTransition(
          .appear, isAnimated: parent.transition?.isAnimated ?? false, leader: parent.transition)
        return
      }
    }
    runTransition(.appear, host: window.host)
  }

  /// Begins to disappear because the view leaves a window that is shown.
  func leave(_ window: Window) {
    if let parent = storedParent, isInside(parent) {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      if parent.appearance == .disappearing, let leader = parent.transition {
        beginTransition(.disappear, isAnimated: leader.isAnimated, leader: leader)
        return
      }
    }
    runTransition(.disappear, host: window.host)
  }

  /// Whether the view lies in another controller's.
  func isInside(_ controller: ViewController) -> Bool {
    guard let view = storedView, let above = controller.storedView else { return false }
    return view.isDescendant(of: above)
  }

  private func runTransition(_ direction: Appearance.Direction, host: (any WindowHost)?) {
    guard let begun = beginTransition(direction, isAnimated: false) else { return }
    guard let host else {
      endTransition(begun)
      return
    }
    // The closure keeps a removed controller until its last callback.
    host.afterCommit { self.endTransition(begun) }
  }

  private var followingChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return storedChildren.filter { $0.isInside(self) }
  }

  private func warnUnbalanced() {
    warn("Unbalanced calls to begin/end appearance transitions for \(name).")
  }
}
