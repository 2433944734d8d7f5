extension View: AccessibilityItem, AccessibilityContainer {
  /// The elements that are related to the view.
  public var accessibilityRelations: AccessibilityRelations {
    get { extras?.semantics?.relations ?? AccessibilityRelations() }
    set {
      madeExtras.madeSemantics.relations = newValue
      setNeedsAccessibilityUpdate()
    }
  }

  /// Where the view stands in the window, in points.
  public var accessibilityFrame: Rect { convert(bounds, to: nil) }

  /// What the view is and says now.
  public var semantics: Semantics {
    let properties = accessibility
    var semantics = Semantics(properties)
    if isFocusable { semantics.states.insert(.focusable) }
    if isFocused { semantics.states.insert(.focused) }
    semantics.actions = accessibilityCustomActions?.map(\.name) ?? []
    describeSemantics(&semantics)
    semantics.prefer(properties)
    return semantics
  }

  /// Returns a rectangle of the view's bounds in the window's, in points.
  public func accessibilityFrame(of rect: Rect) -> Rect { convert(rect, to: nil) }

  /// Marks what assistive technology knows of the view and of what lies in it as out of date; the
  /// next frame brings it up to date.
  ///
  /// Anything that changes how the view looks marks it, and so does setting ``accessibility``.
  public func setNeedsAccessibilityUpdate() {
    guard !flags.contains(.needsAccessibility) else { return }
    flags.insert(.needsAccessibility)
    if let superview {
      superview.setNeedsAccessibilityUpdate()
    } else if let window = attachedWindow, window.isAccessibilityFollowed {
      window.setNeedsFrame()
    }
  }
}

extension View {
  /// Whether the view can be perceived where those around it can: neither hidden, nor clear, nor beneath an overlay
  /// that blocks it.
  var isPerceivable: Bool {
    !isHidden && alpha >= 0.01 && attachedWindow?.overlayRouting?.hides(self) != true
  }

  /// Whether an item of ``accessibilityElements`` is no view, or one below this that can be perceived.
  private func isPerceivable(_ item: any AccessibilityItem) -> Bool {
    guard var view = item as? View else { return true }
    guard view !== self else { return false }
    while view !== self {
      guard view.isPerceivable, let superview = view.superview else { return false }
      view = superview
    }
    return true
  }

  /// The subview that blocks all others; nil where there is none.
  ///
  /// Both trees ask it by way of ``accessibilityContent``; what overlays block, ``isPerceivable`` says.
  var modalSubview: View? {
    storedSubviews.last { $0.extras?.accessibility.isModal == true && $0.isPerceivable }
  }

  /// What the trees find in the view, in reading order, without what is blocked.
  var accessibilityContent: [any AccessibilityItem] {
    if let modal = modalSubview { return [modal] }
    if let elements = accessibilityElements { return elements.filter(isPerceivable) }
    return storedSubviews.count < 2 ? storedSubviews : ReadingOrder.sort(storedSubviews)
  }

  func setAccessibilityElements(_ elements: [any AccessibilityItem]?) {
    madeExtras.madeSemantics.elements = elements
    setNeedsAccessibilityUpdate()
  }

  func setCustomActions(_ actions: [AccessibilityCustomAction]?) {
    madeExtras.madeSemantics.customActions = actions
    setNeedsAccessibilityUpdate()
  }

  /// Notes the view inside this one that keys act on while this one has the focus; nil for none.
  func setActiveDescendant(_ view: View?) {
    let known = extras?.semantics?.relations[.activeDescendant].first
    guard known !== view else { return }
    accessibilityRelations[.activeDescendant] = view.map { [$0] } ?? []
  }

  /// What the tree of elements knows of the view, made when first needed.
  var madeRecord: SemanticRecord {
    let parts = madeExtras.madeSemantics
    if let record = parts.record { return record }
    let record = SemanticRecord()
    parts.record = record
    return record
  }

  /// Makes the view and all it holds new elements, for example because a cell shows another row.
  func forgetAccessibilityIdentity() {
    extras?.semantics?.record?.item = nil
    extras?.semantics?.record = nil
    for subview in storedSubviews { subview.forgetAccessibilityIdentity() }
  }
}
