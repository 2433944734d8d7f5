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
  private var safeAreaInset: EdgeInsets { EdgeInsets(all: 0) }

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
}
