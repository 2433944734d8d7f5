/// A rectangular area that participates in constraints but is not drawn.
///
/// Use layout guides for the space between views or to enclose several views.
///
/// ```swift
/// let gap = LayoutGuide()
/// view.addLayoutGuide(gap)
/// LayoutConstraint.activate([
///   gap.leadingAnchor.constraint(equalTo: name.trailingAnchor),
///   gap.trailingAnchor.constraint(equalTo: price.leadingAnchor),
///   gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
/// ])
/// ```
@MainActor
open class LayoutGuide: LayoutItem {
  /// A name that identifies the guide.
  public var identifier = ""

  /// The view that owns the guide, or `nil` if it has not been added to one.
  public internal(set) weak var owningView: View?

  let layoutRecord = LayoutRecord()

  /// Creates a guide that belongs to no view.
  public init() {}

  /// The guide's frame in its view's bounds, as of the last layout.
  open var layoutFrame: Rect {
    guard let member = layoutRecord.member, let engine = member.engine else { return .zero }
    let grid = PixelGrid(scale: owningView?.attachedWindow?.scale ?? 1)
    return grid.align(engine.frame(of: member))
  }

  /// Whether the constraints allow more than one position or size of the guide.
  public var hasAmbiguousLayout: Bool { hasAmbiguousPlace }

  /// Returns the active constraints that affect the horizontal or vertical layout of the guide.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraintsAffecting(axis)
  }

  /// Whether the guide belongs to its view for good.
  var isPartOfView: Bool { false }

  /// How the guide is placed.
  var layoutPlacement: LayoutPlacement { .solved }

  /// The constraints that are part of the guide itself.
  var ownLayoutConstraints: [LayoutConstraint] { [] }
}

extension LayoutGuide: LayoutNode {
  var layoutContainer: (any LayoutNode)? { owningView }
  func layoutIndex(of item: any LayoutNode) -> Int { 0 }
  var isLayoutGuide: Bool { true }
  var knownLayoutRecord: LayoutRecord? { layoutRecord }
  func layoutContentSize(forWidth width: Double?) -> Size { View.noIntrinsicSize }
  var wrapsContent: Bool { false }
  var alignmentRectInsets: EdgeInsets { .zero }

  func layoutBaseline(isFirst: Bool) -> LayoutBaseline {
    LayoutBaseline(node: self, offset: 0, share: isFirst ? 0 : 1)
  }

  var baselineConstraints: [LayoutConstraint] { [] }

  var layoutLineHeight: Double? { nil }
  var layoutMarginNode: any LayoutNode { self }
  var layoutContentNode: any LayoutNode { self }
  var layoutContentOffset: Point? { nil }
  var isLayoutRightToLeft: Bool { owningView?.isLayoutRightToLeft ?? false }

  var layoutName: String {
    "\(type(of: self))" + (identifier.isEmpty ? "" : " “\(identifier)”")
  }

  func placeDidChange() { owningView?.markNeedsLayout() }

  func didEnterEngine() {}

  func engineNeedsUpdate() {}
}

extension View {
  /// The layout guides of the view.
  public var layoutGuides: [LayoutGuide] { viewLayout?.guides ?? [] }

  /// Adds a layout guide, removing it from its previous view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    if let view = guide.owningView {
      view.removeLayoutGuide(guide)
      guard guide.owningView == nil else { return }
    }
    let record = guide.layoutRecord
    // Those that the guide holds were activated before it had a view.
    let early = record.constraints
    for constraint in record.mentions { constraint.letGo() }
    record.engine = nil
    record.member = nil
    guide.owningView = self
    madeViewLayout.guides.append(guide)
    for constraint in early { constraint.isActive = true }
  }

  /// Removes a layout guide and deactivates the constraints that refer to it.
  ///
  /// The guides of margins, safe areas and scrolled content stay in their view.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    guard !guide.isPartOfView else {
      return warn("\(layoutName) cannot remove its own \(guide.layoutName).")
    }
    for constraint in guide.layoutRecord.mentions { constraint.letGo() }
    if let member = guide.layoutRecord.member { member.engine?.remove(member) }
    guide.layoutRecord.member = nil
    guide.owningView = nil
    viewLayout?.guides.removeAll { $0 === guide }
  }
}
