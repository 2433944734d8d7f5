extension SplitViewController {
  /// Implements ``setViewController(_:for:)``.
  func setContent(_ content: ViewController?, of column: Column) {
    checkSet(content, for: column)
    let slot = slots[column]
    guard content !== slot.content else { return }
    slots[column].content = content
    if let content, column != .compact, !(content is NavigationController),
      let wrapper = slot.host as? NavigationController, wrapper !== slot.content
    {
      replaceStack(of: column, in: wrapper, with: [content])
    } else {
      exchangeHost(of: column, for: content)
    }
    showButtons()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Obstacles

  /// Traps if the style lacks a column.
  func check(_ column: Column) {
    if slots.columns.contains(column) || column == .compact && style != .unspecified { return }
    misuse(
      "\(name) has no \(column) column: create it with a style that has one, or use another column."
    )
  }

  private func checkSet(_ content: ViewController?, for column: Column) {
    guard style != .unspecified else {
      misuse(
        "\(name) has no columns that can be set, because it has no column style: set "
          + "viewControllers, or create it with init(style:).")
    }
    check(column)
    guard let content,
      let other = slots.column(of: content), other != column
    else { return }
    misuse(
      "\(name) cannot show \(content.name) in the \(column) column, because it has the \(other) "
        + "column: set that to nil first.")
  }

  // MARK: Hosts

  /// Gives a column another child, which shows its controller.
  func exchangeHost(of column: Column, for content: ViewController?) {
    endTransition(of: column)
    // A callback may have set another controller.
    guard slots[column].content === content else { return }
    let (old, base) = (slots.host(column), self.base)
    let new = content.map { makeHost(for: $0, in: column) }
    let stack = (new as? NavigationController)?.viewControllers ?? []
    slots[column].host = new
    if let new { take(new) }
    guard base != nil, column != .compact, !flow.isCrossing else {
      return settle(new, insteadOf: old)
    }
    crossing {
      mergeStack(stack, of: column, leaving: base)
      settle(new, insteadOf: old)
    }
  }

  /// Ends a transition that shows or hides a column, because its child is about to change.
  private func endTransition(of column: Column) {
    guard let motion = flow.motion else { return }
    let (coming, leaving) = layout.change(from: motion.from, to: motion.to)
    if (coming + leaving).contains(column) { motion.session?.cut() }
  }

  private func settle(_ new: ViewController?, insteadOf old: ViewController?) {
    if let old { letGo(old) }
    placeHosts()
    if new?.parent === self { new?.didMove(toParent: self) }
    placeHosts()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func makeHost(for content: ViewController, in column: Column) -> ViewController {
    guard column != .compact, style != .unspecified, !(content is NavigationController) else {
      return content
    }
    return NavigationController(rootViewController: content)
  }

  func take(_ host: ViewController) {
    if host.parent !== self {
      host.leaveStrayPlace()
      addChild(host)
    }
    guard let navigation = host as? NavigationController else { return }
    navigation.flow.showsElsewhere = { [weak self, weak navigation] controller, sender in
      guard let self, let navigation, let column = slots.column(showing: navigation) else {
        return false
      }
      return showAfter(column, controller, sender: sender)
    }
  }

  /// Lets go of a child, which no column shows any more.
  func letGo(_ host: ViewController) {
    guard slots.column(showing: host) == nil, host.parent === self else { return }
    (host as? NavigationController)?.flow.showsElsewhere = nil
    host.willMove(toParent: nil)
    // The callback may have added it again.
    guard slots.column(showing: host) == nil, host.parent === self else { return }
    placeHosts()
    if host.viewIfLoaded?.superview is SplitPane { host.view.removeFromSuperview() }
    host.removeFromParent()
  }

  /// Called when a child has left for another parent.
  func noteLeft(_ child: ViewController) {
    guard let column = slots.column(showing: child) else { return }
    slots[column].host = nil
    if !flow.isCrossing {
      slots[column].content = nil
      flow.stack?.roots[column] = nil
    }
    setNeedsStatusBarAppearanceUpdate()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Stacks

  /// Replaces what a column shows.
  private func replaceStack(
    of column: Column, in wrapper: NavigationController, with stack: [ViewController]
  ) {
    if let base {
      mergeStack(stack, of: column, leaving: base)
    } else {
      give(stack, to: wrapper)
    }
  }

  /// Replaces the part of a column in the one stack of a collapsed split.
  ///
  /// Controllers above the secondary column belong to it.
  private func mergeStack(
    _ stack: [ViewController], of column: Column, leaving former: NavigationController?
  ) {
    guard let merged = flow.stack else { return }
    let whole = former?.viewControllers ?? []
    let index = whole.firstIndex { merged.home(of: $0) == column }
    merged.roots[column] = stack.first
    guard index != nil || column == .primary else {
      slots.navigation(column).map { give(stack, to: $0) }
      return
    }
    let start = index ?? 0
    let above = column == .secondary ? [] : whole[start...].filter { merged.home(of: $0) != column }
    merged.replace(column, by: stack)
    if base == nil { makeBase() }
    base.map { give(whole[..<start] + stack + above, to: $0) }
  }

  /// Replaces a stack by controllers that may come from other ones.
  func give(
    _ stack: [ViewController], to navigation: NavigationController, isAnimated: Bool = false
  ) {
    for controller in stack where controller.parent !== navigation { controller.leaveStrayPlace() }
    navigation.setViewControllers(stack, animated: isAnimated)
  }
}

extension ViewController {
  /// Removes the view from that of a controller which is not the parent any more.
  ///
  /// A controller that passes on once more before the layout leaves it so.
  fileprivate func leaveStrayPlace() {
    guard let view = viewIfLoaded, let above = view.superview?.nearestOwner, above !== parent
    else { return }
    view.removeFromSuperview()
  }
}
