extension SplitViewController {
  var splitView: SplitView? { viewIfLoaded as? SplitView }

  /// Implements ``show(_:)``.
  func showColumn(_ column: Column) {
    check(column)
    if column == .secondary { flow.wasSecondaryShown = true }
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
      flow.postponed.append { [weak self] in self?.change(column, demand, collapsed: collapsed) }
    } else if flow.isCollapsed {
      collapsed(self)
    } else {
      self.demand(demand)
    }
  }

  /// Whether a column is in view.
  public func isShowing(_ column: Column) -> Bool {
    guard flow.host(column) != nil else { return false }
    return flow.isCollapsed ? column == topColumn : flow.layout.columns.contains(column)
  }

  /// Changes what is shown, and shows it animated.
  func demand(_ change: (inout SplitLayout) -> Void) {
    let former = flow.layout.mode
    change(&flow.layout)
    guard flow.layout.mode != former else { return }
    flow.isAnimated = View.areAnimationsEnabled
    layoutDidChange()
  }

  // MARK: The coordinator

  /// Provides the coordinator of the change that is due, to which others may add before it begins.
  private func announceTransition() {
    let mode = flow.layout.mode
    guard mode != flow.running?.to ?? flow.shownMode, !flow.isCollapsed, isVisibleToChildren else {
      return dropTransition()
    }
    let session = flow.next ?? TransitionSession()
    if flow.next == nil {
      viewIfLoaded?.window?.host?.beforeLayout { [weak self] in
        if self?.isVisibleToChildren == false { self?.dropTransition() }
      }
    }
    flow.next = session
    session.announce(
      exchange(to: columns(in: mode)),
      isAnimating(flow.isAnimated) ? SplitAnimator(of: self) : nil)
  }

  /// Ends a transition that was announced and is not needed.
  func dropTransition() {
    let session = flow.next
    flow.next = nil
    session?.drop()
  }

  var upcomingCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let next = flow.next?.coordinatorInForce { return next }
    // A collapsed split shows its columns by pushing and popping.
    return flow.base.flatMap { base in
      base.upcomingCoordinator
        ?? base.children.lazy.compactMap { $0.containedTransition?.coordinatorInForce }.first
    }
  }

  private func columns(in mode: DisplayMode) -> [Column] {
    flow.layout.columns(SplitLayout.counts[mode] ?? 0) + [.secondary]
  }

  private func exchange(to columns: [Column]) -> SplitExchange {
    let shown = flow.shown
    return SplitExchange(
      in: self, leaving: shown.filter { !columns.contains($0) }.compactMap(flow.host),
      coming: columns.filter { !shown.contains($0) }.compactMap(flow.host))
  }

  private func isAnimating(_ isWanted: Bool) -> Bool {
    isWanted && View.areAnimationsEnabled && viewIfLoaded?.window?.isInSight == true
  }

  /// Shows what has changed, with the next layout.
  func layoutDidChange() {
    // The program decides what the user holds.
    if let running = flow.running, running.interaction != nil { running.session?.cut() }
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
    flow.layout.isMirrored = view.isRightToLeft != (flow.edge == .trailing)
    flow.layout.takeTextScale(max(1, traitCollection.preferredContentSizeCategory.textScale))
    flow.layout.resize(to: view.bounds.size)
  }

  /// Shows what the model says, in the layout of the view.
  func followModel() {
    guard !flow.shown.isEmpty, !flow.isCrossing else { return }
    measure()
    if wantsCollapse != flow.isCollapsed {
      flow.running?.session?.cut()
      if flow.running == nil { cross() }
      return
    }
    guard flow.running == nil, !flow.isCollapsed else { return }
    guard flow.layout.mode != flow.shownMode else {
      flow.isAnimated = false
      return dropTransition()
    }
    // A split that disappears shows the change when it is back.
    if isVisibleToChildren { begin(to: flow.layout.mode) }
  }

  /// Shows the columns without a transition, before the split appears.
  func showAtOnce() {
    guard flow.running == nil, !flow.isCrossing else { return }
    measure()
    if wantsCollapse != flow.isCollapsed {
      if flow.shown.isEmpty { rest() }
      return cross()
    }
    if !flow.isCollapsed {
      takeRestoredCount()
      rest()
    }
    placeHosts()
  }

  /// Takes the mode of the model as shown.
  private func rest() {
    flow.isAnimated = false
    flow.shownMode = flow.layout.mode
    flow.shown = flow.layout.columns
    dropTransition()
  }

  /// Begins the transition to a mode.
  ///
  /// - Parameter interaction: What moves it, or `nil` if it runs by itself.
  func begin(to mode: DisplayMode, _ interaction: PercentDrivenInteractiveTransition? = nil) {
    let isAnimated = flow.isAnimated || interaction != nil
    flow.isAnimated = false
    let columns = columns(in: mode)
    if interaction == nil {
      announce(mode, columns)
      // The delegate may have changed the model, or closed the window.
      guard flow.layout.mode == mode, flow.running == nil, !flow.isCollapsed, isVisibleToChildren
      else { return layoutDidChange() }
    }
    coverSecondary(in: mode)
    let driver = interaction ?? PercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = interaction != nil
    driver.completionCurve = .easeOut
    let isWanted = isAnimating(isAnimated)
    let session = flow.next ?? TransitionSession()
    flow.next = nil
    session.prepare(
      exchange(to: columns), AnimatorMotion(SplitAnimator(of: self), driver, isWanted: isWanted)
    ) { [weak self] isCompleted in self?.transitionDidEnd(columns, isCompleted: isCompleted) }
    flow.running = SplitFlow.Running(
      session: session, from: flow.shownMode, to: mode, progress: isWanted ? 0 : 1,
      interaction: interaction, isDissolve: traitCollection.accessibilityMotion == .reduced)
    session.request()
    layOut()
  }

  /// Tells the delegate of a change of the mode.
  func announce(_ mode: DisplayMode, _ columns: [Column]) {
    let shown = flow.shown
    delegate?.splitViewController(self, willChangeTo: mode)
    tell(
      shows: columns.filter { !shown.contains($0) }, hides: shown.filter { !columns.contains($0) })
  }

  /// Tells the delegate of columns that come and go.
  func tell(shows coming: [Column], hides leaving: [Column]) {
    for column in coming { delegate?.splitViewController(self, willShow: column) }
    for column in leaving { delegate?.splitViewController(self, willHide: column) }
  }

  private func transitionDidEnd(_ columns: [Column], isCompleted: Bool) {
    guard let running = flow.running else { return }
    flow.running = nil
    if isCompleted { (flow.shownMode, flow.shown) = (running.to, columns) }
    placeHosts()
    uncoverSecondary()
    if running.interaction != nil || flow.endsGesture {
      flow.endsGesture = false
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
    layoutDidChange()
  }

  // MARK: Keyboard

  /// Takes focus and first responder away from a secondary column that is about to be covered.
  private func coverSecondary(in mode: DisplayMode) {
    guard SplitLayout.isDimming(mode), flow.keyboard == nil, let host = flow.host(.secondary),
      let view = host.viewIfLoaded, let window = view.window
    else { return }
    flow.keyboard = KeyboardMemory(of: host, view, in: window)
  }

  /// Gives focus and first responder back to a secondary column that is no longer covered, or the
  /// focus to what covers it.
  func uncoverSecondary() {
    if flow.isCollapsed || !SplitLayout.isDimming(flow.shownMode) {
      flow.keyboard?.end(isBack: true)
      flow.keyboard = nil
      guard flow.isDividerLost, let host = focusableHosts.last else { return }
      flow.isDividerLost = false
      viewIfLoaded?.window?.focus.enter(host)
    } else if let window = viewIfLoaded?.window, window.focusedView == nil,
      window.firstResponder == nil, let host = focusableHosts.first
    {
      window.focus.enter(host)
    }
  }

  /// The hosts of the columns that are shown and not covered, from the primary edge.
  var focusableHosts: [ViewController] {
    let isCovered = !flow.isCollapsed && SplitLayout.isDimming(flow.shownMode)
    return flow.shown.filter { !isCovered || $0 != .secondary }.compactMap(flow.host)
  }

  var childForTitleBar: ViewController? {
    flow.isCollapsed ? flow.shown.first.flatMap(flow.host) : flow.host(.secondary)
  }
}
