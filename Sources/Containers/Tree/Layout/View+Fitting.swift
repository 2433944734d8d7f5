extension View {
  /// The target size for measuring the smallest possible layout.
  public static let layoutFittingCompressedSize = Size.zero

  /// The target size for measuring the largest possible layout.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size that satisfies the view's constraints and approaches a target size with the
  /// given priorities.
  func fittingSize(
    for targetSize: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self,
      fitting: LayoutEngine.FittingSize(
        size: targetSize, horizontal: horizontal, vertical: vertical))
    let member = engine.member(self)
    engine.touchAll(in: self)
    engine.update()
    let size = engine.frame(of: member).size
    let insets = alignmentRectInsets
    let scale = attachedWindow?.scale ?? 1
    return Size(
      width: (size.width - insets.left - insets.right).roundedUp(scale),
      height: (size.height - insets.top - insets.bottom).roundedUp(scale))
  }

  /// Returns the height that the view's own constraints require at a width, in points, or `nil` if
  /// they require none.
  func constrainedHeight(atWidth width: Double) -> Double? {
    guard !constraints.isEmpty else { return nil }
    let size = systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// Whether the constraints allow more than one position or size of the view.
  public var hasAmbiguousLayout: Bool { hasAmbiguousPlace }

  /// Returns the active constraints that affect the horizontal or vertical layout of the view.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraintsAffecting(axis)
  }

  /// Moves the view to another layout that its constraints allow.
  ///
  /// Does nothing if there is only one.
  public func exerciseAmbiguityInLayout() {
    guard let member = viewLayout?.member, let engine = member.engine else { return }
    engine.exercise(member)
  }
}

extension LayoutEngine {
  /// Adds every constraint that a view or its descendants hold.
  fileprivate func touchAll(in view: View) {
    for constraint in view.viewLayout?.constraints ?? [] { touch(constraint) }
    for subview in view.storedSubviews { touchAll(in: subview) }
  }
}

extension Double {
  /// Returns the number rounded up to whole pixels, ignoring floating-point error.
  fileprivate func roundedUp(_ scale: Double) -> Double {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
