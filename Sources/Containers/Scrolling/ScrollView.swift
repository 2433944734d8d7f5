/// A view that shows a part of its content and lets the user scroll and zoom it.
///
/// The user can scroll with a finger, the mouse, the wheel, the touchpad, and the keyboard. The
/// subviews are the content, which occupies a rectangle of ``contentSize`` at the origin; `bounds`
/// is the visible part. The class body lists everything a subclass can override.
@MainActor
open class ScrollView: View, GestureRecognizerDelegate {
  var storedContentSize = Size.zero
  var storedRefresh: (any ScrollViewRefreshing)?
  /// Called when the content has moved, for a bar that shrinks with it.
  var barFollower: ((ScrollView) -> Void)?
  /// Adjusts the vertical offset at which the content is to come to rest, so that a bar that shrinks
  /// with it is not left half shown.
  var barRest: ((Double) -> Double)?
  /// A view that covers the visible part, in front of everything else.
  weak var cover: View?
  /// The part of the inset at the top that a bar which has shrunk no longer covers, in points.
  var uncoveredTop = 0.0
  /// The insets that an attached view requires, such as a refresh control.
  var attachedInset = EdgeInsets(all: 0)
  var knownAdjustedInset = EdgeInsets(all: 0)
  var phase = ScrollPhase.resting
  var zoomPhase = ScrollZoomPhase.none
  var motion: ScrollMotion?
  var link: DisplayLink?
  var drag: ScrollDrag?
  /// Ends scrolling by the wheel after a pause.
  var wheelAlarm: Alarm?
  /// Called when an animated scroll reaches its destination, with a closure that tells the delegate.
  var whenAnimated: ((() -> Void) -> Void)?
  /// The zoom scale at the start of a pinch, and the last location of the fingers.
  var pinchStart: (Double, Point)?
  var indicators: ScrollIndicators?
  var storedZoomScale = 1.0
  var focusRing: FocusRingView?
  /// The place to which the view returns, until it has content and a size.
  var restoration: ScrollRestoration?

  /// The object that controls scrolling and is notified of it.
  open weak var delegate: (any ScrollViewDelegate)?

  /// The space around the content, in points.
  public var contentInset = EdgeInsets(all: 0) {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  /// The way the safe area adds to ``contentInset``; `.automatic` by default.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// Whether the user can scroll the content; true by default.
  public var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// Whether a drag that begins along one axis stays on it; false by default.
  public var isDirectionalLockEnabled = false
  /// Whether a drag ends editing in the window; not by default.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether the content comes to rest only at multiples of the view's size; false by default.
  public var isPagingEnabled = false
  /// Whether the content can be pulled beyond its edges and bounces back; true by default.
  public var bounces = true
  /// Whether horizontal drags bounce even if the content fits; false by default.
  public var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } }
  }
  /// Whether vertical drags bounce even if the content fits; false by default.
  public var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } }
  }
  /// The rate at which released content slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a finger must rest briefly before its touch reaches the content; true by default.
  public var delaysContentTouches = true
  /// Whether a touch already delivered to the content may still become a drag; true by default.
  public var canCancelContentTouches = true
  /// Whether the Home key scrolls to the top; true by default.
  public var scrollsToTop = true
  /// Whether the horizontal indicator is visible during scrolling; true by default.
  public var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { indicatorsDidChange() } }
  }
  /// Whether the vertical indicator is visible during scrolling; true by default.
  public var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { indicatorsDidChange() } }
  }
  /// The insets of the horizontal indicator, in points.
  public var horizontalScrollIndicatorInsets = EdgeInsets(all: 0) {
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// The insets of the vertical indicator, in points.
  public var verticalScrollIndicatorInsets = EdgeInsets(all: 0) {
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether the safe area insets the indicators, independently of the content; true by default.
  public var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// The style of the indicators.
  public var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicatorsDidChange() } }
  }
  /// The minimum zoom scale, apart from bouncing; 1 by default.
  public var minimumZoomScale = 1.0
  /// The maximum zoom scale, apart from bouncing; 1 by default.
  public var maximumZoomScale = 1.0
  /// Whether a pinch may exceed the limits temporarily and bounces back; true by default.
  public var bouncesZoom = true

  /// The recognizer for drags.
  public private(set) lazy var panGestureRecognizer: PanGestureRecognizer = makePan()
  /// The recognizer for pinches.
  public private(set) lazy var pinchGestureRecognizer = makePinch()

  /// Creates an empty scroll view that clips its content.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view from a nib, as `ScrollView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
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

  /// The point of the content at the top-left corner of the view; setting it ends a deceleration.
  open var contentOffset: Point {
    get { properties.bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Sets the point of the content at the top-left corner, which may be outside the content.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    moveContent(to: contentOffset, isAnimated: animated)
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    reveal(rect, isAnimated: animated)
  }

  /// Called after ``adjustedContentInset`` changes; the default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Returns whether to deliver touches that begin in a subview to it; true by default.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: TouchEvent?, in view: View
  ) -> Bool { true }

  /// Returns whether scrolling may cancel touches delivered to a subview.
  ///
  /// By default, this is true unless the view is a control.
  open func touchesShouldCancel(in view: View) -> Bool { !view.keepsTouchesFromScrolling }

  /// Sets the zoom scale, optionally animated; see ``zoomScale``.
  open func setZoomScale(_ scale: Double, animated: Bool) { zoom(to: scale, isAnimated: animated) }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, as far as the limits
  /// allow.
  open func zoom(to rect: Rect, animated: Bool) { zoom(toShow: rect, isAnimated: animated) }

  /// Returns the offset at which released content should come to rest.
  ///
  /// - Parameter velocity: The velocity at release, in points per second.
  func targetOffset(forProposed proposed: Point, velocity: Point) -> Point { proposed }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutScrolling()
    takeRestoration()
  }

  /// Saves the scroll position.
  ///
  /// An override calls super.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    encodePlace(with: coder)
  }

  /// Restores the scroll position.
  ///
  /// An override calls super.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    decodePlace(with: coder)
  }

  /// The space between the vertical indicator and the edge of the view, in points.
  var widthBesideIndicator: Double { 0 }

  /// Saves the scroll position.
  func encodePlace(with coder: RestorationCoder) { encodeOffset(with: coder) }

  /// Restores the scroll position.
  func decodePlace(with coder: RestorationCoder) { decodeOffset(with: coder) }

  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    if let cover, cover !== subview { bringSubviewToFront(cover) }
  }

  override var layoutContentNode: any LayoutNode { contentLayoutGuide }

  override var layoutContentOffset: Point? { properties.bounds.origin }

  /// The safe area that remains for the content after the adjusted insets have used their part.
  override var safeAreaOfContent: EdgeInsets { safeAreaInsets - safeAreaInset }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  override func constraintsDidPlace() { takeContentSize() }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin { constraintsFollowContent() }
    visiblePartDidChange(from: old)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  override func catchesTouch(in view: View) -> Bool { stopsByTouch }

  override var delaysTouchesInside: Bool { delaysContentTouches && isScrollEnabled && canMove }

  override func mayDeliver(_ touch: Touch, with event: TouchEvent, to view: View) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }

  /// Leaves drags that could not move the content to enclosing scroll views.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { return panMayBegin() }
    if recognizer === pinchGestureRecognizer { return mayZoom }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Lets the drag and the pinch of the scroll view be recognized together.
  open func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    let own = [panGestureRecognizer, pinchGestureRecognizer] as [GestureRecognizer]
    return own.contains { $0 === recognizer } && own.contains { $0 === other }
  }

  /// Ignores mouse touches on a scroll indicator, which handles them itself.
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

  /// Whether the scroll view itself can have the focus.
  ///
  /// It can if there is something to scroll and no descendant can become focused.
  open override var canBecomeFocused: Bool {
    isScrollEnabled && canMove && !hasFocusableContent && !isCovered
  }

  /// Whether a modal view covers the content.
  var isCovered: Bool { cover?.accessibility.isModal == true }

  open override func didUpdateFocus() { focusDidChange() }

  open override func pointerDidEnter() { flashScrollIndicators() }

  /// Describes a scroll view.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .scrollPane
  }

  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
