extension View: LayoutItem {}

extension View: LayoutNode {
  var layoutContainer: (any LayoutNode)? { superview }

  func layoutIndex(of item: any LayoutNode) -> Int {
    let views = storedSubviews
    return views.firstIndex { $0 === item } ?? views.count
      + (viewLayout?.guides.firstIndex { $0 === item } ?? 0)
  }

  var isLayoutGuide: Bool { false }

  var knownLayoutRecord: LayoutRecord? { viewLayout }

  var layoutRecord: LayoutRecord { madeViewLayout }

  /// The view's layout object, created on first access.
  var madeViewLayout: ViewLayout {
    if let viewLayout { return viewLayout }
    let made = ViewLayout()
    made.hugging = type(of: self).defaultHugging
    viewLayout = made
    return made
  }

  var layoutPlacement: LayoutPlacement {
    guard translatesAutoresizingMaskIntoConstraints else { return .solved }
    let frame = Rect(center: properties.center, size: properties.bounds.size)
    guard let superview, !autoresizingMask.isEmpty, superview.autoresizesSubviews,
      superview.superview != nil, superview.isPlacedByEngine
    else { return .fixed(frame) }
    return .following(frame, autoresizingMask, superview.properties.bounds.size)
  }

  /// Whether the layout engine, and not the frame that was set, determines the place of the view.
  var isPlacedByEngine: Bool {
    guard let viewLayout, viewLayout.member != nil else { return false }
    return switch layoutPlacement {
    case .fixed: false
    case .solved, .beginning, .following: true
    }
  }

  func layoutContentSize(forWidth width: Double?) -> Size {
    guard translatesAutoresizingMaskIntoConstraints else {
      var size = intrinsicContentSize
      if let width, let height = contentHeight(forWidth: width) { size.height = height }
      return size
    }
    return View.noIntrinsicSize
  }

  func layoutBaseline(isFirst: Bool) -> LayoutBaseline {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    if view !== self, view.isDescendant(of: self) { return view.layoutBaseline(isFirst: isFirst) }
    return textBaseline(isFirst: isFirst)
      ?? LayoutBaseline(node: self, offset: 0, share: isFirst ? 0 : 1)
  }

  var layoutMarginNode: any LayoutNode { layoutMarginsGuide }

  var isLayoutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var ownLayoutConstraints: [LayoutConstraint] { [] }

  var layoutName: String {
    let name = accessibility.identifier ?? accessibility.label
    return "\(type(of: self))" + (name.map { " “\($0)”" } ?? "")
  }

  func placeDidChange() {
    (superview ?? self).markNeedsLayout()
  }

  func didEnterEngine() {
    superview?.madeViewLayout.placesSubviews = true
    // A solution of zeros is no change that would be reported.
    if viewLayout?.followsMask == false { superview?.markNeedsLayout() }
    for subview in storedSubviews { subview.viewLayout?.memberDidChange() }
    guard let viewLayout, !viewLayout.wasUpdated else { return }
    viewLayout.wasUpdated = true
    setNeedsUpdateConstraints()
  }

  func engineNeedsUpdate() {
    flags.insert(.constraintsBelow)
    attachedWindow?.setNeedsFrame()
  }

  /// A size without an intrinsic size in either dimension.
  static let noIntrinsicSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)
}
