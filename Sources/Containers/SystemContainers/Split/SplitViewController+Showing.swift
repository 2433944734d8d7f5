extension SplitViewController {
  var splitView: SplitView? { viewIfLoaded as? SplitView }

  /// Implements ``show(_:)``.
  func showColumn(_ column: Column) {
    check(column)
    if column == .secondary { slots.wasSecondaryShown = true }
    change(column, { $0.show(column) }) { $0.goTo(column) }
  }

  /// Implements ``hide(_:)``.
  func hideColumn(_ column: Column) {
    check(column)
    change(column, { $0.hide(column) }) { $0.goBack(from: column) }
  }

  private func change(
    _ column: Column, _ demand: @escaping (inout SplitLayout) -> Void,
    collapsed: @escaping (SplitViewController) -> Void
  ) {
    if flow.isCrossing {
      advance(.postpone { [weak self] in self?.change(column, demand, collapsed: collapsed) })
    } else if flow.isCollapsed {
      collapsed(self)
    } else {
      self.demand(demand)
    }
  }

  /// Returns whether a column is shown.
  public func isShowing(_ column: Column) -> Bool {
    guard slots.host(column) != nil else { return false }
    return flow.isCollapsed ? column == topColumn : layout.columns.contains(column)
  }

  /// Changes what is shown, and shows it animated.
  func demand(_ change: (inout SplitLayout) -> Void) {
    let former = layout.mode
    change(&layout)
    guard layout.mode != former else { return }
    advance(.animate(View.areAnimationsEnabled))
    layoutDidChange()
  }

  // MARK: The coordinator

  /// Provides the coordinator of the change that is due, to which others may add before it begins.
  private func announceTransition() {
    let mode = layout.mode
    guard let shown = flow.mode, mode != flow.motion?.to ?? shown, isVisibleToChildren else {
      return advance(.withdraw)
    }
    let session = flow.due?.session ?? TransitionSession()
    if flow.due?.session == nil {
      viewIfLoaded?.window?.host?.beforeLayout { [weak self] in
        if self?.isVisibleToChildren == false { self?.advance(.withdraw) }
      }
    }
    advance(.announce(session))
    session.announce(
      exchange(from: shown, to: mode),
      flow.isAnimated && canAnimate ? SplitAnimator(of: self) : nil)
  }

  var upcomingCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let due = flow.due?.session?.coordinatorInForce { return due }
    // A collapsed split shows its columns by pushing and popping.
    return base.flatMap { base in
      base.upcomingCoordinator
        ?? base.children.lazy.compactMap { $0.containedTransition?.coordinatorInForce }.first
    }
  }

  private func exchange(from old: DisplayMode, to new: DisplayMode) -> SplitExchange {
    let (coming, leaving) = layout.change(from: old, to: new)
    return SplitExchange(
      in: self, leaving: leaving.compactMap(slots.host), coming: coming.compactMap(slots.host))
  }

  /// Shows what has changed, with the next layout.
  func layoutDidChange() {
    // A change by the program takes precedence over the user's drag.
    if let motion = flow.motion, motion.interaction != nil { motion.session?.cut() }
    showButtons()
    viewIfLoaded?.setNeedsLayout()
    announceTransition()
  }

  // MARK: Following the model

  /// Whether the split has one column at a time in its size class.
  var wantsCollapse: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Takes over the size and the direction of the view.
  func measure() {
    guard let view = viewIfLoaded, !view.bounds.isEmpty else { return }
    layout.isMirrored = view.isRightToLeft != (settings.edge == .trailing)
    layout.takeTextScale(max(1, traitCollection.preferredContentSizeCategory.textScale))
    layout.resize(to: view.bounds.size)
  }

  /// Shows what the model says, in the layout of the view.
  func followModel() {
    guard !shown.isEmpty, !flow.isCrossing else { return }
    measure()
    if wantsCollapse != flow.isCollapsed {
      flow.motion?.session?.cut()
      if flow.motion == nil { cross() }
      return
    }
    guard case .resting(.columns(let mode, _)) = flow else { return }
    guard layout.mode != mode else {
      advance(.animate(false))
      return advance(.withdraw)
    }
    // A split that is disappearing shows the change when it appears again.
    if isVisibleToChildren { begin(to: layout.mode) }
  }

  /// Shows the columns without a transition, before the split appears.
  func showAtOnce() {
    guard flow.motion == nil, !flow.isCrossing else { return }
    measure()
    // Whatever is chosen from now on is another choice.
    defer { slots.restoredTop = nil }
    if wantsCollapse != flow.isCollapsed {
      if shown.isEmpty { advance(.show(layout.mode)) }
      return cross()
    }
    if !flow.isCollapsed {
      takeRestoredCount()
      advance(.show(layout.mode))
    }
    placeHosts()
  }

  /// Begins the transition to a mode.
  ///
  /// - Parameter interaction: The interaction controller, or `nil` for a noninteractive transition.
  func begin(to mode: DisplayMode, _ interaction: PercentDrivenInteractiveTransition? = nil) {
    let isAnimated = flow.isAnimated || interaction != nil
    advance(.animate(false))
    if interaction == nil {
      announce(mode)
      // The delegate may have changed the columns or closed the window.
      guard layout.mode == mode, case .resting(.columns) = flow, isVisibleToChildren
      else { return layoutDidChange() }
    }
    coverSecondary(in: mode)
    guard case .resting(.columns(let former, _)) = flow else { return layoutDidChange() }
    let driver = interaction ?? PercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = interaction != nil
    driver.completionCurve = .easeOut
    let isWanted = isAnimated && canAnimate
    let session = flow.due?.session ?? TransitionSession()
    session.prepare(
      exchange(from: former, to: mode),
      AnimatorMotion(SplitAnimator(of: self), driver, isWanted: isWanted)
    ) { [weak self] isCompleted in self?.transitionDidEnd(isCompleted: isCompleted) }
    advance(
      .begin(
        SplitFlow.Motion(
          session: session, from: former, to: mode, progress: isWanted ? 0 : 1,
          drive: interaction.map { .held($0) } ?? .timed,
          isDissolve: traitCollection.accessibilityMotion == .reduced)))
    session.request()
    layOut()
  }

  /// Tells the delegate of a change of the mode.
  func announce(_ mode: DisplayMode) {
    let (coming, leaving) = layout.change(from: flow.mode ?? mode, to: mode)
    delegate?.splitViewController(self, willChangeTo: mode)
    tell(shows: coming, hides: leaving)
  }

  /// Tells the delegate of columns that come and go.
  func tell(shows coming: [Column], hides leaving: [Column]) {
    for column in coming { delegate?.splitViewController(self, willShow: column) }
    for column in leaving { delegate?.splitViewController(self, willHide: column) }
  }

  private func transitionDidEnd(isCompleted: Bool) {
    guard flow.motion != nil else { return }
    let effects = step(.end(isCompleted: isCompleted))
    placeHosts()
    uncoverSecondary()
    perform(effects)
    layoutDidChange()
  }

  // MARK: Steps

  /// Makes a step of the flow, and what is to be done about it.
  func advance(_ event: SplitFlow.Event) { perform(step(event)) }

  /// Makes a step of the flow, or none if the event does not apply.
  ///
  /// - Returns: What to do about it.
  func step(_ event: SplitFlow.Event) -> [SplitFlow.Effect] {
    guard let (next, effects) = flow.after(event) else { return [] }
    flow = next
    return effects
  }

  func perform(_ effects: [SplitFlow.Effect]) {
    for effect in effects {
      switch effect {
      case .drop(let session): session.drop()
      case .tellGestureEnd:
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
      case .make(let change): change()
      }
    }
  }

  // MARK: Keyboard

  /// Takes focus and first responder away from a secondary column that is about to be covered.
  private func coverSecondary(in mode: DisplayMode) {
    guard SplitLayout.isDimming(mode), let splitView, splitView.coveredKeyboard == nil,
      let host = slots.host(.secondary), let view = host.viewIfLoaded, let window = view.window
    else { return }
    splitView.coveredKeyboard = .taken(from: host, view, in: window)
  }

  /// Gives focus and first responder back to a secondary column that is no longer covered, or the
  /// focus to what covers it.
  func uncoverSecondary() {
    guard let splitView else { return }
    if !isSecondaryCovered {
      splitView.coveredKeyboard?.end(isBack: true)
      splitView.coveredKeyboard = nil
      guard splitView.isDividerLost, let host = focusableHosts.last else { return }
      splitView.isDividerLost = false
      splitView.window?.focus.enter(host)
    } else if let window = splitView.window, window.focusedView == nil,
      window.firstResponder == nil, let host = focusableHosts.first
    {
      window.focus.enter(host)
    }
  }

  private var isSecondaryCovered: Bool { flow.mode.map(SplitLayout.isDimming) ?? false }

  /// The hosts of the columns that are shown and not covered, from the primary edge.
  var focusableHosts: [ViewController] {
    shown.filter { !isSecondaryCovered || $0 != .secondary }.compactMap(slots.host)
  }

  var childForTitleBar: ViewController? {
    flow.isCollapsed ? shown.first.flatMap(slots.host) : slots.host(.secondary)
  }
}
