extension SplitViewController {
  /// Implements ``viewControllers``.
  var classicControllers: [ViewController] {
    checkClassic()
    let columns: [Column] = flow.isCollapsed ? [.primary] : [.primary, .secondary]
    return columns.compactMap { flow.slots[$0]?.content }
  }

  func setClassic(_ controllers: [ViewController]) {
    checkClassic()
    guard controllers.count <= 2 else {
      misuse("\(name) cannot show \(controllers.count) controllers: set at most two.")
    }
    if let twice = controllers.firstDuplicate {
      misuse("\(name) cannot show \(twice.name) twice: list each controller once.")
    }
    let former = [flow.host(.primary), flow.host(.secondary)]
    for (column, index) in [(Column.primary, 0), (.secondary, 1)] {
      let content = controllers.indices.contains(index) ? controllers[index] : nil
      // A collapsed split keeps what the primary controller has taken in.
      if flow.isCollapsed, index == 1, content == nil { continue }
      setClassicContent(content, of: column)
    }
    // One that stays was taken in before.
    if flow.isCollapsed, !flow.isCrossing, flow.host(.secondary) != nil,
      former != [flow.host(.primary), flow.host(.secondary)]
    {
      crossing {
        takeInSecondary()
        placeHosts()
      }
    }
  }

  private func checkClassic() {
    guard flow.style != .unspecified else { return }
    misuse(
      "\(name) has columns, so it has no viewControllers: use setViewController(_:for:) and "
        + "viewController(for:), or create it with init().")
  }

  private func setClassicContent(_ content: ViewController?, of column: Column) {
    guard content !== flow.slots[column]?.content || content !== flow.host(column) else { return }
    flow.slots[column, default: SplitFlow.Slot()].content = content
    exchangeHost(of: column, for: content)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Collapsing and expanding

  func collapseClassic() {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      setClassicContent(other, of: .primary)
    }
    let shown = flow.shown
    flow.isCollapsed = true
    flow.shown = [.primary]
    tell(shows: shown.contains(.primary) ? [] : [.primary], hides: shown.filter { $0 != .primary })
    takeInSecondary()
    placeHosts()
  }

  /// Lets the delegate or the primary controller take the secondary one in.
  private func takeInSecondary() {
    guard let primary = flow.host(.primary), let secondary = flow.host(.secondary) else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  func expandClassic() {
    if let other = delegate?.primaryViewController(forExpanding: self) {
      setClassicContent(other, of: .primary)
    }
    let former = flow.slots[.secondary]?.content
    var secondary: ViewController?
    if let primary = flow.host(.primary) {
      secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    }
    // One that nobody has taken in comes back.
    if secondary == nil, let former, former.parent == nil || former.parent === self {
      secondary = former
    }
    flow.layout.rest()
    flow.isCollapsed = false
    (flow.shownMode, flow.shown) = (flow.layout.mode, flow.layout.columns)
    tell(
      shows: flow.shown.filter { $0 != .primary },
      hides: flow.shown.contains(.primary) ? [] : [.primary])
    setClassicContent(secondary, of: .secondary)
    placeHosts()
  }
}
