/// An object that manages the content and the event handling of a rectangular area on screen.
///
/// The class body lists everything a subclass can override.
@MainActor
open class View: Responder {
  // What every walk over the tree reads is adjacent. No function is called while one of these is
  // being changed in place, so the compiler needs no checks for overlapping accesses at run time.
  final var flags: ViewFlags = .ofNewView
  /// The differences between the view's appearance and its properties, or `nil` if there are none.
  final var animations: ViewAnimations?
  final var subviewList: SubviewList?
  final var properties = ViewProperties()
  final var superviewReference: ViewReference<View>?
  final var windowReference: ViewReference<Window>?
  /// The node of the last paint pass, stale while the view is marked for painting.
  final var renderNode: RenderNode?
  final var backingStore: BackingStore?
  final var paintCount = 0
  final var ownerReference: OwnerReference?
  /// The view's constraints, guides, and margins, or `nil` if it has none.
  final var viewLayout: ViewLayout?
  final var traitState: TraitState?
  /// The traits last reported to the view, or `nil` if none were since it got its owner.
  final var toldTraits: TraitCollection?
  final var storedMask: AutoresizingMask = []
  /// Properties that only some views have, or `nil` until the first is set.
  final var extras: ViewExtras?
  /// An integer that identifies the view.
  public var tag = 0

  /// Creates a view with the given frame in its superview, in points.
  public init(frame: Rect = .zero) {
    super.init()
    properties.center = frame.center
    properties.bounds = Rect(origin: .zero, size: frame.size)
  }

  /// Creates a view from a nib, as `View()` does; only overrides return `nil`.
  ///
  /// An override calls super and may read values of its own from the coder. The properties that the
  /// nib lists are set after the initializer has returned, by whoever loads the nib.
  public init?(coder: NibCoder) { super.init() }

  /// The frame in the superview's coordinates; with a transform, its bounding box.
  ///
  /// Set by autoresizing masks and other layout without constraints. Constraints set ``center`` and
  /// ``bounds`` instead. Setting the frame does not call the setters of either.
  open var frame: Rect {
    get { storedFrame }
    set { storedFrame = newValue }
  }

  /// The bounds in the view's own coordinates: the origin of its content and its size, in points.
  ///
  /// Set by constraints if the size changes, by scroll views (the origin), and by animators that
  /// restore it. Setting the bounds does not call the setter of ``frame``.
  open var bounds: Rect {
    get { properties.bounds }
    set { setBounds(newValue) }
  }

  /// The center in the superview's coordinates, in points.
  ///
  /// Set by constraints if the position changes, and by animators that restore it. Setting the
  /// center does not call the setter of ``frame``.
  open var center: Point {
    get { properties.center }
    set { setCenter(newValue) }
  }

  /// The opacity of the view and its subviews, from 0 to 1; below 0.01 they receive no touches.
  ///
  /// Set by animations that fade the view. Painting and hit testing read the stored value.
  open var alpha: Double {
    get { properties.alpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view and its subviews are hidden: neither drawn nor hit by touches.
  ///
  /// Read by stack views and the focus system. Painting and hit testing read the stored value.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The background color of the view, or `nil` for none.
  ///
  /// Set by cells and controls on their subviews, and set again by a dynamic color when the traits
  /// change. Painting reads the stored value.
  open var backgroundColor: Color? {
    get { properties.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Whether the view and its subviews receive user events; `true` by default.
  ///
  /// Read by the focus system. Hit testing reads the stored value.
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setInteractionEnabled(newValue) }
  }

  /// Marks the layout as dirty; the next layout pass calls ``layoutSubviews()``.
  ///
  /// Called by views and controls when their content changes. New sizes, added and removed
  /// subviews, and changed constraints mark the layout without calling it.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Marks the drawing as dirty; the next paint pass calls ``draw(_:)``.
  ///
  /// Called by views and controls when their drawing changes, but not for a new size.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Marks a rectangle of the drawing, in the view's coordinates, as dirty.
  ///
  /// The next paint pass calls ``draw(_:)`` for each such rectangle, merging nearby ones, with a
  /// canvas that clips to it. The pixels outside are kept. The whole view is drawn if nothing has
  /// been drawn yet, if the size has changed, or if the view provides an indivisible concurrent
  /// drawing. Does not call ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ rect: Rect) { markNeedsDisplay(rect) }

  /// Invalidates the intrinsic content size; the next layout reads it again.
  ///
  /// Called by labels, image views, and controls when their content changes.
  open func invalidateIntrinsicContentSize() { ownContentDidChange() }

  /// Returns the size that satisfies the view's constraints and is closest to a target size.
  ///
  /// Called on the content view of self-sizing collection cells. Does not call the next method.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    fittingSize(for: targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's constraints and approaches a target size with the
  /// given priorities, ignoring constraints to anything outside the view.
  ///
  /// Called by tables on self-sizing rows, headers, and footers to find their height. A cell or
  /// header view calls it on its content view.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    fittingSize(for: targetSize, horizontal, vertical)
  }

  /// Adds a view in front of the other subviews, removing it from its previous superview.
  ///
  /// Called by the library to add a view at the front. The methods that add a view do not call each
  /// other, so override each one that your class has to observe.
  open func addSubview(_ view: View) { adopt(view, at: storedSubviews.count) }

  /// Adds a view in front of a subview; see ``addSubview(_:)``.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { adopt(view, above: sibling) }

  /// Adds a view behind a subview; see ``addSubview(_:)``.
  open func insertSubview(_ view: View, belowSubview sibling: View) { adopt(view, below: sibling) }

  /// Adds a view at an index, 0 at the back, clamped to the last place; see ``addSubview(_:)``.
  open func insertSubview(_ view: View, at index: Int) { adopt(view, at: index) }

  /// The controller whose root view this is, or else the superview.
  open override var next: Responder? { owner ?? superview }

  /// A description for debugging: the class, address, frame, and other visible properties, as in
  /// `<Label: 0x600002a1c040; frame = (0 0; 320 20); label = "Hello"; hidden>`.
  open override var description: String {
    "<\(type(of: self)): \(address); \(facts.joined(separator: "; "))>"
  }

  /// Called by the layout pass to lay out the subviews; places those with constraints by default.
  ///
  /// Do not call it yourself; call ``setNeedsLayout()``.
  open func layoutSubviews() { placeSubviews() }

  /// Called before layout to update the constraints of the view; does nothing by default.
  ///
  /// Call ``setNeedsUpdateConstraints()``, not this. An override calls super as its last step.
  open func updateConstraints() {}

  /// Whether the class creates its constraints in ``updateConstraints()``, which is then called once
  /// without being requested; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called by the paint pass to draw the view in its bounds; does nothing by default.
  ///
  /// Do not call it yourself; call ``setNeedsDisplay()``.
  open func draw(_ canvas: Canvas) {}

  /// Returns a drawing that runs on another thread in place of ``draw(_:)``; `nil` by default.
  open func concurrentDrawing() -> ConcurrentDrawing? { nil }

  /// Returns the size that best fits a given size; the current size by default.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size of the content, with ``View/noIntrinsicMetric`` in dimensions without one.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The height of the content for a width, or `nil` if the height does not depend on the width.
  func contentHeight(forWidth width: Double) -> Double? { nil }

  /// Whether the height of the content depends on the width.
  var wrapsContent: Bool { false }

  /// The default horizontal and vertical content hugging priorities of the class.
  class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultLow, .defaultLow)
  }

  /// The priority of the frame's size against constraints, if the frame places the view.
  var framePriority: FramePriority { FramePriority() }

  /// The insets from the frame to the alignment rectangle that constraints use; zero by default.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The view that provides the first baseline; the receiver by default, without text with its top.
  open var forFirstBaselineLayout: View { self }

  /// The view that provides the last baseline; the receiver by default, without text with its bottom.
  open var forLastBaselineLayout: View { self }

  /// The baseline of the view's own text, or `nil` without text.
  func textBaseline(isFirst: Bool) -> LayoutBaseline? { nil }

  /// The line height of the view's own text, or `nil` without text.
  var layoutLineHeight: Double? { nil }

  /// The item to whose edges the subviews are constrained: the content guide of a scroll view.
  var layoutContentNode: any LayoutNode { self }

  /// The scroll offset of the content, for constraints between the inside and the outside.
  var layoutContentOffset: Point? { nil }

  /// Called after the subviews with constraints are placed.
  func constraintsDidPlace() {}

  /// Returns the deepest view at a point in the receiver's bounds, or `nil` outside them.
  ///
  /// Uses the model positions of views, not those that animations show, and skips views whose
  /// animations disable user interaction.
  open func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    guard flags.isDisjoint(with: [.hidden, .interactionDisabled]), properties.alpha >= 0.01,
      self.point(inside: point, with: event), animations?.allowsUserInteraction ?? true
    else { return nil }
    return hitSubview(point, with: event) ?? self
  }

  /// Returns whether a point is in the receiver's bounds, which exclude the right and bottom edges.
  open func point(inside point: Point, with event: TouchEvent?) -> Bool {
    properties.bounds.contains(point)
  }

  /// Called when ``View/safeAreaInsets`` changes.
  open func safeAreaInsetsDidChange() {}

  /// The part of ``safeAreaInsets`` that the subviews have to avoid themselves.
  var safeAreaOfContent: EdgeInsets { safeAreaInsets }
  /// The default layout margins of a view that is not the root view of a controller.
  var usualLayoutMargins: DirectionalEdgeInsets { .usual(side: 8) }

  /// Called when the layout margins change.
  open func layoutMarginsDidChange() {}

  /// Called when a subview is hidden or shown, or the size of its content changes.
  func subviewDidChange(_ subview: View, isContent: Bool) {}
  /// Whether a hidden subview remains visible while it collapses.
  func showsCollapse(of subview: View) -> Bool { false }

  /// The window that contains the subviews: the view itself if it is a window.
  var attachedWindow: Window? { storedWindow }
  /// Asks the host of a visible window for a size, and returns whether it did.
  func leavesToHost(_ size: Size) -> Bool { false }

  /// Called after a subview is added.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Whether the view can become focused when the user moves focus; `false` by default.
  open var canBecomeFocused: Bool { false }

  /// The mark of the view while it shows its focus, or `nil` for none; see <doc:KeyboardAndFocus>.
  open var focusEffect: FocusHaloEffect? {
    get { chosenFocusEffect }
    set { chosenFocusEffect = newValue }
  }

  /// Called after the traits change, after the owning controller and before the subviews.
  ///
  /// - Parameter previous: The previous traits, or `nil` when the view first enters a window.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called when ``tintColor`` changes, set on the view or inherited.
  open func tintColorDidChange() {}

  /// The environments to which focus moves when it reaches the view, best first; if empty, the
  /// default, the view itself or the first focusable view inside it.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// Whether focus may move to or from the view or its subviews; `true` by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after focus has moved to or from the view or its subviews.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// Called when the view gains or loses focus, or its focus indicator is shown or hidden.
  open func didUpdateFocus() {}

  /// Called when the mouse pointer enters the view or one of its subviews.
  open func pointerDidEnter() {}

  /// Called when the mouse pointer leaves the view.
  open func pointerDidExit() {}

  /// Describes the view to assistive technology; the default implementation does nothing.
  ///
  /// Called by ``semantics``. An override calls super first. Call ``setNeedsAccessibilityUpdate()``
  /// when a value that the override reads changes without changing the view's appearance.
  open func describeSemantics(_ semantics: inout Semantics) {}

  /// The accessibility elements in reading order, or `nil`, the default, to use the subviews.
  ///
  /// The element tree reads this property and ignores views that are not descendants of this view.
  open var accessibilityElements: [any AccessibilityItem]? {
    get { extras?.semantics?.elements }
    set { setAccessibilityElements(newValue) }
  }

  /// The actions that assistive technology offers besides activation; `nil` by default.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { extras?.semantics?.customActions }
    set { setCustomActions(newValue) }
  }

  /// Activates the element for assistive technology; returns whether that had an effect.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable element by one step.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element by one step.
  open func accessibilityDecrement() {}

  /// Scrolls by a page for assistive technology; returns whether the content moved.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Releases views that are kept only for reuse.
  func releaseSpareViews() {}
  /// The default content mode.
  var usualContentMode: ContentMode { .scaleToFill }

  /// Called after the origin or size of the bounds has changed.
  func boundsDidChange(from old: Rect) {}
  /// Called before the bounds change, with the new bounds.
  func boundsWillChange(to new: Rect) {}
  /// Whether scrolling leaves the view the touches it has received; `false` by default.
  var keepsTouchesFromScrolling: Bool { false }
  /// Whether a touch that begins inside the view only stops the motion there.
  func catchesTouch(in view: View) -> Bool { false }
  /// Whether subviews receive a touch by finger only after it has rested for a moment.
  var delaysTouchesInside: Bool { false }

  /// Whether a touch that begins in a subview is delivered to that subview.
  func mayDeliver(_ touch: Touch, with event: TouchEvent, to view: View) -> Bool { true }

  /// The parent in the saved state; by default the controller that contains the view.
  open var restorationParent: (any StateRestoring)? { restorationOwner }

  /// The class that recreates the view if its controller does not have it; `nil` by default.
  open var objectRestorationClass: (any ObjectRestoration.Type)? { nil }

  /// Called to save the state of a view with an identifier; an override calls super.
  open func encodeRestorableState(with coder: RestorationCoder) {}

  /// Called to restore the state of the view; an override calls super.
  open func decodeRestorableState(with coder: RestorationCoder) {}

  /// Called after the state of all objects is restored.
  open func applicationFinishedRestoringState() {}

  /// Whether a recognizer of the view or an ancestor may begin with touches in it; `true` by default.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }
}
