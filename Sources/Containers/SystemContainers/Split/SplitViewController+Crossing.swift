extension SplitViewController {
  /// Collapses the split, or expands it.
  func cross() {
    let collapses = !flow.isCollapsed
    advance(.animate(false))
    advance(.withdraw)
    crossing {
      endInnerTransitions()
      switch (style, collapses) {
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
    advance(.cross)
    change()
    let effects = step(.settle)
    showButtons()
    setNeedsStatusBarAppearanceUpdate()
    viewIfLoaded?.setNeedsLayout()
    perform(effects)
  }

  private func endInnerTransitions() {
    for column in slots.columns {
      for child in slots.host(column)?.children ?? [] {
        (child.containedTransition as? TransitionSession)?.cut()
      }
    }
  }

  // MARK: Collapsing

  private func collapse() {
    let top = chooseTop()
    let shown = self.shown
    tell(shows: shown.contains(top) ? [] : [top], hides: shown.filter { $0 != top })
    // The delegate may have begun another transition.
    endInnerTransitions()
    if top == .compact {
      advance(.collapse(.compact))
    } else {
      let merged = MergedStack()
      advance(.collapse(.stack(merged)))
      merge(into: merged, upTo: top)
    }
    placeHosts()
  }

  /// Asks for the column on top.
  private func chooseTop() -> Column {
    // The user has left this column on top; no delegate knows better.
    if let restored = slots.restoredTop, slots.host(restored) != nil { return restored }
    let available = slots.columns.filter { slots.host($0) != nil }
    let proposed: Column =
      slots.host(.compact) != nil
      ? .compact
      : slots.wasSecondaryShown && available.contains(.secondary)
        ? .secondary : available.first ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard slots.host(top) != nil || top == proposed else {
      warn(
        "\(name) has no controller for the \(top) column, which is to be on top when it collapses: "
          + "return a column that has one. It shows the \(proposed) column.")
      return proposed
    }
    return top
  }

  /// Puts the controllers of the columns on one stack.
  private func merge(into merged: MergedStack, upTo top: Column) {
    if base == nil { makeBase() }
    var stacks = SplitStacks<ViewController>(stacks: [:])
    for column in slots.columns {
      let stack = slots.navigation(column)?.viewControllers ?? []
      stacks.stacks[column] = stack
      merged.roots[column] = stack.first
      merged.add(stack, of: column)
    }
    base.map { give(stacks.merged(upTo: top), to: $0) }
  }

  /// Makes a navigation controller for the stack where the primary column has none.
  func makeBase() {
    let base = NavigationController()
    slots[.primary].host = base
    take(base)
    base.didMove(toParent: self)
  }

  // MARK: Expanding

  private func expand() {
    let former = topColumn
    let (base, merged) = (self.base, flow.stack)
    layout.rest()
    let proposed = layout.mode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if let count = SplitLayout.counts[mode] {
      layout.demand(min(count, layout.greatestCount))
    }
    let (shownMode, columns) = (layout.mode, layout.columns)
    tell(shows: columns.filter { $0 != former }, hides: columns.contains(former) ? [] : [former])
    endInnerTransitions()
    let stacks = base.flatMap { base in merged.map { part(base, $0) } }
    // Changes by the delegate follow in a transition.
    advance(.expand(shownMode))
    if let stacks { deal(stacks) }
    placeHosts()
  }

  /// Returns what the columns get of the one stack.
  func part(
    _ base: NavigationController, _ merged: MergedStack
  ) -> SplitStacks<ViewController> {
    var stacks = SplitStacks<ViewController>(stacks: [:])
    for column in slots.columns { stacks.stacks[column] = ownStack(of: column, merged) }
    stacks.part(base.viewControllers, home: merged.home)
    return stacks
  }

  /// Returns what a column has that is not on the one stack: its own, or at least its root.
  private func ownStack(of column: Column, _ merged: MergedStack) -> [ViewController] {
    let own = column == .primary ? [] : slots.navigation(column)?.viewControllers ?? []
    return own.isEmpty ? merged.roots[column].map { [$0] } ?? [] : own
  }

  /// Gives the columns their controllers, the secondary one first.
  private func deal(_ stacks: SplitStacks<ViewController>) {
    for column in slots.columns.reversed() {
      let stack = stacks.stacks[column] ?? []
      if slots.host(column) == nil, let first = stack.first {
        slots[column] = SplitSlots.Slot(content: first, host: NavigationController())
        slots.host(column).map(take)
        slots.host(column)?.didMove(toParent: self)
      }
      guard let navigation = slots.navigation(column), navigation.viewControllers != stack else {
        continue
      }
      give(stack, to: navigation)
    }
    // A primary column without a controller needs no host any more.
    if let base = slots.host(.primary), slots[.primary].content == nil {
      slots[.primary] = SplitSlots.Slot()
      letGo(base)
    }
  }

  // MARK: Collapsed

  /// The navigation controller with the one stack of a collapsed split, or `nil` if there is none.
  var base: NavigationController? {
    flow.stack == nil ? nil : slots.navigation(.primary)
  }

  /// The column on top of a collapsed split.
  var topColumn: Column {
    guard let base else { return shown.first ?? .primary }
    return base.viewControllers.last.map { column(of: $0, in: base) } ?? .primary
  }

  /// Returns the column of a controller on the one stack.
  func column(of controller: ViewController, in base: NavigationController) -> Column {
    flow.stack?.column(of: controller, in: base.viewControllers) ?? .primary
  }

  /// Goes to a column of a collapsed split: back to it, or forward.
  func goTo(_ column: Column) {
    guard let base, let merged = flow.stack, column != topColumn, column != .compact else { return }
    let (stack, former) = (base.viewControllers, topColumn)
    if let last = stack.last(where: { merged.home(of: $0) == column }) {
      return move(base, from: former, to: column) {
        base.popToViewController(last, animated: View.areAnimationsEnabled)
      }
    }
    var added: [ViewController] = []
    let end = slots.columns.firstIndex(of: column) ?? 0
    for between in slots.columns[...end]
    where !stack.contains(where: { merged.home(of: $0) == between }) {
      let part = ownStack(of: between, merged)
      merged.replace(between, by: part)
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
    if self.base === base, base.viewControllers == stack { move() }
  }

  /// Goes back from a column of a collapsed split.
  func goBack(from column: Column) {
    guard let base, column == topColumn else { return }
    let below = base.viewControllers.last { self.column(of: $0, in: base) != column }
    guard let below else { return }
    move(base, from: column, to: self.column(of: below, in: base)) {
      base.popToViewController(below, animated: View.areAnimationsEnabled)
    }
  }
}
