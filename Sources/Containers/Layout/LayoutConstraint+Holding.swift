extension LayoutConstraint {
  /// The items that still exist.
  var items: [any LayoutNode] { first.items + (second?.items ?? []) }

  /// The axis that the constraint applies to.
  var axis: Axis { first.axis }

  /// Activates the constraint in the nearest common container of its items.
  func hold() {
    guard first.isWhole, second?.isWhole ?? true else {
      misuse("\(description) cannot be active: one of its items has been deallocated.")
    }
    guard let container = commonContainer else {
      let names = items.map(\.layoutName).joined(separator: " and ")
      misuse(
        "\(description) cannot be active: \(names) have no view in common. Add both to one hierarchy "
          + "before activating it.")
    }
    hold(in: container)
  }

  /// Activates the constraint in a container that is, or contains, every item.
  func hold(in holder: any LayoutNode) {
    // A view that held it may have been deinitialized.
    if isHeld { letGo() }
    isHeld = true
    sequence = 0
    self.holder = holder
    holder.layoutRecord.constraints.append(self)
    for item in items { item.layoutRecord.mentions.append(self) }
    join(holder.layoutEngine)
  }

  /// Deactivates the constraint.
  func letGo() {
    isHeld = false
    holder?.knownLayoutRecord?.constraints.removeFirst(self)
    for item in items { item.knownLayoutRecord?.mentions.removeFirst(self) }
    holder = nil
    engine?.touch(self)
  }

  /// Has the engine lower the constraint again, since the variables it depends on changed.
  func lowerAgain() {
    engine?.touch(self, changesTerms: true)
  }

  /// Adds the constraint to the engine of its hierarchy.
  func join(_ engine: LayoutEngine) {
    self.engine = engine
    engine.order(self)
    // The engine may still have it installed, but in terms of items that have since changed.
    engine.touch(self, changesTerms: true)
  }

  /// The nearest view that is, or contains, every item; nil if they are in different hierarchies.
  var commonContainer: (any LayoutNode)? {
    let items = items
    guard var common = items.first else { return nil }
    for item in items.dropFirst() {
      while !item.isInside(common) {
        guard let container = common.layoutContainer else { return nil }
        common = container
      }
    }
    // Guides cannot hold constraints; their owning views can.
    if common.isLayoutGuide, let view = common.layoutContainer { return view }
    return common
  }

  func checkNumbers() {
    guard constant.isFinite, multiplier.isFinite else {
      misuse("\(description) has a constant or multiplier that is infinite or not a number.")
    }
    if max(abs(constant), abs(multiplier)) > .layoutLimit {
      warn(
        "\(description) has a constant or multiplier that exceeds the limits of the layout: "
          + "\(Double.layoutLimit.plain) is used instead.")
    }
  }

  func checkSides() {
    let (a, b) = (first.attribute, second?.attribute)
    guard a.kind != .nothing else { misuse("\(description) has no first attribute.") }
    guard let b else {
      guard a.kind == .extent else {
        misuse(
          "\(description) compares a position with a number: give it a second item, for example the "
            + "superview.")
      }
      return
    }
    guard a.kind == b.kind else {
      misuse(
        "\(description) compares \(a) with \(b): use two horizontal positions, two vertical "
          + "positions, or two sizes.")
    }
    let (x, y) = (a.withinMargins, b.withinMargins)
    guard !(x.isDirectional && y.isFixedSide || x.isFixedSide && y.isDirectional) else {
      misuse(
        "\(description) compares \(a) with \(b): use leading and trailing on both sides, or left and "
          + "right on both.")
    }
    guard multiplier != 0 || a.kind == .extent else {
      misuse("\(description) has a multiplier of 0, which leaves nothing to be relative to.")
    }
  }
}

extension [LayoutConstraint] {
  /// Removes the first occurrence of a constraint.
  fileprivate mutating func removeFirst(_ constraint: LayoutConstraint) {
    if let index = firstIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}
