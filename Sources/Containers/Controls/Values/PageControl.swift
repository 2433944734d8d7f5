/// A row of dots that indicates the current one of several pages.
///
/// A tap on either side of the current page's dot, or an arrow key, moves to the next or the
/// previous page. Dragging along the dots scrubs through the pages.
@MainActor
open class PageControl: Control {
  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      if storedPage >= numberOfPages { storedPage = max(0, numberOfPages - 1) }
      invalidateIntrinsicContentSize()
      pageDidChange()
    }
  }

  /// The current page, from 0, clamped to the existing pages.
  ///
  /// Setting it sends no events. When the user turns to a page, the control sets this property and
  /// then sends `.valueChanged`.
  open var currentPage: Int {
    get { storedPage }
    set {
      let page = min(max(newValue, 0), max(0, numberOfPages - 1))
      guard page != storedPage else { return }
      storedPage = page
      pageDidChange()
    }
  }

  /// Whether the control is hidden if there is at most one page; false by default.
  public var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { pageDidChange() } }
  }
  /// Whether dragging along the dots scrubs through the pages; true by default.
  public var allowsContinuousInteraction = true
  /// The color of the other pages' dots; nil for gray.
  public var pageIndicatorTintColor: DynamicColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The color of the current page's dot; nil for the label color.
  public var currentPageIndicatorTintColor: DynamicColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  private static let dot = 7.0
  private static let pitch = 16.0
  private static let height = 26.0
  private var storedPage = 0
  private var startX = 0.0
  private var hasScrubbed = false

  /// Creates a control without pages.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a page control from a nib, as `PageControl()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibility.traits = .adjustable
    pageDidChange()
  }

  /// Returns the size needed for a number of pages.
  public func size(forNumberOfPages count: Int) -> Size {
    Size(
      width: Double(max(1, count)) * PageControl.pitch + PageControl.pitch,
      height: PageControl.height)
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: Size { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func draw(_ canvas: Canvas) {
    guard numberOfPages > 0, !isHiddenForSinglePage else { return }
    let other = color(pageIndicatorTintColor ?? .inactiveLabel)
    let own = color(currentPageIndicatorTintColor ?? .label)
    for page in 0..<numberOfPages {
      let size = min(PageControl.dot, pitch * 0.7)
      let place = Rect(
        center: Point(x: x(of: page), y: bounds.midY), size: Size(width: size, height: size))
      let ink = page == currentPage ? own : other
      if isEnabled || page == currentPage {
        canvas.fill(Path(ellipseIn: place), isEnabled ? ink : inactive(ink))
      } else {
        let ring = Path(ellipseIn: place.insetBy(dx: 0.75, dy: 0.75))
        canvas.stroke(ring, Stroke(width: 1.5), inactive(ink))
      }
    }
  }

  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    startX = touch.location(in: self).x
    hasScrubbed = false
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard allowsContinuousInteraction, hasScrubbed || abs(x - startX) > 6 else { return true }
    hasScrubbed = true
    turn(to: page(at: x))
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    guard let touch, isTouchInside, !hasScrubbed else { return }
    let isAfter = touch.location(in: self).x > x(of: currentPage)
    turn(to: currentPage + (isAfter != isRightToLeft ? 1 : -1))
  }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesChanged(presses) }
  }

  /// Describes a slider through the pages, counted from 1.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .slider
    semantics.label = semantics.label ?? Messages.Controls.pages
    guard numberOfPages > 0 else { return }
    semantics.range = SemanticRange(
      Double(currentPage + 1), from: 1, to: Double(numberOfPages), step: 1)
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { turn(to: currentPage + 1) }

  open override func accessibilityDecrement() { turn(to: currentPage - 1) }

  open override var canBecomeFocused: Bool { super.canBecomeFocused && numberOfPages > 1 }

  override var usualFocusEffect: FocusHaloEffect? {
    let width = min(bounds.width, Double(numberOfPages) * pitch + 8)
    let rect = Rect(center: bounds.center, size: Size(width: width, height: 18))
    return FocusHaloEffect(roundedRect: rect, cornerRadius: 9)
  }

  override var isPressable: Bool { false }

  private var isHiddenForSinglePage: Bool { hidesForSinglePage && numberOfPages <= 1 }

  /// The distance between adjacent dots, reduced where space is tight.
  private var pitch: Double {
    min(PageControl.pitch, bounds.width / Double(max(1, numberOfPages)))
  }

  private func x(of page: Int) -> Double {
    let place = (Double(page) - Double(numberOfPages - 1) / 2) * pitch
    return bounds.midX + (isRightToLeft ? -place : place)
  }

  private func page(at x: Double) -> Int {
    let place = (isRightToLeft ? bounds.midX - x : x - bounds.midX) / pitch
    return Int((place + Double(numberOfPages - 1) / 2).rounded())
  }

  private func takes(_ press: Press) -> Bool {
    guard isEnabled, press.key.modifierFlags.isEmpty else { return false }
    let forward = isRightToLeft ? -1 : 1
    switch press.key.keyCode {
    case .rightArrow: turn(to: currentPage + forward)
    case .leftArrow: turn(to: currentPage - forward)
    case .home: turn(to: 0)
    case .end: turn(to: numberOfPages - 1)
    default: return false
    }
    return true
  }

  /// Shows another page on the user's behalf, and sends events.
  func turn(to page: Int) {
    let old = currentPage
    guard isEnabled, numberOfPages > 0 else { return }
    currentPage = page
    guard currentPage != old else { return }
    sendValue()
  }

  private func pageDidChange() {
    accessibility.isElement = !isHiddenForSinglePage
    accessibility.value =
      numberOfPages > 0 ? Messages.Controls.page(currentPage + 1, of: numberOfPages) : nil
    setNeedsDisplay()
  }
}
