extension View {
  /// Implements ``setNeedsLayout()``.
  ///
  /// Called directly when the tree itself changes.
  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markLayoutAbove()
  }

  /// Implements ``setNeedsDisplay()``.
  func markNeedsDisplay() {
    flags.insert(.needsDisplay)
    setNeedsRender()
  }

  /// Implements ``setNeedsDisplay(_:)``.
  func markNeedsDisplay(_ rect: Rect) {
    guard !flags.contains(.needsDisplay), let backingStore else { return markNeedsDisplay() }
    let bounds = properties.bounds
    let seen = rect.intersection(bounds)
    guard !seen.isEmpty else { return }
    backingStore.markStale(seen.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    setNeedsRender()
  }

  /// Releases the reusable spare views of the view and its descendants.
  func releaseSpareViewsOfTree() {
    releaseSpareViews()
    for subview in storedSubviews { subview.releaseSpareViewsOfTree() }
  }

  /// Releases the drawings of the view and its descendants, which redraw when they become visible.
  func releaseBackingStores() {
    renderNode = nil
    backingStore = nil
    flags.insert(.needsDisplay)
    for subview in storedSubviews { subview.releaseBackingStores() }
  }

  /// Lays out the subviews immediately if their layout is dirty.
  ///
  /// Starts at the highest ancestor whose layout is dirty.
  public func layoutIfNeeded() {
    attachedWindow?.updateTraits()
    root.resolveConstraints()
    var top = self
    var view: View? = self
    while let current = view {
      if current.flags.contains(.needsLayout) { top = current }
      view = current.superview
    }
    top.layoutTree()
  }

  /// Runs the pending layout of the view and its descendants, parents before children.
  func layoutTree() {
    // A layout that asks for itself again and again is left to the rounds of the layout pass.
    if flags.contains(.needsLayout), !flags.contains(.inNestedLayout) {
      flags.remove(.needsLayout)
      let depth: ViewFlags = flags.contains(.inLayout) ? .inNestedLayout : .inLayout
      flags.insert(depth)
      owner?.ownedViewWillLayoutSubviews()
      layoutSubviews()
      owner?.ownedViewDidLayoutSubviews()
      flags.remove(depth)
    }
    guard flags.contains(.layoutBelow) else { return }
    for subview in storedSubviews where subview.isLayoutDue { subview.layoutTree() }
    // A view that invalidates its layout again here waits for the next pass. Until now the flags
    // kept it from marking the ancestors again.
    if !storedSubviews.contains(where: \.isLayoutDue) { flags.remove(.layoutBelow) }
  }

  /// Whether the layout of the view or of a descendant is dirty.
  var isLayoutDue: Bool { !flags.isDisjoint(with: [.needsLayout, .layoutBelow]) }

  /// Marks the ancestors as having dirty layout below them.
  func markLayoutAbove() {
    if let superview { superview.noteLayoutBelow() } else { attachedWindow?.setNeedsFrame() }
  }

  /// Marks the view as having dirty layout below it.
  ///
  /// If it is marked already, the ancestors are marked and a frame is scheduled.
  func noteLayoutBelow() {
    guard !flags.contains(.layoutBelow) else { return }
    flags.insert(.layoutBelow)
    markLayoutAbove()
  }

  /// Marks the view and its ancestors for the next paint pass.
  ///
  /// If the view is marked already, the ancestors are marked and a frame is scheduled.
  func setNeedsRender() {
    guard !flags.contains(.needsRender) else { return }
    // Whatever is visible is also reported to assistive technology. The element tree is updated
    // after paint, so a view that is already marked for paint is also marked for that.
    flags.formUnion([.needsRender, .needsAccessibility])
    if let superview { superview.setNeedsRender() } else { attachedWindow?.setNeedsFrame() }
  }
}
