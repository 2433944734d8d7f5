extension View {
  /// How much of each edge of the view is covered by what stands above it, such as bars, in points.
  ///
  /// Zero outside a window, and so in a controller's `viewWillAppear`.
  public var safeAreaInsets: EdgeInsets { viewLayout?.insets?.safeArea ?? .zero }

  /// The part of the view that nothing covers, for constraints.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = insets.safeAreaGuide { return guide }
    let guide = InsetGuide("safeArea", in: self)
    insets.safeAreaGuide = guide
    guide.insets = safeAreaInsets
    return guide
  }

  /// Finds out what of the view is covered, and tells if it is another.
  func updateSafeArea() {
    let present = coveredInsets
    // To be asked again when it moves, even if nothing of it is covered now.
    if viewLayout?.insets == nil { insets = ViewInsets() }
    guard present != safeAreaInsets else { return }
    insets.safeArea = present
    insets.safeAreaGuide?.insets = present
    safeAreaInsetsDidChange()
    owner?.ownedViewSafeAreaInsetsDidChange()
    setNeedsLayout()
    marginsMayHaveChanged()
    for subview in storedSubviews { subview.updateSafeArea() }
  }

  /// What the superview's covered edges, and the owner's wish, leave to this view.
  private var coveredInsets: EdgeInsets {
    guard attachedWindow != nil else { return .zero }
    var result = EdgeInsets.zero
    if let superview, superview.safeAreaInsets != .zero {
      let (outer, bounds) = (superview.safeAreaOfContent, superview.properties.bounds)
      let frame = storedFrame
      // What hangs over an edge at which nothing is covered is not covered either.
      if outer.top > 0 { result.top = max(0, outer.top - (frame.minY - bounds.minY)) }
      if outer.left > 0 { result.left = max(0, outer.left - (frame.minX - bounds.minX)) }
      if outer.bottom > 0 { result.bottom = max(0, outer.bottom - (bounds.maxY - frame.maxY)) }
      if outer.right > 0 { result.right = max(0, outer.right - (bounds.maxX - frame.maxX)) }
    }
    guard let wish = owner?.additionalSafeAreaInsets, wish != .zero else { return result }
    result.top += wish.top
    result.left += wish.left
    result.bottom += wish.bottom
    result.right += wish.right
    return result
  }

  /// Finds the safe area after the view came into a window, or left one.
  func safeAreaFollowsWindow() {
    let isCovered = superview?.safeAreaInsets ?? .zero != .zero
    let hasWish = owner.map { $0.additionalSafeAreaInsets != .zero } ?? false
    if isCovered || hasWish || safeAreaInsets != .zero { updateSafeArea() }
  }
}
