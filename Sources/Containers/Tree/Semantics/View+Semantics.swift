extension View: AccessibilityItem, AccessibilityContainer {
  /// The elements related to the view.
  public var accessibilityRelations: AccessibilityRelations {
    get { extras?.semantics?.relations ?? AccessibilityRelations() }
    set {
      guard !newValue.areSame(as: accessibilityRelations) else { return }
      madeExtras.madeSemantics.relations = newValue
      setNeedsAccessibilityUpdate()
    }
  }

  /// The view's frame in the window, in points.
  public var accessibilityFrame: Rect { convert(bounds, to: nil) }

  /// The view's current semantics.
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

  /// Converts a rectangle from the view's bounds to the window's, in points.
  public func accessibilityFrame(of rect: Rect) -> Rect { convert(rect, to: nil) }

  /// Marks the accessibility information of the view and its contents as dirty.
  ///
  /// The next frame updates it.
  ///
  /// Changes to the view's appearance and to ``accessibility`` do this automatically.
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
  /// Whether the view can be perceived if its ancestors can: it is not hidden, not transparent, and
  /// not beneath an overlay that blocks it.
  var isPerceivable: Bool {
    !isHidden && alpha >= 0.01 && attachedWindow?.overlayRouting?.hides(self) != true
  }

  /// Returns whether an item of ``accessibilityElements`` is not a view, or is a descendant of this
  /// view that can be perceived.
  private func isPerceivable(_ item: any AccessibilityItem) -> Bool {
    guard var view = item as? View else { return true }
    guard view !== self else { return false }
    while view !== self {
      guard view.isPerceivable, let superview = view.superview else { return false }
      view = superview
    }
    return true
  }

  /// The modal subview that blocks all others; nil if there is none.
  ///
  /// Both trees consult it through ``accessibilityContent``. What overlays block is decided by
  /// ``isPerceivable``.
  var modalSubview: View? {
    storedSubviews.last { $0.extras?.accessibility.isModal == true && $0.isPerceivable }
  }

  /// The items that both trees visit in the view, in reading order, without those that are blocked.
  var accessibilityContent: [any AccessibilityItem] {
    if let modal = modalSubview { return [modal] }
    if let elements = accessibilityElements { return elements.filter(isPerceivable) }
    return storedSubviews.count < 2 ? storedSubviews : ReadingOrder.sort(storedSubviews)
  }

  func setAccessibilityElements(_ elements: [any AccessibilityItem]?) {
    let known = extras?.semantics?.elements
    guard
      (elements == nil) != (known == nil)
        || !(elements ?? []).elementsEqual(known ?? [], by: ===)
    else { return }
    madeExtras.madeSemantics.elements = elements
    setNeedsAccessibilityUpdate()
  }

  func setCustomActions(_ actions: [AccessibilityCustomAction]?) {
    let known = extras?.semantics?.customActions ?? []
    guard !(actions ?? []).elementsEqual(known, by: ===) else { return }
    madeExtras.madeSemantics.customActions = actions
    setNeedsAccessibilityUpdate()
  }

  /// Records the view inside this one that receives keyboard actions while this one has the focus;
  /// nil for none.
  func setActiveDescendant(_ view: View?) {
    let known = extras?.semantics?.relations[.activeDescendant].first
    guard known !== view else { return }
    accessibilityRelations[.activeDescendant] = view.map { [$0] } ?? []
  }

  /// The element tree's record of the view, created when first needed.
  var madeRecord: SemanticRecord {
    let parts = madeExtras.madeSemantics
    if let record = parts.record { return record }
    let record = SemanticRecord()
    parts.record = record
    return record
  }

  /// Gives the view and its descendants new identities, for example when a cell is reused for
  /// another row.
  func forgetAccessibilityIdentity() {
    extras?.semantics?.record?.item = nil
    extras?.semantics?.record = nil
    for subview in storedSubviews { subview.forgetAccessibilityIdentity() }
  }
}
