/// A rectangle on the screen: what it draws, where it stands, which views it holds, and what it does
/// with events.
///
/// This class body is the table of what a subclass may override.
@MainActor
open class View: Responder {
  // What every walk over the tree reads stands together, unchecked for overlapping accesses: each is
  // a load or a store of its own, and the checks took a sixth of the time of such a walk.
  @exclusivity(unchecked) var flags: ViewFlags = .ofNewView
  /// What makes the view look other than its properties say; nil where nothing does.
  @exclusivity(unchecked) var animations: ViewAnimations?
  @exclusivity(unchecked) var subviewList: SubviewList?
  @exclusivity(unchecked) var properties = ViewProperties()
  @exclusivity(unchecked) var superviewLink = ViewLink()
  /// To the window that the view is in.
  @exclusivity(unchecked) var windowLink = ViewLink()
  /// The node of the last paint; out of date while the view is marked.
  @exclusivity(unchecked) var renderNode: RenderNode?
  var backingStore: BackingStore?
  var paintCount = 0
  @exclusivity(unchecked) var ownerReference: OwnerReference?
  /// What constraints, guides and margins have to do with the view; nil where nothing.
  @exclusivity(unchecked) var viewLayout: ViewLayout?
  @exclusivity(unchecked) var traitState: TraitState?
  /// What only some views have; nil until the first of it is set.
  @exclusivity(unchecked) var extras: ViewExtras?
  /// Which edges and dimensions follow when the superview's size changes; none at first.
  public var autoresizingMask: AutoresizingMask = [] { didSet { viewLayout?.memberDidChange() } }
  /// A number to find the view by.
  public var tag = 0

  /// Makes a view with a frame in its future superview, in points.
  public init(frame: Rect = .zero) {
    super.init()
    properties.center = frame.center
    properties.bounds = Rect(origin: .zero, size: frame.size)
  }

  deinit { subviewList?.holderWillEnd() }

  /// The rectangle in the superview's bounds; with a transform, the smallest upright one around it.
  ///
  /// Open. Autoresizing masks set it, and so does whatever places a view without constraints. Constraints set
  /// ``center`` and ``bounds`` instead, and setting the frame calls neither of those.
  open var frame: Rect {
    get { storedFrame }
    set { storedFrame = newValue }
  }

  /// The view's own coordinates: the origin of its content, and its size, in points.
  ///
  /// Open. Constraints set it where the size differs, scroll views set its origin, and animators restore it.
  /// Setting it does not call ``frame``.
  open var bounds: Rect {
    get { properties.bounds }
    set { setBounds(newValue) }
  }

  /// The middle of the view in its superview's bounds, in points.
  ///
  /// Open. Constraints set it where the place differs, and animators restore it. Setting it does not call
  /// ``frame``.
  open var center: Point {
    get { properties.center }
    set { setCenter(newValue) }
  }

  /// The opacity of the view and all that it holds, 0...1; below 0.01 it takes no touches.
  ///
  /// Open. Called by everything that fades the view; painting and hit testing read the stored value.
  open var alpha: Double {
    get { properties.alpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view and all that it holds are neither drawn nor touched.
  ///
  /// Open. Stack views and the focus read it; painting and hit testing read the stored value.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The ground under what the view draws; nil for none.
  ///
  /// Open. Cells and controls set it on the views that they hold, and a dynamic color sets it again when the
  /// traits change; painting reads the stored value.
  open var backgroundColor: Color? {
    get { properties.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Whether events reach the view and what it holds; true at first.
  ///
  /// Open. The focus reads it; hit testing reads the stored value.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setInteractionEnabled(newValue) }
  }

  /// Marks the layout of the subviews as out of date; the next layout pass calls ``layoutSubviews()``.
  ///
  /// Open. Views and controls call it when what they show changes. A new size, a subview that comes or goes and
  /// constraints that change mark the layout without calling it.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Marks the drawing as out of date; the next paint pass calls ``draw(_:)``.
  ///
  /// Open. Views and controls call it when what they draw changes. A new size marks the drawing without calling
  /// it.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Marks a part of the drawing as out of date, in the view's coordinates.
  ///
  /// The next paint pass calls ``draw(_:)`` for each such part, close ones taken together, with a canvas that
  /// clips to it; pixels outside stay. The whole is drawn where nothing has been drawn yet, where the size
  /// has changed, or where the view hands over a drawing that is not divisible.
  ///
  /// Open. Does not call ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ rect: Rect) { markNeedsDisplay(rect) }

  /// Tells that the content has another size: the next layout asks for it again, and solves what
  /// depends on it.
  ///
  /// Open. Labels, image views and controls call it when what they show changes.
  open func invalidateIntrinsicContentSize() { ownContentDidChange() }

  /// Returns the size that satisfies the constraints of the view and what lies in it and is as near as
  /// that allows to a size.
  ///
  /// Open. Called on the content view of a collection's cell that sizes itself. Does not call
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    fittingSize(for: targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints of the view and what lies in it and tends to a
  /// size, each dimension with its own priority.
  ///
  /// Constraints to anything outside the view do not count.
  ///
  /// Open. Called by tables to find the height of rows, headers and footers that size themselves: on the cell
  /// or the view, which asks its content view.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    fittingSize(for: targetSize, horizontal, vertical)
  }

  /// Adds a view in front of all others, taking it from its superview if it has one.
  ///
  /// Open. Called by everything that adds a view at the front. None of the methods that add a view calls
  /// another: override each that your class has to know of.
  open func addSubview(_ view: View) { adopt(view, at: storedSubviews.count) }

  /// Adds a view in front of one that the receiver holds.
  ///
  /// Open; see ``addSubview(_:)``.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { adopt(view, above: sibling) }

  /// Adds a view behind one that the receiver holds.
  ///
  /// Open; see ``addSubview(_:)``.
  open func insertSubview(_ view: View, belowSubview sibling: View) { adopt(view, below: sibling) }

  /// Adds a view at a position among the others, 0 at the back; one that is too great stands for the
  /// front.
  ///
  /// Open; see ``addSubview(_:)``.
  open func insertSubview(_ view: View, at index: Int) { adopt(view, at: index) }

  /// The controller whose root view this is, else the superview.
  open override var next: Responder? { owner ?? superview }

  /// The class, address and frame, and what else decides how the view is seen, when it is printed:
  /// `<Label: 0x600002a1c040; frame = (0 0; 320 20); label = "Hello"; hidden>`.
  open override var description: String {
    "<\(type(of: self)): \(address); \(facts.joined(separator: "; "))>"
  }

  /// Places the subviews: those that constraints place, unless overridden without a call of super.
  ///
  /// Called by the layout pass, never by you: mark with ``setNeedsLayout()``.
  open func layoutSubviews() { placeSubviews() }

  /// Brings the constraints up to date; does nothing unless overridden.
  ///
  /// An override calls super last. Called before layout, never by you: mark with
  /// ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Whether a view of the class makes its constraints in ``updateConstraints()`` alone, which is
  /// then called once without being asked for; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Paints the view in its bounds; does nothing unless overridden.
  ///
  /// Called by the paint pass, never by you: mark with ``setNeedsDisplay()``.
  open func draw(_ canvas: Canvas) {}

  /// Returns a painting that may run on another thread, to be used instead of ``draw(_:)``; nil
  /// unless overridden.
  open func concurrentDrawing() -> ConcurrentDrawing? { nil }

  /// Returns the size that fits the content best within a size; the present size unless overridden.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size of the content, with ``View/noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The height of the content at a width; nil where the one does not depend on the other.
  func contentHeight(forWidth width: Double) -> Double? { nil }

  /// Whether the height of the content depends on the width.
  var wrapsContent: Bool { false }

  /// How strongly views of the class resist being made larger than their content until it is set, across
  /// and down.
  class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultLow, .defaultLow)
  }

  /// How strongly the size of the frame holds against constraints, where the frame places the view.
  var framePriority: FramePriority { FramePriority() }

  /// How far the edges that constraints mean lie inside the frame, for example those of a shadow
  /// that belongs to the view; none unless overridden.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The view whose first baseline is that of the receiver; itself unless overridden.
  ///
  /// The first baseline of a view without text is its top.
  open var forFirstBaselineLayout: View { self }

  /// The view whose last baseline is that of the receiver; itself unless overridden.
  ///
  /// The last baseline of a view without text is its bottom.
  open var forLastBaselineLayout: View { self }

  /// Where the baseline of the view's own text is; nil without text.
  func textBaseline(isFirst: Bool) -> LayoutBaseline? { nil }

  /// The height of a line of the view's own text; nil without text.
  var layoutLineHeight: Double? { nil }

  /// The item whose edges the subviews' constraints mean: the content of a view that scrolls.
  var layoutContentNode: any LayoutNode { self }

  /// How far the content is scrolled, for constraints that reach from the inside to the outside.
  var layoutContentOffset: Point? { nil }

  /// Tells that the subviews that constraints place stand in their places.
  func constraintsDidPlace() {}

  /// Returns the deepest view that a point of the receiver's bounds touches; nil outside.
  ///
  /// Views stand where their properties say, not where an animation shows them; a view that moves
  /// takes no touches at all unless its animation allows them.
  open func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    guard flags.isDisjoint(with: [.hidden, .interactionDisabled]), properties.alpha >= 0.01,
      self.point(inside: point, with: event),
      animations?.allowsUserInteraction ?? true
    else { return nil }
    return hitSubview(point, with: event) ?? self
  }

  /// Whether a point lies in the receiver's bounds, the right and bottom edges excluded.
  open func point(inside point: Point, with event: TouchEvent?) -> Bool {
    properties.bounds.contains(point)
  }

  /// Tells that another part of the view is covered; see ``View/safeAreaInsets``.
  open func safeAreaInsetsDidChange() {}

  /// The part of ``safeAreaInsets`` that subviews have to keep clear themselves.
  var safeAreaOfContent: EdgeInsets { safeAreaInsets }

  /// Tells that the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Tells that a subview was hidden or shown, or that its content has another size.
  func subviewDidChange(_ subview: View, isContent: Bool) {}

  /// Whether a subview that is hidden is still seen on its way to nothing.
  func showsCollapse(of subview: View) -> Bool { false }

  /// Tells that a view was added.
  open func didAddSubview(_ subview: View) {}

  /// Tells that a view is about to be removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Tells that the superview is about to change.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Tells that the superview has changed.
  open func didMoveToSuperview() {}

  /// Tells that the window is about to change.
  open func willMove(toWindow newWindow: Window?) {}

  /// Tells that the window has changed.
  open func didMoveToWindow() {}

  /// Whether the view takes part in moving the focus with Tab; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Tells that the environment has changed; the controller whose view this is was told before, the
  /// subviews are after.
  ///
  /// - Parameter previous: What it was; nil when the view first comes into a window.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Tells that ``tintColor`` is another one, by the view's own setting or one above.
  open func tintColorDidChange() {}

  /// Where the focus should go when it comes to the view, what is best first; nowhere unless
  /// overridden, and then to the view itself or the first in it that takes it.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// Whether the focus may move to or from the view, or a view that it holds; true unless
  /// overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Tells that the focus has moved to or from the view, or a view that it holds.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// Tells that the view got or lost the focus, or that it is shown or no more.
  open func didUpdateFocus() {}

  /// Tells that the mouse pointer is over the view now, or over a view that it holds.
  open func pointerDidEnter() {}

  /// Tells that the mouse pointer has left the view.
  open func pointerDidExit() {}

  /// Completes what assistive technology is told about the view; does nothing unless overridden.
  ///
  /// Open. Called by ``semantics``. An override calls super first. Call ``setNeedsAccessibilityUpdate()`` when
  /// something changes that the override reads and that nobody sees.
  open func describeSemantics(_ semantics: inout Semantics) {}

  /// The elements in the view, in reading order, in place of its subviews; nil, as at first, for those.
  ///
  /// Open. Read by the tree of elements, which leaves out views that do not lie in this one.
  open var accessibilityElements: [any AccessibilityItem]? {
    get { extras?.semantics?.elements }
    set { setAccessibilityElements(newValue) }
  }

  /// What can be done with the element besides pressing it; nil, as at first, for nothing.
  ///
  /// Open. Read by ``semantics``, and by assistive technology to perform one.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { extras?.semantics?.customActions }
    set { setCustomActions(newValue) }
  }

  /// Presses the element for assistive technology; returns whether that did anything, false unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Moves the value of an adjustable element one step up.
  open func accessibilityIncrement() {}

  /// Moves the value of an adjustable element one step down.
  open func accessibilityDecrement() {}

  /// Scrolls by a page for assistive technology; returns whether anything moved, false unless overridden.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Lets go of views that are kept only to be shown again.
  func releaseSpareViews() {}

  /// How content is fitted until that is set.
  var usualContentMode: ContentMode { .scaleToFill }

  /// Tells that the bounds have changed, in origin or in size.
  func boundsDidChange(from old: Rect) {}

  /// Whether a touch that the view has got is not taken from it to scroll; false unless overridden.
  var keepsTouchesFromScrolling: Bool { false }

  /// Whether a touch that begins in the view, or in one that it holds, only stops what moves there.
  var catchesTouches: Bool { false }

  /// Whether a view that the receiver holds hears of a finger only once that has rested a moment.
  var delaysTouchesInside: Bool { false }

  /// Whether a touch that begins in a view that the receiver holds is delivered to that view.
  func mayDeliver(_ touch: Touch, with event: TouchEvent, to view: View) -> Bool { true }

  /// Whether a recognizer of this view or of one above may recognize a gesture of touches that began
  /// in this view; true unless overridden.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }
}
