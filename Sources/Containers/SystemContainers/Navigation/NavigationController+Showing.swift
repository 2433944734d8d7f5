extension NavigationController {
  private var content: View? { navigationView?.content }

  /// Begins the transition to the top of the stack if one is due and none is running.
  func followStack() {
    guard flow.canShow else { return }
    guard flow.stack.isDue else { return settleWithoutTransition() }
    guard let due else { return showAtOnce() }
    begin(due.operation, from: due.old, to: due.new)
  }

  /// The transition that is due, or `nil` if there is none to see.
  private var due: (operation: Operation, old: ViewController, new: ViewController)? {
    guard let due = flow.stack.due, isVisibleToChildren, let content, let old = due.from,
      let new = due.to, flow.running != nil || old.viewIfLoaded?.superview === content
    else { return nil }
    return (due.direction == .push ? .push : .pop, old, new)
  }

  // MARK: The coordinator

  /// Provides the coordinator of the transition that is due, to which others may add before it
  /// begins.
  func announceTransition() {
    guard let due else { return flow.advance(.announce(nil)) }
    let isAnimated = isAnimating(flow.next?.wantsMotion == true)
    let session = flow.next?.session ?? TransitionSession()
    flow.advance(.announce(session))
    session.announce(
      ChildExchange(in: self, from: due.old, to: due.new, order: .navigation),
      isAnimated ? animator(due.operation, from: due.old, to: due.new) : nil)
  }

  var upcomingCoordinator: (any ViewControllerTransitionCoordinator)? {
    flow.next?.session?.coordinatorInForce
  }

  private func begin(_ operation: Operation, from old: ViewController, to new: ViewController) {
    old.search?.cover()
    let next = flow.next ?? NavigationPhase.Next()
    flow.advance(.begin(operation, isAnimated: next.wantsMotion))
    flow.stack.begin()
    let motion = motion(operation, from: old, to: new, next)
    let exchange = ChildExchange(in: self, from: old, to: new, order: .navigation)
    exchange.movesOld = flow.moves.going.contains(old)
    exchange.movesNew = flow.moves.coming.contains(new)
    if operation == .pop { exchange.returningKeyboard = new.navigationParts.keyboard }
    let session = next.session ?? TransitionSession()
    session.prepare(exchange, motion) {
      [weak self, weak old, weak new, weak exchange] isCompleted in
      guard let self, let new else { return }
      if isCompleted {
        old?.navigationParts.keyboard = operation == .push ? exchange?.keyboard : nil
        new.navigationParts.keyboard = nil
      }
      transitionDidEnd(at: new, isCompleted: isCompleted)
    }
    exchange.didSendWillCallbacks = { [weak self, weak session, weak old, weak new] isAnimated in
      guard let self, let session, let old, let new else { return }
      new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      accompany(session, from: old, to: new)
      delegate?.navigationController(self, willShow: new, animated: isAnimated)
    }
    session.request()
  }

  private func transitionDidEnd(at new: ViewController, isCompleted: Bool) {
    guard let step = flow.running else { return }
    let (begun, rested) = (flow.stack.begun, step.rested)
    flow.advance(.end)
    if isCompleted {
      // The controller may have moved to another stack meanwhile.
      flow.stack.show(new.parent === self ? new : nil)
      settleMoves(of: begun)
      delegate?.navigationController(self, didShow: new, animated: step.isAnimated)
      if flow.running == nil {
        if !flow.stack.isDue { settleMoves() } else if let rested { settleMoves(of: rested) }
      }
    } else {
      abandon()
    }
    barsDidSettle()
    if flow.stack.isDue { viewIfLoaded?.setNeedsLayout() }
    settleUnseen()
    if isVisibleToChildren { flow.stack.shown?.search?.uncover() }
  }

  /// Undoes the change of the stack that led to a transition which was abandoned.
  private func abandon() {
    // Controllers that come back get no callbacks: only their views had begun to leave.
    for controller in flow.stack.abandon()?.removed ?? [] { leave(controller) }
    if !flow.stack.isDue { settleWithoutTransition() }
  }

  /// Completes the changes that need no transition, and lets go of one that was announced for them.
  private func settleWithoutTransition() {
    settleMoves()
    if !flow.stack.isDue { flow.advance(.drop) }
  }

  /// Shows the top of the stack without a transition.
  func showAtOnce() {
    guard flow.canShow, isViewLoaded, let content else { return }
    guard flow.stack.isDue else { return settleWithoutTransition() }
    let (old, new) = (flow.stack.shown, flow.stack.top)
    new?.loadViewIfNeeded()
    // Loading the view may have changed the stack and shown its top.
    guard flow.stack.shown === old, flow.stack.top === new else { return showAtOnce() }
    let isVisible = appearance == .appeared
    let stack = flow.stack.elements
    flow.stack.show(new)
    flow.advance(.showAtOnce)
    View.performWithoutAnimation {
      old?.viewIfLoaded?.removeFromSuperview()
      guard let new, flow.stack.shown === new, new.parent === self,
        let view = new.viewIfLoaded
      else {
        return
      }
      updateInsets(of: new)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = content.bounds
      content.addSubview(view)
    }
    if isVisible { tellShownAtOnce(new, of: stack) } else { settleMoves() }
    if !flow.stack.isDue { flow.advance(.drop) }
    barsDidSettle()
    // The controller may come from another stack.
    new?.search?.uncover()
  }

  /// Tells of a controller that was shown while the container was visible already.
  private func tellShownAtOnce(_ new: ViewController?, of stack: [ViewController]) {
    if let new { delegate?.navigationController(self, willShow: new, animated: false) }
    guard let host = viewIfLoaded?.window?.host else { return settleMoves() }
    host.afterCommit { [weak self] in
      guard let self else { return }
      settleMoves(of: flow.isAtRest ? nil : stack)
      guard let new, flow.stack.shown === new else { return }
      delegate?.navigationController(self, didShow: new, animated: false)
    }
  }

  // MARK: The container's own appearance

  func tellFirstShow(isAnimated: Bool) {
    guard flow.running == nil, let top = flow.stack.shown else { return }
    flow.tellsDelegate = true
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
  }

  func tellDidAppear(isAnimated: Bool) {
    guard flow.tellsDelegate else { return }
    flow.tellsDelegate = false
    // The child's callback comes after the container's.
    viewIfLoaded?.window?.host?.afterCommit { [weak self] in
      guard let self, flow.running == nil, let top = flow.stack.shown else { return }
      delegate?.navigationController(self, didShow: top, animated: isAnimated)
    }
  }

  // MARK: Animators

  private func motion(
    _ operation: Operation, from old: ViewController, to new: ViewController,
    _ next: NavigationPhase.Next
  ) -> AnimatorMotion {
    let isWanted = isAnimating(next.wantsMotion)
    if isWanted, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    {
      let controller = delegate.navigationController(self, interactionControllerFor: animator)
      return AnimatorMotion(animator, controller, isWanted: true)
    }
    return AnimatorMotion(
      animator(operation, from: old, to: new), next.interaction, isWanted: isWanted)
  }

  /// Whether a transition is animated, if it is to be.
  private func isAnimating(_ isWanted: Bool) -> Bool {
    isWanted && View.areAnimationsEnabled && viewIfLoaded?.window?.isInSight == true
  }

  /// Returns the animator that is used if the delegate has none.
  private func animator(
    _ operation: Operation, from old: ViewController, to new: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    let preferred = (operation == .push ? new : old).preferredTransition
    return preferred?.makeAnimator(isReturning: operation == .pop)
      ?? NavigationAnimator(isReturning: operation == .pop)
  }
}
