/// A wheel of spokes that shows that something is going on.
///
/// It repaints itself twelve times a second while it turns, and nothing else; where things should move
/// less it stands still, and where it is stopped, or is not seen, it costs nothing.
@MainActor
open class ActivityIndicatorView: View {
  /// How large a wheel is.
  public enum Style: Hashable, Sendable {
    /// 20 points wide and high.
    case medium
    /// 37 points wide and high.
    case large
  }

  private static let spokes = 12

  /// The colour of the strongest spoke; that of less important labels at first.
  public var color = Color(white: 0.6) { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// How large the wheel wants to be; medium at first.
  public var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the wheel is hidden while it does not turn; true at first.
  public var hidesWhenStopped = true { didSet { updateHidden() } }

  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  private var step = 0
  private var alarm: Alarm?
  /// The outline of the uppermost spoke.
  private var spoke = Path()
  private var spokeRadius = 0.0

  /// Makes a wheel that stands still, as large as its style wants.
  public convenience init(style: Style) {
    self.init()
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Makes a wheel that stands still, 20 points wide and high unless the frame says otherwise.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 20, height: 20)) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.label = Messages.Controls.inProgress
    accessibility.traits = .updatesFrequently
    setDynamicColor(.secondaryLabel, for: \ActivityIndicatorView.color)
    updateHidden()
  }

  /// Turns the wheel.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateHidden()
    setNeedsDisplay()
  }

  /// Stops the wheel.
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

  /// A progress bar that does not know how far it is, and works while it turns.
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
    // Who is not painted asks for nothing more until it is.
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
