extension View {
  /// What ``setNeedsLayout()`` does; called where the tree itself changes.
  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markLayoutAbove()
  }

  /// What ``setNeedsDisplay()`` does.
  func markNeedsDisplay() {
    flags.insert(.needsDisplay)
    setNeedsRender()
  }

  /// What ``setNeedsDisplay(_:)`` does.
  func markNeedsDisplay(_ rect: Rect) {
    guard !flags.contains(.needsDisplay) else { return }
    guard let backingStore else { return markNeedsDisplay() }
    let bounds = properties.bounds
    let seen = rect.intersection(bounds)
    guard !seen.isEmpty else { return }
    backingStore.markStale(seen.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    setNeedsRender()
  }

  /// Lets the view and all below it let go of views that they keep only to show them again.
  func releaseSpareViewsOfTree() {
    releaseSpareViews()
    for subview in storedSubviews { subview.releaseSpareViewsOfTree() }
  }

  /// Lets go of what the view and all below it have drawn; they draw again when they are seen.
  func releaseBackingStores() {
    renderNode = nil
    backingStore = nil
    flags.insert(.needsDisplay)
    for subview in storedSubviews { subview.releaseBackingStores() }
  }

  /// Lays the subviews out now if they are out of date, from the highest such superview down.
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

  /// Runs the layout of this view and of all below it that is due, parent before child.
  func layoutTree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      owner?.ownedViewWillLayoutSubviews()
      layoutSubviews()
      owner?.ownedViewDidLayoutSubviews()
    }
    guard flags.contains(.layoutBelow) else { return }
    for subview in storedSubviews where subview.isLayoutDue { subview.layoutTree() }
    // What asks again waits for the next round; until here whoever asked found all above told.
    if !storedSubviews.contains(where: \.isLayoutDue) { flags.remove(.layoutBelow) }
  }

  /// Whether the layout of the view or of one below it is out of date.
  var isLayoutDue: Bool { !flags.isDisjoint(with: [.needsLayout, .layoutBelow]) }

  /// Tells the views above that there is layout to do below them.
  func markLayoutAbove() {
    if let superview { superview.noteLayoutBelow() } else { attachedWindow?.setNeedsFrame() }
  }

  /// Notes that there is layout to do below the view; whoever noted it before has told those above, and
  /// asked for the frame.
  func noteLayoutBelow() {
    guard !flags.contains(.layoutBelow) else { return }
    flags.insert(.layoutBelow)
    markLayoutAbove()
  }

  /// Marks the view and all above as to be looked at by the next paint; whoever marked it before has
  /// done the rest.
  func setNeedsRender() {
    guard !flags.contains(.needsRender) else { return }
    // What is seen is told too. The tree of elements is brought up to date after paint, so that a view that
    // waits for paint waits for that as well.
    flags.formUnion([.needsRender, .needsAccessibility])
    if let superview { superview.setNeedsRender() } else { attachedWindow?.setNeedsFrame() }
  }
}
