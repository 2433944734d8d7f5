extension View {
  /// The insets of the view's area that is not covered, for example by bars, in points.
  ///
  /// The insets are zero while the view is not in a window, for example in a controller's
  /// `viewWillAppear(_:)`.
  public var safeAreaInsets: EdgeInsets { insets?.safeArea ?? .zero }

  /// A layout guide for the area inside the safe area insets.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = insets?.safeAreaGuide { return guide }
    let guide = InsetGuide("safeArea", in: self)
    madeInsets.safeAreaGuide = guide
    guide.insets = safeAreaInsets
    return guide
  }

  /// Recalculates the safe area and reports it if it has changed.
  func updateSafeArea() {
    let present = coveredInsets
    // With insets stored, the view is asked again when it moves, even if it is not covered now.
    let insets = madeInsets
    guard present != insets.safeArea else { return }
    insets.safeArea = present
    insets.safeAreaGuide?.insets = present
    insets.tell("safe area insets", of: self) {
      safeAreaInsetsDidChange()
      owner?.ownedViewSafeAreaInsetsDidChange()
    }
    setNeedsLayout()
    marginsMayHaveChanged()
    for subview in storedSubviews { subview.updateSafeArea() }
  }

  /// The part of the superview's insets that reaches into this view, plus those added by the owner.
  private var coveredInsets: EdgeInsets {
    guard attachedWindow != nil else { return .zero }
    var result = EdgeInsets.zero
    if let superview, superview.safeAreaInsets != .zero {
      let (outer, bounds) = (superview.safeAreaOfContent, superview.properties.bounds)
      let frame = storedFrame
      // A view that extends past an edge with nothing covering it is not covered there either.
      if outer.top > 0 { result.top = max(0, outer.top - (frame.minY - bounds.minY)) }
      if outer.left > 0 { result.left = max(0, outer.left - (frame.minX - bounds.minX)) }
      if outer.bottom > 0 { result.bottom = max(0, outer.bottom - (bounds.maxY - frame.maxY)) }
      if outer.right > 0 { result.right = max(0, outer.right - (bounds.maxX - frame.maxX)) }
    }
    guard let owner else { return result }
    if let held = owner.ownedViewHeldSafeArea { return held }
    let wish = owner.ownedViewInsets
    result.top += wish.top
    result.left += wish.left
    result.bottom += wish.bottom
    result.right += wish.right
    return result
  }

  /// Recalculates the safe area after the view has entered or left a window.
  func safeAreaFollowsWindow() {
    let isCovered = superview?.safeAreaInsets ?? .zero != .zero
    let hasWish = owner.map { $0.ownedViewInsets != .zero } ?? false
    if isCovered || hasWish || safeAreaInsets != .zero { updateSafeArea() }
  }
}
