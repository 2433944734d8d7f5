extension ScrollView {
  /// The insets in force: ``contentInset`` and what the safe area adds.
  public var adjustedContentInset: EdgeInsets {
    contentInset + attachedInset + safeAreaInset
  }

  /// The insets at the ends of both indicators, in points.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// What the safe area adds.
  var safeAreaInset: EdgeInsets {
    var inset = safeAreaInsets
    if !isAdjusted(.horizontal) { (inset.left, inset.right) = (0, 0) }
    if !isAdjusted(.vertical) { (inset.top, inset.bottom) = (0, 0) }
    return inset
  }

  /// Whether the safe area adds to the insets at the ends of an axis.
  private func isAdjusted(_ axis: ScrollAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      contentSize[axis] > bounds.size[axis]
        || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }
  }

  func insetsDidChange() {
    updateAdjustedInset()
    setNeedsLayout()
  }

  /// Adds insets that something attached asks for, and leaves the content where it is.
  func attach(_ inset: EdgeInsets) {
    guard inset != attachedInset else { return }
    attachedInset = inset
    knownAdjustedInset = adjustedContentInset
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Tells of other insets in force; content at its beginning stays there.
  func updateAdjustedInset() {
    let new = adjustedContentInset
    let old = knownAdjustedInset
    guard new != old else { return }
    knownAdjustedInset = new
    if phase == .resting {
      var offset = contentOffset
      if offset.x == -old.left { offset.x = -new.left }
      if offset.y == -old.top { offset.y = -new.top }
      show(clamped(offset))
    } else {
      limitsDidChange()
    }
    insetsOfSubviewsFollow()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension EdgeInsets {
  /// Returns the sums of the insets, edge by edge.
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// Returns the differences of the insets, edge by edge.
  static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }
}
