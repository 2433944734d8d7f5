/// A bar that shows the progress of a task.
@MainActor
open class ProgressView: View {
  /// The style of a progress bar.
  public enum Style: Hashable, Sendable {
    /// A standalone bar.
    case `default`
    /// A thinner bar for the edge of a toolbar or navigation bar.
    case bar
  }

  /// The progress, clamped to 0...1.
  ///
  /// Setting it calls ``setProgress(_:animated:)``, which stores the value without calling this
  /// setter.
  open var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The style of the bar.
  public var progressViewStyle: Style {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the completed part; nil for ``View/tintColor``.
  public var progressTintColor: DynamicColor? { didSet { updateParts() } }
  /// The color of the remaining part; nil for gray.
  public var trackTintColor: DynamicColor? { didSet { updateParts() } }

  private let track = ControlPart()
  private let bar = ControlPart()
  private var storedProgress = 0.0
  var followed: Followed?

  /// Creates a bar with a style and a progress of 0.
  public convenience init(progressViewStyle style: Style) {
    self.init()
    progressViewStyle = style
  }

  /// Creates a bar with a progress of 0.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 150, height: 4)) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view from a nib, as `ProgressView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    progressViewStyle = .default
    super.init(frame: Rect(x: 0, y: 0, width: 150, height: 4))
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .updatesFrequently
    addSubview(track)
    addSubview(bar)
    updateParts()
  }

  /// Sets the progress, optionally animating the bar.
  ///
  /// Setting ``progress`` calls this method.
  open func setProgress(_ progress: Double, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil, traitCollection.accessibilityMotion != .reduced else {
      return View.performWithoutAnimation { updateParts() }
    }
    View.animate(
      withDuration: .milliseconds(250), options: .curveEaseOut
    ) { updateParts() }
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  /// Describes a progress bar with its progress, 0...1.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .progressBar
    semantics.range = SemanticRange(progress, from: 0, to: 1)
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateParts()
  }

  private func updateParts() {
    accessibility.value = Messages.Controls.percent(Int((progress * 100).rounded()))
    let height = min(bounds.height, intrinsicContentSize.height)
    let rect = Rect(center: bounds.center, size: Size(width: bounds.width, height: height))
    let radius = progressViewStyle == .bar ? 0 : height / 2
    track.place(rect, cornerRadius: radius)
    track.backgroundColor = (trackTintColor ?? .emptyTrack).resolvedColor(with: traitCollection)
    var done = rect
    // Any progress above 0 shows at least a dot.
    done.size.width = progress > 0 ? max(rect.width * progress, min(height, rect.width)) : 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = rect.maxX - done.width
    }
    bar.place(done, cornerRadius: radius)
    bar.backgroundColor = progressTintColor?.resolvedColor(with: traitCollection) ?? tintOfMarks
  }
}
