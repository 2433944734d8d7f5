extension View {
  /// Marks the constraints as dirty; the next update, before layout, calls ``updateConstraints()``.
  public func setNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    markConstraintsAbove()
  }

  /// Whether a call of ``updateConstraints()`` is pending.
  public var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Updates the dirty constraints of the view and its descendants now, the deepest first.
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
    guard flags.contains(.needsUpdateConstraints), !flags.contains(.inConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    flags.insert(.inConstraints)
    if let owner { owner.ownedViewUpdateConstraints() } else { updateConstraints() }
    flags.remove(.inConstraints)
  }

  /// Updates the constraints and their solution before the layout of a whole hierarchy.
  func resolveConstraints() {
    if flags.contains(.leftEngine), superview == nil { joinEngine() }
    for _ in 0..<4 {
      guard !flags.isDisjoint(with: [.needsUpdateConstraints, .constraintsBelow]) else { return }
      updateConstraintsOfTree()
      viewLayout?.engine?.update()
    }
  }

  /// Marks the ancestors as having constraints to update below them.
  func markConstraintsAbove() {
    var view = superview
    while let current = view, !current.flags.contains(.constraintsBelow) {
      current.flags.insert(.constraintsBelow)
      view = current.superview
    }
    attachedWindow?.setNeedsFrame()
  }
}
