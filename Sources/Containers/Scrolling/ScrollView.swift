/// A view that shows a part of its content and lets a person move it: by finger, mouse, wheel,
/// touchpad and keyboard.
///
/// The content are the subviews, in a rectangle of ``contentSize`` at the origin; the part that is
/// shown is that of `bounds`. This class body is the table of what a subclass may override.
@MainActor
open class ScrollView: View, GestureRecognizerDelegate {
  var storedContentSize = Size.zero
  var storedRefresh: (any ScrollViewRefreshing)?
  /// Insets that something attached asks for, such as a refresh control.
  var attachedInset = EdgeInsets(all: 0)
  var knownAdjustedInset = EdgeInsets(all: 0)
  var phase = ScrollPhase.resting
  var zoomPhase = ScrollZoomPhase.none
  var motion: ScrollMotion?
  var link: DisplayLink?
  var drag: ScrollDrag?
  /// Ends what the wheel has begun once that rests.
  var wheelAlarm: Alarm?
  /// Runs when the content has come to where the program moved it.
  var whenAnimated: (() -> Void)?
  /// The zoom scale at the beginning of a pinch, and where the fingers were last.
  var pinchStart: (Double, Point)?
  var indicators: ScrollIndicators?
  var storedZoomScale = 1.0
  var focusRing: FocusRingView?

  /// What follows and decides.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Room around the content, in points.
  public var contentInset = EdgeInsets(all: 0) {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  /// How the safe area adds to ``contentInset``; `.automatic` at first.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// Whether the content can be moved by a person; true at first.
  public var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether a drag that begins along one axis stays on it; false at first.
  public var isDirectionalLockEnabled = false
  /// Whether the content comes to rest only at multiples of the view's size; false at first.
  public var isPagingEnabled = false
  /// Whether the content follows a little over its edges and comes back; true at first.
  public var bounces = true
  /// Whether it bounces across even where the content fits; false at first.
  public var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } }
  }
  /// Whether it bounces up and down even where the content fits; false at first.
  public var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } }
  }
  /// How fast the content loses its speed after it was let go.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a touch of a finger reaches the content only after it has rested a moment; true at
  /// first.
  public var delaysContentTouches = true
  /// Whether a touch that the content has got may still become a drag; true at first.
  public var canCancelContentTouches = true
  /// Whether the key for the beginning scrolls to the top; true at first.
  public var scrollsToTop = true
  /// Whether the indicator across is shown while something moves; true at first.
  public var showsHorizontalScrollIndicator = true { didSet { indicatorsDidChange() } }
  /// Whether the indicator up and down is shown while something moves; true at first.
  public var showsVerticalScrollIndicator = true { didSet { indicatorsDidChange() } }
  /// Room at the ends of the indicator across, in points.
  public var horizontalScrollIndicatorInsets = EdgeInsets(all: 0) { didSet { setNeedsLayout() } }
  /// Room at the ends of the indicator up and down, in points.
  public var verticalScrollIndicatorInsets = EdgeInsets(all: 0) { didSet { setNeedsLayout() } }
  /// Whether the safe area keeps the indicators away from the edges, whatever it does to the content;
  /// true at first.
  public var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
  /// What the indicators look like.
  public var indicatorStyle = IndicatorStyle.default { didSet { indicatorsDidChange() } }
  /// The smallest scale that zooming comes to rest at; 1 at first.
  public var minimumZoomScale = 1.0
  /// The greatest scale that zooming comes to rest at; 1 at first.
  public var maximumZoomScale = 1.0
  /// Whether a pinch may go a little over the limits and comes back; true at first.
  public var bouncesZoom = true

  /// What recognizes drags.
  public private(set) lazy var panGestureRecognizer: PanGestureRecognizer = makePan()
  /// What recognizes pinches.
  public private(set) lazy var pinchGestureRecognizer = makePinch()

  /// Makes an empty scroll view that cuts off what is outside of it.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(pinchGestureRecognizer)
  }

  /// The size of the content, in points.
  open var contentSize: Size {
    get { storedContentSize }
    set { changeContentSize(to: newValue) }
  }

  /// The point of the content that is at the view's upper left corner.
  open var contentOffset: Point {
    get { properties.bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content so that a point of it comes to the view's upper left corner; points outside
  /// the content are allowed.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    moveContent(to: contentOffset, isAnimated: animated)
  }

  /// Moves the content as little as needed for a rectangle of it to be seen.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    reveal(rect, isAnimated: animated)
  }

  /// Tells that ``adjustedContentInset`` has changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  /// Whether touches that begin in a subview are delivered to it; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: TouchEvent?, in view: View
  ) -> Bool { true }

  /// Whether a touch that a subview has got may be taken from it to scroll; true unless overridden,
  /// but not for a control.
  open func touchesShouldCancel(in view: View) -> Bool { !view.keepsTouchesFromScrolling }

  /// Zooms the content; see ``zoomScale``.
  open func setZoomScale(_ scale: Double, animated: Bool) { zoom(to: scale, isAnimated: animated) }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view as far as the limits allow.
  open func zoom(to rect: Rect, animated: Bool) { zoom(toShow: rect, isAnimated: animated) }

  /// Returns where the content shall rest after it was let go at a speed in points a second.
  func targetOffset(forProposed proposed: Point, velocity: Point) -> Point { proposed }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutScrolling()
  }

  override var layoutContentNode: any LayoutNode { contentLayoutGuide }

  override var layoutContentOffset: Point? { properties.bounds.origin }

  /// What the insets in force keep clear is not kept clear once more by the content.
  override var safeAreaOfContent: EdgeInsets { safeAreaInsets - safeAreaInset }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  override func constraintsDidPlace() { takeContentSize() }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin {
      constraintsFollowContent()
      insetsOfSubviewsFollow()
    }
    visiblePartDidChange(from: old)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  override var catchesTouches: Bool { stopsByTouch }

  override var delaysTouchesInside: Bool { delaysContentTouches && isScrollEnabled && canMove }

  override func mayDeliver(_ touch: Touch, with event: TouchEvent, to view: View) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }

  /// Keeps drags that could not move anything for the scroll views around this one.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { return panMayBegin() }
    if recognizer === pinchGestureRecognizer { return mayZoom }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Lets drag and pinch of the scroll view go together.
  open func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    let own = [panGestureRecognizer, pinchGestureRecognizer] as [GestureRecognizer]
    return own.contains { $0 === recognizer } && own.contains { $0 === other }
  }

  /// Leaves the mouse on an indicator to the indicator.
  open func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    !(touch.view is ScrollIndicator && touch.type == .indirectPointer)
  }

  open override func scrolled(_ scroll: Scroll) {
    if !handle(scroll) { super.scrolled(scroll) }
  }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !handle(presses) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !handle(presses) { super.pressesChanged(presses) }
  }

  /// Whether the keyboard stops at the scroll view itself: where there is something to scroll, and
  /// nothing inside takes the focus.
  open override var canBecomeFocused: Bool {
    isScrollEnabled && canMove && !hasFocusableContent
  }

  open override func didUpdateFocus() { focusDidChange() }

  open override func pointerDidEnter() { flashScrollIndicators() }

  /// A view that scrolls.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .scrollPane
  }

  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
