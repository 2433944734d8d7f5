/// A wheel of spokes that shows that something is going on.
///
/// It repaints itself twelve times a second while it turns, and nothing else; where things should move
/// less it stands still, and where it is stopped it costs nothing.
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
    accessibility.label = "In progress"
    accessibility.traits = .updatesFrequently
    setDynamicColor(.secondaryLabel, for: \ActivityIndicatorView.color)
    updateHidden()
  }

  /// Turns the wheel.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateHidden()
    setAlarm()
  }

  /// Stops the wheel.
  public func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    alarm?.cancel()
    alarm = nil
    updateHidden()
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

  open override func draw(_ canvas: Canvas) {
    let radius = min(bounds.width, bounds.height) / 2
    let count = ActivityIndicatorView.spokes
    var path = Path()
    path.move(to: Point(x: 0, y: -radius * 0.48))
    path.line(to: Point(x: 0, y: -radius * 0.88))
    // One spoke, turned: its outline is found once.
    let spoke = Stroke(width: radius * 0.17, cap: .round)
      .outline(of: path, tolerance: 0.03 / canvas.scale)
    canvas.save()
    canvas.translate(x: bounds.midX, y: bounds.midY)
    for index in 0..<count {
      let age = ((step - index) % count + count) % count
      let strength = max(0.15, 1 - Double(age) / Double(count))
      canvas.fill(spoke, color.withAlphaComponent(color.alpha * strength))
      canvas.rotate(by: 2 * .pi / Double(count))
    }
    canvas.restore()
  }

  private func updateHidden() { isHidden = hidesWhenStopped && !isAnimating }

  private func restart() {
    alarm?.cancel()
    alarm = nil
    if isAnimating { setAlarm() }
  }

  private func setAlarm() {
    guard let host = window?.host, traitCollection.accessibilityMotion != .reduced else { return }
    let moment = host.now + .seconds(1) / ActivityIndicatorView.spokes
    alarm = host.animator.alarm(at: moment) { [weak self] in
      guard let self, isAnimating else { return }
      step = (step + 1) % ActivityIndicatorView.spokes
      setNeedsDisplay()
      setAlarm()
    }
  }
}
