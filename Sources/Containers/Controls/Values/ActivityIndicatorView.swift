/// A wheel of spokes that shows that a task is in progress.
///
/// While it animates, the view redraws itself 12 times a second. With reduced motion it stays
/// still. When stopped or not visible, it uses no processor time.
@MainActor
open class ActivityIndicatorView: View {
  /// The size of an activity indicator.
  public enum Style: Hashable, Sendable {
    /// 20 points wide and high.
    case medium
    /// 37 points wide and high.
    case large
  }

  private static let spokes = 12

  /// The color of the brightest spoke; the secondary label color by default.
  public var color = Color(white: 0.6) { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// The size of the indicator; medium by default.
  public var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the indicator is hidden when it is stopped; true by default.
  public var hidesWhenStopped = true { didSet { updateHidden() } }

  /// Whether the indicator is animating.
  public private(set) var isAnimating = false

  private var step = 0
  private var alarm: Alarm?
  /// The outline of the topmost spoke.
  private var spoke = Path()
  private var spokeRadius = 0.0

  /// Creates a stopped indicator with the size of its style.
  public convenience init(style: Style) {
    self.init()
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Creates a stopped indicator, by default 20 points wide and high.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 20, height: 20)) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from a nib, as `ActivityIndicatorView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.label = Messages.Controls.inProgress
    accessibility.traits = .updatesFrequently
    setDynamicColor(.secondaryLabel, for: \ActivityIndicatorView.color)
    updateHidden()
  }

  /// Starts the animation.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateHidden()
    setNeedsDisplay()
  }

  /// Stops the animation.
  public func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    alarm?.cancel()
    alarm = nil
    updateHidden()
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: Size {
    let side = style == .medium ? 20.0 : 37
    return Size(width: side, height: side)
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.accessibilityMotion != previous?.accessibilityMotion { restart() }
  }

  /// Describes an indeterminate progress bar, busy while it animates.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .progressBar
    semantics.states.insert(.indeterminate)
    if isAnimating { semantics.states.insert(.busy) }
  }

  open override func draw(_ canvas: Canvas) {
    findSpoke(min(bounds.width, bounds.height) / 2)
    let count = ActivityIndicatorView.spokes
    canvas.save()
    canvas.translate(x: bounds.midX, y: bounds.midY)
    for index in 0..<count {
      let age = ((step - index) % count + count) % count
      let strength = max(0.15, 1 - Double(age) / Double(count))
      canvas.fill(spoke, color.withAlphaComponent(color.alpha * strength))
      canvas.rotate(by: 2 * .pi / Double(count))
    }
    canvas.restore()
    // Drawing schedules the next step, so a view that is not drawn schedules none.
    if isAnimating, alarm == nil { setAlarm() }
  }

  private func findSpoke(_ radius: Double) {
    guard radius != spokeRadius else { return }
    spokeRadius = radius
    let width = radius * 0.17
    let (outer, inner) = (-radius * 0.88 - width / 2, -radius * 0.48 + width / 2)
    spoke = Path(
      roundedRect: Rect(minX: -width / 2, minY: outer, maxX: width / 2, maxY: inner),
      cornerRadius: width / 2)
  }

  private func updateHidden() { isHidden = hidesWhenStopped && !isAnimating }

  private func restart() {
    alarm?.cancel()
    alarm = nil
    if isAnimating { setNeedsDisplay() }
  }

  private func setAlarm() {
    guard let host = window?.host, traitCollection.accessibilityMotion != .reduced else { return }
    let moment = host.now + .seconds(1) / ActivityIndicatorView.spokes
    alarm = host.animator.alarm(at: moment) { [weak self] in
      guard let self else { return }
      alarm = nil
      step = (step + 1) % ActivityIndicatorView.spokes
      setNeedsDisplay()
    }
  }
}
