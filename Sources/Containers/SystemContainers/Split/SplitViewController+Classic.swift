extension SplitViewController {
  /// Implements ``viewControllers``.
  var classicControllers: [ViewController] {
    checkClassic()
    let columns: [Column] = flow.isCollapsed ? [.primary] : [.primary, .secondary]
    return columns.compactMap { slots[$0].content }
  }

  func setClassic(_ controllers: [ViewController]) {
    checkClassic()
    guard controllers.count <= 2 else {
      misuse("\(name) cannot show \(controllers.count) controllers: set at most two.")
    }
    if let twice = controllers.firstDuplicate {
      misuse("\(name) cannot show \(twice.name) twice: list each controller once.")
    }
    let former = [slots.host(.primary), slots.host(.secondary)]
    for (column, index) in [(Column.primary, 0), (.secondary, 1)] {
      let content = controllers.indices.contains(index) ? controllers[index] : nil
      // A collapsed split keeps the secondary controller that the primary one has taken in.
      if flow.isCollapsed, index == 1, content == nil { continue }
      setClassicContent(content, of: column)
    }
    // If both controllers stay, the secondary one was taken in before.
    if flow.isCollapsed, !flow.isCrossing, slots.host(.secondary) != nil,
      former != [slots.host(.primary), slots.host(.secondary)]
    {
      crossing {
        takeInSecondary()
        placeHosts()
      }
    }
  }

  private func checkClassic() {
    guard style != .unspecified else { return }
    misuse(
      "\(name) has columns, so it has no viewControllers: use setViewController(_:for:) and "
        + "viewController(for:), or create it with init().")
  }

  private func setClassicContent(_ content: ViewController?, of column: Column) {
    guard content !== slots[column].content || content !== slots.host(column) else { return }
    slots[column].content = content
    exchangeHost(of: column, for: content)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Collapsing and expanding

  func collapseClassic() {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      setClassicContent(other, of: .primary)
    }
    let shown = self.shown
    advance(.collapse(.primary))
    tell(shows: shown.contains(.primary) ? [] : [.primary], hides: shown.filter { $0 != .primary })
    takeInSecondary()
    placeHosts()
  }

  /// Lets the delegate or the primary controller take the secondary one in.
  private func takeInSecondary() {
    guard let primary = slots.host(.primary), let secondary = slots.host(.secondary) else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  func expandClassic() {
    if let other = delegate?.primaryViewController(forExpanding: self) {
      setClassicContent(other, of: .primary)
    }
    let former = slots[.secondary].content
    var secondary: ViewController?
    if let primary = slots.host(.primary) {
      secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    }
    // If nobody returns a controller, the former one comes back, unless it has another parent.
    if secondary == nil, let former, former.parent == nil || former.parent === self {
      secondary = former
    }
    layout.rest()
    advance(.expand(layout.mode))
    tell(
      shows: shown.filter { $0 != .primary },
      hides: shown.contains(.primary) ? [] : [.primary])
    setClassicContent(secondary, of: .secondary)
    placeHosts()
  }
}
