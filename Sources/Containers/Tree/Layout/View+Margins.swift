extension View {
  /// The room that the content leaves at each edge, in points; at first 8, and for the root view of a
  /// controller what its `systemMinimumLayoutMargins` say.
  ///
  /// It is at least as much as is set: the safe area is added, and the superview's margins count where
  /// they are to be preserved.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      directionalLayoutMargins = DirectionalEdgeInsets(
        newValue, isRightToLeft: isLayoutRightToLeft)
    }
  }

  /// The room that the content leaves at each edge, by the direction of reading, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(effectiveMargins, isRightToLeft: isLayoutRightToLeft) }
    set {
      insets.margins = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the margins are at least what the superview's reach into the view; false at first.
  public var preservesSuperviewLayoutMargins: Bool {
    get { insets.preservesSuperviewMargins }
    set {
      insets.preservesSuperviewMargins = newValue
      // So that the superview tells what changes.
      if newValue, let superview, superview.viewLayout?.insets == nil {
        superview.insets = ViewInsets()
      }
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area is added to the margins; true at first.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets.marginsFollowSafeArea }
    set {
      insets.marginsFollowSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// The view inside its margins, for constraints.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = insets.marginsGuide { return guide }
    let guide = InsetGuide("layoutMargins", in: self)
    insets.marginsGuide = guide
    guide.insets = effectiveMargins
    insets.toldMargins = guide.insets
    return guide
  }

  /// The view inside its margins, and no wider than lines can be read with ease, for constraints.
  public var readableContentGuide: LayoutGuide {
    if let guide = insets.readableGuide { return guide }
    let guide = ReadableContentGuide(in: self, margins: layoutMarginsGuide)
    insets.readableGuide = guide
    return guide
  }

  /// Tells of the margins if they are not those that were told last.
  func marginsMayHaveChanged() {
    let present = effectiveMargins
    guard viewLayout?.insets != nil, insets.toldMargins != present else { return }
    insets.toldMargins = present
    insets.marginsGuide?.insets = present
    layoutMarginsDidChange()
    owner?.ownedViewLayoutMarginsDidChange()
    setNeedsLayout()
    insetsOfSubviewsFollow()
  }

  private var effectiveMargins: EdgeInsets {
    let insets = insets
    let isRightToLeft = isLayoutRightToLeft
    let minimum = owner?.minimumLayoutMargins
    let standard =
      owner == nil
      ? EdgeInsets(all: ViewInsets.standardMargin)
      : (minimum ?? .zero).resolved(isRightToLeft: isRightToLeft)
    var result = insets.margins?.resolved(isRightToLeft: isRightToLeft) ?? standard
    if let minimum {
      result = result.atLeast(minimum.resolved(isRightToLeft: isRightToLeft))
    }
    if insets.preservesSuperviewMargins, let superview {
      let (outer, bounds) = (superview.layoutMargins, superview.properties.bounds)
      let frame = storedFrame
      result = result.atLeast(
        EdgeInsets(
          top: outer.top - (frame.minY - bounds.minY),
          left: outer.left - (frame.minX - bounds.minX),
          bottom: outer.bottom - (bounds.maxY - frame.maxY),
          right: outer.right - (bounds.maxX - frame.maxX)))
    }
    guard insets.marginsFollowSafeArea else { return result }
    return EdgeInsets(
      top: result.top + insets.safeArea.top, left: result.left + insets.safeArea.left,
      bottom: result.bottom + insets.safeArea.bottom,
      right: result.right + insets.safeArea.right)
  }
}

extension EdgeInsets {
  /// Returns the greater inset at each edge.
  fileprivate func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
