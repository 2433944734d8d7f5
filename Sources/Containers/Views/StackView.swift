/// A view that arranges views in a row or a column, by constraints of its own.
///
/// What is hidden of them takes no room. Setting how they are arranged takes effect in the next
/// layout, inside an animation with `layoutIfNeeded()` over its time.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [icon, title, button])
/// stack.spacing = 8
/// stack.alignment = .center
/// ```
@MainActor
open class StackView: View {
  /// How the views share the room along the axis.
  public enum Distribution: Hashable, Sendable {
    /// They fill it: those grow or shrink that resist least.
    case fill
    /// They fill it, all of the same extent.
    case fillEqually
    /// They fill it in proportion to their content.
    case fillProportionally
    /// They keep their extents, with the same space between all.
    case equalSpacing
    /// The distances between their centres are the same where there is room.
    case equalCentering
  }

  /// How the views stand across the axis.
  public enum Alignment: Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the edge where reading begins; in a row the same as ``top``.
    case leading
    /// On the baseline of their first lines, in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where reading ends; in a row the same as ``bottom``.
    case trailing
    /// On the baseline of their last lines, in a row.
    case lastBaseline
    /// At the top of a row; in a column the same as ``leading``.
    public static let top = Alignment.leading
    /// At the bottom of a row; in a column the same as ``trailing``.
    public static let bottom = Alignment.trailing
  }

  /// The spacing of a stack where a view has no other, for ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// The spacing of the system, 8 points, for ``setCustomSpacing(_:after:)``.
  public static let spacingUseSystem = -Double.greatestFiniteMagnitude

  /// Whether the views stand in a row or in a column; in a row at first.
  public var axis = LayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { mark() } } }

  /// How the views share the room along the axis.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { mark() } }
  }

  /// How the views stand across the axis.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { mark() } } }

  /// The space between two views, in points; the least there is where the distribution gives more.
  public var spacing = 0.0 { didSet { if spacing != oldValue { mark() } } }

  /// Whether the spacing of a column is from the last baseline of one view to the first of the next.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { mark() } }
  }

  /// Whether the views stand inside the margins; false at first.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { mark() } }
  }

  /// The views that are arranged, in their order; all are subviews.
  public private(set) var arrangedSubviews: [View] = []

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var arrangement: [LayoutConstraint] = []

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack without views.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Adds a view at the end, as a subview too if it is none.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a position of the arrangement, as a subview too if it is none; one that is there
  /// moves.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    guard index >= 0, index <= arrangedSubviews.count else {
      misuse(
        "\(layoutName) cannot insert \(view.layoutName) at \(index): it arranges "
          + "\(arrangedSubviews.count) views.")
    }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    mark()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  public func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    mark()
  }

  /// Says how much space comes after a view, in points, instead of ``spacing``.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] =
      spacing == StackView.spacingUseDefault ? nil : spacing
    mark()
  }

  /// Returns the space that was asked for after a view; ``spacingUseDefault`` where none was.
  public func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? StackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: View { baselineView(\.first) }

  open override var forLastBaselineLayout: View { baselineView(\.last) }

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
