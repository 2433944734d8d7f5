extension View {
  /// Marks the constraints as out of date; the next update, before layout, calls
  /// ``updateConstraints()``.
  public func setNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    markConstraintsAbove()
  }

  /// Whether ``updateConstraints()`` is due.
  public var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Updates the constraints of the view and of all below it that are out of date now, the deepest
  /// first.
  public func updateConstraintsIfNeeded() {
    updateConstraintsOfTree()
    if viewLayout?.engine?.hasWork == true { flags.insert(.constraintsBelow) }
  }

  private func updateConstraintsOfTree() {
    if flags.contains(.constraintsBelow) {
      flags.remove(.constraintsBelow)
      for subview in storedSubviews
      where !subview.flags.isDisjoint(with: [.needsUpdateConstraints, .constraintsBelow]) {
        subview.updateConstraintsOfTree()
      }
    }
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    if let owner { owner.ownedViewUpdateConstraints() } else { updateConstraints() }
  }

  /// Brings the constraints and their solution up to date, before the layout of a whole hierarchy.
  func resolveConstraints() {
    for _ in 0..<4 {
      guard !flags.isDisjoint(with: [.needsUpdateConstraints, .constraintsBelow]) else { return }
      updateConstraintsOfTree()
      viewLayout?.engine?.update()
    }
  }

  /// Tells the views above that there are constraints to update below them.
  func markConstraintsAbove() {
    var view = superview
    while let current = view, !current.flags.contains(.constraintsBelow) {
      current.flags.insert(.constraintsBelow)
      view = current.superview
    }
    attachedWindow?.setNeedsFrame()
  }
}
