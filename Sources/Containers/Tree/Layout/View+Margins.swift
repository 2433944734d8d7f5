extension View {
  /// The space between the edges of the view and its content, in points.
  ///
  /// The default is 8, and `systemMinimumLayoutMargins` for the root view of a controller. Tables and
  /// their cells, headers, and footers have the same margins at the sides as a root view. The value read can exceed the one set, because it includes the safe area and, with
  /// ``preservesSuperviewLayoutMargins``, the margins of the superview.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      directionalLayoutMargins = DirectionalEdgeInsets(
        newValue, isRightToLeft: isLayoutRightToLeft)
    }
  }

  /// The layout margins in terms of the leading and trailing edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(effectiveMargins, isRightToLeft: isLayoutRightToLeft) }
    set {
      madeInsets.margins = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the margins are at least the part of the superview's margins inside the view; `false`
  /// by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { insets?.preservesSuperviewMargins ?? false }
    set {
      madeInsets.preservesSuperviewMargins = newValue
      // Insets make the superview report its changes.
      if newValue { _ = superview?.madeInsets }
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets?.marginsFollowSafeArea ?? true }
    set {
      madeInsets.marginsFollowSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// A layout guide for the area inside the margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = insets?.marginsGuide { return guide }
    let guide = InsetGuide("layoutMargins", in: self)
    let insets = madeInsets
    insets.marginsGuide = guide
    guide.insets = effectiveMargins
    insets.toldMargins = guide.insets
    return guide
  }

  /// A layout guide inside the margins, limited to a width comfortable for reading.
  ///
  /// It is at most 672 points wide at the default text size, some eighty characters of body text, and
  /// grows and shrinks with the preferred text size.
  public var readableContentGuide: LayoutGuide {
    if let guide = insets?.readableGuide { return guide }
    let guide = ReadableContentGuide(in: self, margins: layoutMarginsGuide)
    madeInsets.readableGuide = guide
    return guide
  }

  /// The system's margin at the sides of a view that fills a column: 16 points, or 20 if the view is
  /// at least 400 points wide.
  ///
  /// Bars, rows, and the root views of controllers share it, so that their contents are aligned.
  var systemSideMargin: Double { View.systemSideMargin(atWidth: properties.bounds.width) }

  /// Returns ``systemSideMargin`` of a view of a width.
  static func systemSideMargin(atWidth width: Double) -> Double { width < 400 ? 16 : 20 }

  /// Reports the margins if they differ from those last reported.
  func marginsMayHaveChanged() {
    guard let insets else { return }
    let present = effectiveMargins
    guard insets.toldMargins != present else { return }
    insets.toldMargins = present
    insets.marginsGuide?.insets = present
    insets.tell("layout margins", of: self) {
      layoutMarginsDidChange()
      owner?.ownedViewLayoutMarginsDidChange()
    }
    setNeedsLayout()
    insetsOfSubviewsFollow()
  }

  private var effectiveMargins: EdgeInsets {
    let (insets, owner) = (insets, owner)
    let minimum = owner?.minimumLayoutMargins
    let usual = owner == nil ? usualLayoutMargins : minimum ?? .zero
    var result = (insets?.margins ?? usual).resolved(isRightToLeft: isLayoutRightToLeft)
    if let minimum {
      result = result.atLeast(minimum.resolved(isRightToLeft: isLayoutRightToLeft))
    }
    if insets?.marginsFollowSafeArea != false, let safeArea = insets?.safeArea {
      result.top += safeArea.top
      result.left += safeArea.left
      result.bottom += safeArea.bottom
      result.right += safeArea.right
    }
    // The superview's margins contain its safe area.
    if insets?.preservesSuperviewMargins == true, let superview {
      let (outer, bounds) = (superview.layoutMargins, superview.properties.bounds)
      let frame = storedFrame
      result = result.atLeast(
        EdgeInsets(
          top: outer.top - (frame.minY - bounds.minY),
          left: outer.left - (frame.minX - bounds.minX),
          bottom: outer.bottom - (bounds.maxY - frame.maxY),
          right: outer.right - (bounds.maxX - frame.maxX)))
    }
    return result
  }
}

extension EdgeInsets {
  /// Returns the larger inset at each edge.
  fileprivate func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
