extension View {
  /// A size of nothing, to measure how small the content can be.
  public static let layoutFittingCompressedSize = Size.zero

  /// A size beyond all windows, to measure how large the content can be.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size that satisfies the constraints of the view and what lies in it and tends to a
  /// size, each dimension with its own priority.
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

  /// Returns the height that the view's own constraints ask for at a width, in points; nil where they
  /// ask for none.
  func constrainedHeight(atWidth width: Double) -> Double? {
    guard !constraints.isEmpty else { return nil }
    let size = systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// Whether constraints leave more than one place or size for the view.
  public var hasAmbiguousLayout: Bool { hasAmbiguousPlace }

  /// Returns the active constraints that have a say in where the view stands across or down.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraintsAffecting(axis)
  }

  /// Moves the view to another of the places that its constraints leave; does nothing where they leave
  /// one only.
  public func exerciseAmbiguityInLayout() {
    guard let member = viewLayout?.member, let engine = member.engine else { return }
    engine.exercise(member)
  }
}

extension LayoutEngine {
  /// Takes in every constraint that a view and those below it hold.
  fileprivate func touchAll(in view: View) {
    for constraint in view.viewLayout?.constraints ?? [] { touch(constraint) }
    for subview in view.storedSubviews { touchAll(in: subview) }
  }
}

extension Double {
  /// Returns the number rounded up to whole pixels, but for what is lost in arithmetic.
  fileprivate func roundedUp(_ scale: Double) -> Double {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
