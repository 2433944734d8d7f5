extension ScrollView {
  /// A layout guide for the content; constraints to all of its edges determine the content size.
  ///
  /// Constraints between the edges of the scroll view and its subviews have the same effect.
  public var contentLayoutGuide: LayoutGuide {
    if let guide = viewLayout?.contentGuide { return guide }
    let guide = ContentGuide()
    guide.identifier = "contentLayout"
    addLayoutGuide(guide)
    madeViewLayout.contentGuide = guide
    return guide
  }

  /// A layout guide for the visible part; views constrained to it stay in place while the content
  /// scrolls.
  public var frameLayoutGuide: LayoutGuide {
    if let guide = viewLayout?.frameGuide { return guide }
    let guide = FrameGuide()
    guide.identifier = "frameLayout"
    addLayoutGuide(guide)
    madeViewLayout.frameGuide = guide
    return guide
  }

  /// Sets the content size that constraints determine.
  func takeContentSize() {
    guard let member = viewLayout?.contentGuide?.layoutRecord.member, let engine = member.engine
    else { return }
    let found = viewLayout?.contentGuide?.layoutFrame.size ?? .zero
    contentSize = Size(
      width: engine.isAmbiguous(member, .horizontal) ? contentSize.width : found.width,
      height: engine.isAmbiguous(member, .vertical) ? contentSize.height : found.height)
  }

  /// Updates constraints that depend on the content offset.
  func constraintsFollowContent() {
    guard let layout = viewLayout else { return }
    layout.frameGuide?.layoutRecord.memberDidChange()
    layout.crossings.removeAll { !$0.isHeld }
    for constraint in layout.crossings { constraint.lowerAgain() }
  }
}

/// The guide of the content, whose origin is fixed and whose size follows from constraints.
final class ContentGuide: LayoutGuide {
  override var isPartOfView: Bool { true }

  override var layoutPlacement: LayoutPlacement { .beginning(.zero) }
}

/// The guide of the visible part, which moves with the content offset.
final class FrameGuide: LayoutGuide {
  override var isPartOfView: Bool { true }

  override var layoutFrame: Rect { owningView?.properties.bounds ?? .zero }

  override var layoutPlacement: LayoutPlacement {
    let bounds = owningView?.properties.bounds ?? .zero
    return .following(bounds, [.flexibleWidth, .flexibleHeight], bounds.size)
  }
}
