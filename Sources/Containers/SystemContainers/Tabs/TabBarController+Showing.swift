extension TabBarController {
  var content: View? { (viewIfLoaded as? TabView)?.content }

  /// Shows the selected controller if it is not shown.
  ///
  /// A transition that is running ends first, and calls this again.
  func followStrip() {
    if flow.strip.isRunning {
      if flow.strip.due != nil { flow.session?.cut() }
      return
    }
    guard let due = flow.strip.due else { return settleMoves() }
    // A callback during a change of the list may come before the new controller is a child.
    if let new = due.to, new.parent !== self { return }
    guard isVisibleToChildren, let content, let old = due.from, let new = due.to,
      old.viewIfLoaded?.superview === content
    else { return showAtOnce() }
    begin(from: old, to: new)
  }

  /// Shows the selected controller if nothing could do so before.
  func followStripInLayout() {
    if !flow.strip.isRunning, flow.strip.due != nil { followStrip() }
  }

  private func begin(from old: ViewController, to new: ViewController) {
    flow.strip.begin()
    let exchange = ChildExchange(in: self, from: old, to: new, order: .tabs)
    let motion = motion(from: old, to: new)
    let session = TransitionSession(exchange, motion) { [weak self, weak new] isCompleted in
      self?.transitionDidEnd(at: new, isCompleted: isCompleted)
    }
    flow.session = session
    exchange.didSendWillCallbacks = { [weak self, weak session, weak exchange] _ in
      guard let self, let session, let exchange else { return }
      old.tabParts.keyboard = exchange.keyboard
      accompany(session, to: exchange.new)
    }
    session.request()
  }

  private func transitionDidEnd(at new: ViewController?, isCompleted: Bool) {
    if isCompleted { flow.strip.show(new) } else { flow.strip.abandon() }
    if !isCompleted {
      showItems(isAnimated: false)
      setNeedsStatusBarAppearanceUpdate()
    }
    settleMoves()
    viewIfLoaded?.setNeedsLayout()
    if isCompleted, let new { restoreFocus(of: new) }
    if flow.strip.due != nil { followStrip() }
  }

  /// Gives the focus back to what had it when the tab was left, or to what the controller prefers.
  private func restoreFocus(of controller: ViewController) {
    let parts = controller.tabParts
    parts.keyboard?.end(isBack: true)
    parts.keyboard = nil
    guard let window = viewIfLoaded?.window, window.focusedView == nil,
      window.firstResponder == nil
    else { return }
    window.focus.enter(controller)
  }

  /// Shows the selected controller without a transition.
  func showAtOnce() {
    guard !flow.strip.isRunning else { return }
    guard let content, flow.strip.due != nil else { return settleMoves() }
    let new = flow.strip.selected
    if let new, new.parent !== self { return }
    guard isVisibleToChildren else {
      takeOutHidden()
      return settleMoves()
    }
    new?.loadViewIfNeeded()
    // Loading the view may have changed the selection and shown it.
    guard flow.strip.due?.to === new, flow.strip.due != nil else { return showAtOnce() }
    let isVisible = appearance == .appeared
    flow.strip.show(new)
    View.performWithoutAnimation {
      for view in content.subviews where view !== new?.viewIfLoaded { view.removeFromSuperview() }
      guard let new, flow.strip.shown === new, new.parent === self, let view = new.viewIfLoaded
      else { return }
      layOutBar()
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = content.bounds
      content.addSubview(view)
      // While it appeared, it may have selected another tab, whose view is now in its place.
      if flow.strip.shown !== new { view.removeFromSuperview() }
    }
    setNeedsStatusBarAppearanceUpdate()
    viewIfLoaded?.setNeedsLayout()
    if isVisible { settleMovesAfterCommit() } else { settleMoves() }
  }

  /// Completes the moves after the controllers that leave have disappeared.
  private func settleMovesAfterCommit() {
    guard let host = viewIfLoaded?.window?.host else { return settleMoves() }
    host.afterCommit { [weak self] in
      guard let self, !flow.strip.isRunning else { return }
      // The disappearances that this commit began to report end later.
      if flow.going.contains(where: { $0.appearance == .disappearing }) {
        settleMovesAfterCommit()
      } else {
        settleMoves()
      }
    }
  }

  /// Takes out the view of the controller that was shown, while nothing is visible.
  private func takeOutHidden() {
    guard let shown = flow.strip.shown else { return }
    flow.strip.show(nil)
    View.performWithoutAnimation { shown.viewIfLoaded?.removeFromSuperview() }
  }

  // MARK: Animators

  private func motion(from old: ViewController, to new: ViewController) -> AnimatorMotion {
    guard !flow.isInstant, canAnimate, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return AnimatorMotion(SystemAnimator(isReturning: false), nil, isWanted: false) }
    let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
    return AnimatorMotion(animator, interaction, isWanted: true)
  }
}
