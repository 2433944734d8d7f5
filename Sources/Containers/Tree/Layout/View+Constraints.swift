extension View {
  /// The active constraints that the view holds, as the nearest view above all that they name.
  public var constraints: [LayoutConstraint] { viewLayout?.constraints ?? [] }

  /// Makes a constraint active in the view; the same as setting ``LayoutConstraint/isActive`` where
  /// the view is the nearest that lies above all items.
  ///
  /// A trap where an item lies outside the view.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    for item in constraint.items where !item.isInside(self) {
      misuse(
        "\(layoutName) cannot hold \(constraint), for \(item.layoutName) does not lie in it: set "
          + "isActive instead, which finds the view that can.")
    }
    constraint.hold(in: self)
  }

  /// Makes constraints active in the view.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint that the view holds inactive.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Makes constraints that the view holds inactive.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame and the autoresizing mask say where the view stands; true at first.
  ///
  /// Set it to false for a view that constraints place. Where it is true and the view takes part in a
  /// layout by constraints, its frame and mask become required constraints.
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

  /// Returns how strongly the view resists being made larger than its content; see
  /// ``setContentHuggingPriority(_:for:)`` for the defaults.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    let hugging = viewLayout?.hugging ?? type(of: self).defaultHugging
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets how strongly the view resists being made larger than its content.
  ///
  /// At first it is 250, as in UIKit, but for these:
  ///
  /// | Class | Across | Down |
  /// | --- | --- | --- |
  /// | ``ActivityIndicatorView``, ``PageControl``, ``Stepper``, ``Switch`` | 750 | 750 |
  /// | ``ProgressView``, ``SegmentedControl``, ``Slider`` | 250 | 750 |
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check(for: layoutName)
    switch axis {
    case .horizontal: madeViewLayout.hugging.horizontal = priority
    case .vertical: madeViewLayout.hugging.vertical = priority
    }
    viewLayout?.memberDidChange()
  }

  /// Returns how strongly the view resists being made smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    guard let resistance = viewLayout?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// Sets how strongly the view resists being made smaller than its content; 750 at first, for every
  /// class.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    priority.check(for: layoutName)
    switch axis {
    case .horizontal: madeViewLayout.resistance.horizontal = priority
    case .vertical: madeViewLayout.resistance.vertical = priority
    }
    viewLayout?.memberDidChange()
  }

  /// What ``invalidateIntrinsicContentSize()`` does.
  func ownContentDidChange() {
    owner?.ownedViewFittingSizeDidChange()
    guard let viewLayout, let member = viewLayout.member else {
      superview?.markNeedsLayout()
      return
    }
    superview?.subviewDidChange(self, isContent: true)
    member.measuredWidth = nil
    viewLayout.memberDidChange()
    baselinesDidChange()
  }

  /// Returns the rectangle that constraints mean where the view has a frame: the frame without
  /// ``View/alignmentRectInsets``, which a view overrides to have it another.
  public func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of the view where constraints give it a rectangle; undoes
  /// ``alignmentRect(forFrame:)``.
  public func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The place of the first baseline, for constraints.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }

  /// The place of the last baseline, for constraints.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }

  func baselinesDidChange() {
    var view: View? = self
    // Views above may take their baseline from this one.
    while let current = view, let layout = current.viewLayout {
      for constraint in layout.mentions where constraint.namesBaseline { constraint.lowerAgain() }
      view = current.superview
    }
  }
}

extension View {
  /// Turns what follows the direction of reading where that is another now.
  func layoutDirectionMayHaveChanged() {
    guard let layout = viewLayout else { return }
    if layout.isMirrored != isLayoutRightToLeft {
      for constraint in layout.constraints where constraint.isDirectional {
        constraint.lowerAgain()
      }
    }
    marginsMayHaveChanged()
  }
}

extension LayoutConstraint {
  /// Whether the constraint follows the direction of reading.
  fileprivate var isDirectional: Bool { first.isDirectional || second?.isDirectional == true }

  /// Whether the constraint is about a baseline.
  fileprivate var namesBaseline: Bool {
    [first.attribute, second?.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
