/// A rectangle in a view that constraints place and that is not drawn: for the space between views, or
/// around some of them.
@MainActor
open class LayoutGuide: LayoutItem {
  /// A name to find the guide by.
  public var identifier = ""

  /// The view that the guide belongs to; nil before it is added to one.
  public internal(set) weak var owningView: View?

  let layoutRecord = LayoutRecord()

  /// Makes a guide that belongs to no view yet.
  public init() {}

  /// Where the guide is in the bounds of its view, as of the last viewLayout.
  open var layoutFrame: Rect {
    guard let member = layoutRecord.member, let engine = member.engine else { return .zero }
    let grid = PixelGrid(scale: owningView?.attachedWindow?.scale ?? 1)
    return grid.align(engine.frame(of: member))
  }

  /// Whether constraints leave more than one place or size for the guide.
  public var hasAmbiguousLayout: Bool { hasAmbiguousPlace }

  /// Returns the active constraints that have a say in where the guide is across or down.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    constraintsAffecting(axis)
  }

  /// What says where the guide is.
  var layoutPlacement: LayoutPlacement { .solved }

  /// The constraints that are part of the guide.
  var ownLayoutConstraints: [LayoutConstraint] { [] }
}

extension LayoutGuide: LayoutNode {
  var layoutContainer: (any LayoutNode)? { owningView }
  var isLayoutGuide: Bool { true }
  var knownLayoutRecord: LayoutRecord? { layoutRecord }
  func layoutContentSize(forWidth width: Double?) -> Size { View.noIntrinsicSize }
  var wrapsContent: Bool { false }
  var alignmentRectInsets: EdgeInsets { .zero }

  func layoutBaseline(isFirst: Bool) -> LayoutBaseline {
    LayoutBaseline(node: self, offset: 0, share: isFirst ? 0 : 1)
  }

  func baselinesDidChange() {}

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
  /// The guides that were added to the view.
  public var layoutGuides: [LayoutGuide] { viewLayout?.guides ?? [] }

  /// Adds a guide, taking it from its view if it has another.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeViewLayout.guides.append(guide)
  }

  /// Takes a guide away and makes the constraints that name it inactive.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.layoutRecord.mentions { constraint.isActive = false }
    if let member = guide.layoutRecord.member { member.engine?.remove(member) }
    guide.layoutRecord.member = nil
    guide.owningView = nil
    viewLayout?.guides.removeAll { $0 === guide }
  }
}
