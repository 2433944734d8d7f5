extension ScrollView {
  /// The effective insets: ``contentInset``, plus those of the safe area and of a refresh control.
  public var adjustedContentInset: EdgeInsets {
    contentInset + attachedInset + safeAreaInset
  }

  /// The effective insets without the area that a collapsed bar no longer covers.
  var coveredInset: EdgeInsets {
    var inset = adjustedContentInset
    inset.top -= uncoveredTop
    return inset
  }

  /// The insets of both indicators, in points; reading returns those of the vertical one.
  public var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The insets that the safe area adds.
  var safeAreaInset: EdgeInsets {
    var inset = safeAreaInsets
    if !isAdjusted(.horizontal) { (inset.left, inset.right) = (0, 0) }
    if !isAdjusted(.vertical) { (inset.top, inset.bottom) = (0, 0) }
    return inset
  }

  /// Returns whether the safe area adds to the insets along an axis.
  private func isAdjusted(_ axis: ScrollAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic: isScrollable(axis) || axis == .vertical && isContentUnderBars
    case .scrollableAxes: isScrollable(axis)
    }
  }

  private func isScrollable(_ axis: ScrollAxis) -> Bool {
    contentSize[axis] > bounds.size[axis]
      || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether the view is the root view of a controller under bars, or the first view in one.
  private var isContentUnderBars: Bool {
    if let owner { return owner.isOwnedViewUnderBars }
    return superview?.owner?.isOwnedViewUnderBars == true && superview?.subviews.first === self
  }

  func insetsDidChange() {
    updateAdjustedInset()
    setNeedsLayout()
  }

  /// Sets the insets of an attached view, without moving the content.
  func attach(_ inset: EdgeInsets) {
    guard inset != attachedInset else { return }
    attachedInset = inset
    knownAdjustedInset = adjustedContentInset
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Responds to a change of the effective insets.
  ///
  /// Content scrolled to its start stays there.
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
