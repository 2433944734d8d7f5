extension SplitViewController {
  /// Collapses the split, or expands it.
  func cross() {
    let collapses = !flow.isCollapsed
    flow.isAnimated = false
    dropTransition()
    crossing {
      endInnerTransitions()
      switch (flow.style, collapses) {
      case (.unspecified, true): collapseClassic()
      case (.unspecified, false): expandClassic()
      case (_, true): collapse()
      case (_, false): expand()
      }
      uncoverSecondary()
      splitView?.showBackground()
    }
    if collapses {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Makes a change in which controllers pass from one column to another, and then what was asked
  /// for meanwhile.
  func crossing(_ change: () -> Void) {
    guard !flow.isCrossing else { return change() }
    flow.isCrossing = true
    change()
    flow.isCrossing = false
    showButtons()
    setNeedsStatusBarAppearanceUpdate()
    viewIfLoaded?.setNeedsLayout()
    let postponed = flow.postponed
    flow.postponed = []
    for change in postponed { change() }
  }

  private func endInnerTransitions() {
    for column in flow.columns {
      for child in flow.host(column)?.children ?? [] {
        (child.containedTransition as? TransitionSession)?.cut()
      }
    }
  }

  // MARK: Collapsing

  private func collapse() {
    let top = chooseTop()
    let shown = flow.shown
    tell(shows: shown.contains(top) ? [] : [top], hides: shown.filter { $0 != top })
    // The delegate may have begun another one.
    endInnerTransitions()
    flow.isCollapsed = true
    if top == .compact {
      flow.shown = [.compact]
    } else {
      flow.shown = [.primary]
      merge(upTo: top)
    }
    placeHosts()
  }

  /// Asks for the column on top.
  private func chooseTop() -> Column {
    let available = flow.columns.filter { flow.host($0) != nil }
    let proposed: Column =
      flow.host(.compact) != nil
      ? .compact
      : flow.wasSecondaryShown && available.contains(.secondary)
        ? .secondary : available.first ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard flow.host(top) != nil || top == proposed else {
      warn(
        "\(name) has no controller for the \(top) column, which is to be on top when it collapses: "
          + "return a column that has one. It shows the \(proposed) column.")
      return proposed
    }
    return top
  }

  /// Puts the controllers of the columns on one stack.
  private func merge(upTo top: Column) {
    if flow.navigation(.primary) == nil { makeBase() }
    var stacks = SplitStacks<ViewController>(stacks: [:])
    flow.homes = []
    for column in flow.columns {
      let stack = flow.navigation(column)?.viewControllers ?? []
      stacks.stacks[column] = stack
      flow.slots[column]?.root = stack.first
      flow.homes += stack.map { (Weak($0), column) }
    }
    flow.navigation(.primary).map { give(stacks.merged(upTo: top), to: $0) }
  }

  /// Makes a navigation controller for the stack where the primary column has none.
  func makeBase() {
    let base = NavigationController()
    flow.slots[.primary, default: SplitFlow.Slot()].host = base
    take(base)
    base.didMove(toParent: self)
  }

  // MARK: Expanding

  private func expand() {
    let former = topColumn
    let base = flow.base
    flow.layout.rest()
    let proposed = flow.layout.mode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if let count = SplitLayout.counts[mode] {
      flow.layout.demand(min(count, flow.layout.greatestCount))
    }
    let columns = flow.layout.columns
    tell(shows: columns.filter { $0 != former }, hides: columns.contains(former) ? [] : [former])
    endInnerTransitions()
    let stacks = base.map(part)
    flow.isCollapsed = false
    (flow.shownMode, flow.shown) = (flow.layout.mode, columns)
    if let stacks { deal(stacks) }
    placeHosts()
  }

  /// Returns what the columns get of the one stack.
  func part(_ base: NavigationController) -> SplitStacks<ViewController> {
    var stacks = SplitStacks<ViewController>(stacks: [:])
    for column in flow.columns {
      let own = column == .primary ? [] : flow.navigation(column)?.viewControllers ?? []
      let root = flow.slots[column]?.root.map { [$0] } ?? []
      stacks.stacks[column] = own.isEmpty ? root : own
    }
    stacks.part(base.viewControllers) { flow.home(of: $0) }
    return stacks
  }

  /// Gives the columns their controllers, the secondary one first.
  private func deal(_ stacks: SplitStacks<ViewController>) {
    flow.homes = []
    for column in flow.columns.reversed() {
      let stack = stacks.stacks[column] ?? []
      flow.slots[column]?.root = nil
      if flow.host(column) == nil, let first = stack.first {
        flow.slots[column] = SplitFlow.Slot(content: first, host: NavigationController())
        flow.host(column).map(take)
        flow.host(column)?.didMove(toParent: self)
      }
      guard let navigation = flow.navigation(column), navigation.viewControllers != stack else {
        continue
      }
      give(stack, to: navigation)
    }
    // A column without a controller needs no place on the stack any more.
    if let base = flow.host(.primary), flow.slots[.primary]?.content == nil {
      flow.slots[.primary] = nil
      letGo(base)
    }
  }

  // MARK: Collapsed

  /// The column on top of a collapsed split.
  var topColumn: Column {
    guard let base = flow.base else { return flow.shown.first ?? .primary }
    return base.viewControllers.last.map { column(of: $0, in: base) } ?? .primary
  }

  /// Returns the column of a controller on the one stack; what was pushed meanwhile is in that of
  /// the one below.
  func column(of controller: ViewController, in base: NavigationController) -> Column {
    let stack = base.viewControllers
    let index = stack.firstIndex(of: controller) ?? 0
    return stack[...index].reversed().lazy.compactMap { self.flow.home(of: $0) }.first ?? .primary
  }

  /// Goes to a column of a collapsed split: back to it, or forward.
  func goTo(_ column: Column) {
    guard let base = flow.base, column != topColumn, column != .compact else { return }
    let (stack, former) = (base.viewControllers, topColumn)
    if let last = stack.last(where: { flow.home(of: $0) == column }) {
      return move(base, from: former, to: column) {
        base.popToViewController(last, animated: View.areAnimationsEnabled)
      }
    }
    var added: [ViewController] = []
    let end = flow.columns.firstIndex(of: column) ?? 0
    for between in flow.columns[...end]
    where !stack.contains(where: { flow.home(of: $0) == between }) {
      let own = between == .primary ? [] : flow.navigation(between)?.viewControllers ?? []
      let part = own.isEmpty ? flow.slots[between]?.root.map { [$0] } ?? [] : own
      flow.homes.removeAll { $0.column == between }
      flow.homes += part.map { (Weak($0), between) }
      added += part
    }
    guard !added.isEmpty else { return }
    move(base, from: former, to: column) {
      give(stack + added, to: base, isAnimated: View.areAnimationsEnabled)
    }
  }

  /// Tells the delegate of a move on the one stack and makes it, unless the delegate has changed
  /// the stack.
  private func move(
    _ base: NavigationController, from former: Column, to column: Column, _ move: () -> Void
  ) {
    let stack = base.viewControllers
    tell(shows: [column], hides: [former])
    if flow.base === base, base.viewControllers == stack { move() }
  }

  /// Goes back from a column of a collapsed split.
  func goBack(from column: Column) {
    guard let base = flow.base, column == topColumn else { return }
    let below = base.viewControllers.last { self.column(of: $0, in: base) != column }
    guard let below else { return }
    move(base, from: column, to: self.column(of: below, in: base)) {
      base.popToViewController(below, animated: View.areAnimationsEnabled)
    }
  }
}
