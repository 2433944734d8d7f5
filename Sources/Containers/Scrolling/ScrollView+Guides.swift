extension ScrollView {
  /// The content, for constraints: what is tied to all its edges gives the content its size.
  ///
  /// Constraints between the edges of the scroll view and what lies in it mean the same.
  public var contentLayoutGuide: LayoutGuide {
    if let guide = viewLayout?.contentGuide { return guide }
    let guide = ContentGuide()
    guide.identifier = "contentLayout"
    addLayoutGuide(guide)
    madeViewLayout.contentGuide = guide
    return guide
  }

  /// The part that is shown, for constraints: what is tied to it stands still while the content moves.
  public var frameLayoutGuide: LayoutGuide {
    if let guide = viewLayout?.frameGuide { return guide }
    let guide = FrameGuide()
    guide.identifier = "frameLayout"
    addLayoutGuide(guide)
    madeViewLayout.frameGuide = guide
    return guide
  }

  /// Gives the content the size that constraints find for it.
  func takeContentSize() {
    guard let member = viewLayout?.contentGuide?.layoutRecord.member, let engine = member.engine
    else { return }
    let found = viewLayout?.contentGuide?.layoutFrame.size ?? .zero
    contentSize = Size(
      width: engine.isAmbiguous(member, .horizontal) ? contentSize.width : found.width,
      height: engine.isAmbiguous(member, .vertical) ? contentSize.height : found.height)
  }

  /// Has what depends on where the content stands follow it.
  func constraintsFollowContent() {
    guard let layout = viewLayout else { return }
    layout.frameGuide?.layoutRecord.memberDidChange()
    layout.crossings.removeAll { !$0.isHeld }
    for constraint in layout.crossings { constraint.lowerAgain() }
  }
}

/// The guide of what scrolls: it begins at the origin, and constraints say how large it is.
final class ContentGuide: LayoutGuide {
  override var layoutPlacement: LayoutPlacement { .beginning(.zero) }
}

/// The guide of what is seen of a content: it goes with the offset.
final class FrameGuide: LayoutGuide {
  override var layoutFrame: Rect { owningView?.properties.bounds ?? .zero }

  override var layoutPlacement: LayoutPlacement {
    let bounds = owningView?.properties.bounds ?? .zero
    return .following(bounds, [.flexibleWidth, .flexibleHeight], bounds.size)
  }
}
