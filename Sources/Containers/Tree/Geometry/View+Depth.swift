extension View {
  /// The place among the siblings: those with a greater one are drawn in front; 0 by default.
  ///
  /// Views with the same place are drawn in the order of ``View/subviews``, in which touches find
  /// them, whatever the place.
  public var zPosition: Double {
    get { extras?.zPosition ?? 0 }
    set {
      let newValue = newValue.isNaN ? 0 : newValue
      guard newValue != zPosition else { return }
      madeExtras.zPosition = newValue
      guard let superview else { return }
      superview.subviewList?.hasDepths = true
      superview.setNeedsRender()
    }
  }

  /// Whether the view covers all of its bounds; `true` by default.
  ///
  /// A hint for code ported from UIKit: nothing depends on it, because a frame finds out by itself
  /// which views cover others.
  public var isOpaque: Bool {
    get { extras?.isOpaque ?? true }
    set { if newValue != isOpaque { madeExtras.isOpaque = newValue } }
  }
}

extension SubviewList {
  /// The subviews as they are drawn, from back to front.
  var drawn: [View] {
    guard hasDepths else { return views }
    // Sorting is not stable.
    return views.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
