/// A view that arranges other views in a row or column with constraints that it manages.
///
/// Hidden views take up no space. Changes to the arrangement take effect in the next layout; to
/// animate one, call `layoutIfNeeded()` in an animation block.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [icon, title, button])
/// stack.spacing = 8
/// stack.alignment = .center
/// ```
@MainActor
open class StackView: View {
  /// The ways of distributing the arranged views along the axis.
  public enum Distribution: Hashable, Sendable {
    /// The views fill the axis. Those with the lowest priorities grow or shrink.
    case fill
    /// The views fill the axis with equal sizes.
    case fillEqually
    /// The views fill the axis in proportion to their intrinsic content size.
    case fillProportionally
    /// The views keep their sizes, with equal spacing between them.
    case equalSpacing
    /// The centers of the views are equally spaced if there is enough space.
    case equalCentering
  }

  /// The ways of aligning the arranged views across the axis.
  public enum Alignment: Hashable, Sendable {
    /// The views stretch from edge to edge.
    case fill
    /// The views align with the leading edge; the same as ``top`` in a row.
    case leading
    /// The views of a row align on their first baselines.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views align with the trailing edge; the same as ``bottom`` in a row.
    case trailing
    /// The views of a row align on their last baselines.
    case lastBaseline
    /// The views of a row align with the top; the same as ``leading`` in a column.
    public static let top = Alignment.leading
    /// The views of a row align with the bottom; the same as ``trailing`` in a column.
    public static let bottom = Alignment.trailing
  }

  /// The stack's own ``spacing``, for use with ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// The system's spacing of 8 points, for use with ``setCustomSpacing(_:after:)``.
  public static let spacingUseSystem = -Double.greatestFiniteMagnitude

  /// The axis along which the views are arranged; horizontal by default.
  public var axis = LayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { mark() } } }

  /// How the views are distributed along the axis.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { mark() } }
  }

  /// How the views are aligned across the axis.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { mark() } } }

  /// The spacing between adjacent views, in points; a minimum if the distribution spaces them
  /// equally.
  public var spacing = 0.0 { didSet { if spacing != oldValue { mark() } } }

  /// Whether the spacing of a column is measured from the last baseline of one view to the first of
  /// the next.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { mark() } }
  }

  /// Whether the views are arranged inside the layout margins; `false` by default.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { mark() } }
  }

  /// The arranged views, in order.
  ///
  /// All are subviews.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var arrangement: [LayoutConstraint] = []
  /// The views whose baselines the stack had when it was last laid out.
  private var baselineViews: [ObjectIdentifier] = []

  /// Creates a stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view without arranged views.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a stack view from a nib, as `StackView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) { super.init(coder: coder) }

  /// Adds a view to the end of the arrangement, and as a subview if necessary.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view in the arrangement at an index, and as a subview if necessary.
  ///
  /// A view that is already arranged moves to the index.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    guard index >= 0, index <= arrangedSubviews.count else {
      misuse(
        "\(layoutName) cannot insert \(view.layoutName) at \(index): it arranges "
          + "\(arrangedSubviews.count) views.")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    // A callback may have moved it elsewhere.
    guard view.superview === self else { return }
    var views = arrangedSubviews
    views.removeAll { $0 === view }
    views.insert(view, at: min(index, views.count))
    guard views != arrangedSubviews else { return }
    arrangedSubviews = views
    mark()
  }

  /// Removes a view from the arrangement.
  ///
  /// It remains a subview.
  public func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    mark()
  }

  /// Sets the spacing after a view, in points, in place of ``spacing``.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    guard spacing != customSpacing(after: view) else { return }
    customSpacings[ObjectIdentifier(view)] =
      spacing == StackView.spacingUseDefault ? nil : spacing
    mark()
  }

  /// Returns the custom spacing after a view, or ``spacingUseDefault`` if there is none.
  public func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? StackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: View { baselineView(\.first) }

  open override var forLastBaselineLayout: View { baselineView(\.last) }

  override func constraintsDidPlace() {
    guard axis == .horizontal else { return }
    let views = [forFirstBaselineLayout, forLastBaselineLayout].map(ObjectIdentifier.init)
    guard views != baselineViews else { return }
    baselineViews = views
    for constraint in baselineConstraints { constraint.lowerAgain() }
  }

  open override func updateConstraints() {
    LayoutConstraint.deactivate(arrangement)
    arrangement = StackArrangement(self, arrangedSubviews, spacing: space(after:)).constraints
    LayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  override func subviewDidChange(_ subview: View, isContent: Bool) {
    if !isContent || distribution == .fillProportionally { mark() }
  }

  override func showsCollapse(of subview: View) -> Bool {
    arrangedSubviews.contains { $0 === subview }
  }

  private func mark() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  private func space(after view: View) -> Double {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil: spacing
    case StackView.spacingUseSystem: 8
    case let custom?: custom
    }
  }

  private func baselineView(_ end: KeyPath<[View], View?>) -> View {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .horizontal ? visible.max { $0.bounds.height < $1.bounds.height } : nil
    return view ?? visible[keyPath: end] ?? self
  }
}
