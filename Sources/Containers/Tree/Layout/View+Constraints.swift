extension View {
  /// The active constraints that the view holds.
  ///
  /// A view holds the constraints whose nearest common ancestor it is.
  public var constraints: [LayoutConstraint] { viewLayout?.constraints ?? [] }

  /// Activates a constraint in the view.
  ///
  /// If the view is the nearest common ancestor of the items, this is equivalent to setting
  /// ``LayoutConstraint/isActive``. Traps if an item is outside the view.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    for item in constraint.items where !item.isInside(self) {
      misuse(
        "\(layoutName) cannot hold \(constraint), because \(item.layoutName) is not inside it: set "
          + "isActive instead, which finds the right view.")
    }
    constraint.hold(in: self)
  }

  /// Activates constraints in the view.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame and the autoresizing mask determine the view's layout; `true` by default.
  ///
  /// Set it to `false` for a view that constraints lay out. If `true` and the view takes part in
  /// constraint-based layout, its frame and mask become required constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewLayout?.followsMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      madeViewLayout.followsMask = newValue
      enterEngine()
      viewLayout?.memberDidChange()
      for subview in storedSubviews { subview.viewLayout?.memberDidChange() }
    }
  }

  /// Returns the priority with which the view resists being larger than its content; see
  /// ``setContentHuggingPriority(_:for:)`` for the defaults.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    let hugging = viewLayout?.hugging ?? type(of: self).defaultHugging
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets the priority with which the view resists being larger than its content.
  ///
  /// The default is 250, as in UIKit, except for:
  ///
  /// | Class | Horizontal | Vertical |
  /// | --- | --- | --- |
  /// | ``ActivityIndicatorView``, ``PageControl``, ``Stepper``, ``Switch`` | 750 | 750 |
  /// | ``ProgressView``, ``SegmentedControl``, ``Slider`` | 250 | 750 |
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check(for: layoutName)
    guard priority != contentHuggingPriority(for: axis) else { return }
    switch axis {
    case .horizontal: madeViewLayout.hugging.horizontal = priority
    case .vertical: madeViewLayout.hugging.vertical = priority
    }
    viewLayout?.memberDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    guard let resistance = viewLayout?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets the priority with which the view resists being smaller than its content; 750 by default
  /// for every class.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check(for: layoutName)
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    switch axis {
    case .horizontal: madeViewLayout.resistance.horizontal = priority
    case .vertical: madeViewLayout.resistance.vertical = priority
    }
    viewLayout?.memberDidChange()
  }

  /// Implements ``invalidateIntrinsicContentSize()``.
  func ownContentDidChange() {
    owner?.ownedViewFittingSizeDidChange()
    superview?.subviewDidChange(self, isContent: true)
    guard let viewLayout, let member = viewLayout.member else {
      superview?.markNeedsLayout()
      return
    }
    member.measuredWidth = nil
    viewLayout.memberDidChange()
    for constraint in baselineConstraints { constraint.lowerAgain() }
  }

  /// Returns the alignment rectangle for a frame: the frame without ``View/alignmentRectInsets``.
  ///
  /// To change it, override those insets.
  public func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle, the inverse of ``alignmentRect(forFrame:)``.
  public func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The anchor of the first baseline.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }

  /// The anchor of the last baseline.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }

  var baselineConstraints: [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var view: View? = self
    // Ancestors may take their baseline from this view.
    while let current = view, let layout = current.viewLayout {
      for constraint in layout.mentions where constraint.namesBaseline { found.append(constraint) }
      view = current.superview
    }
    return found
  }
}

extension View {
  /// Updates what depends on the layout direction if it has changed.
  func layoutDirectionMayHaveChanged() {
    guard let layout = viewLayout else { return }
    let directional = layout.constraints.filter(\.isDirectional)
    if !directional.isEmpty {
      let isMirrored = isLayoutRightToLeft
      for constraint in directional {
        constraint.engine?.directionMayHaveChanged(of: constraint, isMirrored: isMirrored)
      }
    }
    marginsMayHaveChanged()
  }
}

extension LayoutConstraint {
  /// Whether the constraint depends on the layout direction.
  fileprivate var isDirectional: Bool { first.isDirectional || second?.isDirectional == true }

  /// Whether the constraint refers to a baseline.
  fileprivate var namesBaseline: Bool { first.namesBaseline || second?.namesBaseline == true }
}
