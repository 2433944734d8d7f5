/// A bar that shows how much of something is done.
@MainActor
open class ProgressView: View {
  /// What the bar looks like.
  public enum Style: Hashable, Sendable {
    /// A bar of its own.
    case `default`
    /// A thinner one for the edge of a bar.
    case bar
  }

  /// How much is done, 0...1; what lies outside is brought in.
  ///
  /// Open. Setting it calls ``setProgress(_:animated:)``, which does not call it.
  open var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// What the bar looks like.
  public var progressViewStyle: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The part that is done; nil for ``View/tintColor``.
  public var progressTintColor: DynamicColor? { didSet { updateParts() } }
  /// The part that is not; nil for a gray.
  public var trackTintColor: DynamicColor? { didSet { updateParts() } }

  private let track = ControlPart()
  private let bar = ControlPart()
  private var storedProgress = 0.0

  /// Makes a bar at 0.
  public convenience init(progressViewStyle style: Style) {
    self.init()
    progressViewStyle = style
  }

  /// Makes a bar at 0.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 150, height: 4)) {
    progressViewStyle = .default
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .updatesFrequently
    addSubview(track)
    addSubview(bar)
    updateParts()
  }

  /// Shows how much is done, and moves the bar there over time where that is asked for.
  ///
  /// Open. Called by ``progress`` where that is set.
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

  /// A progress bar, with how much is done, 0...1.
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
    // What has begun shows as a dot at least.
    done.size.width = progress > 0 ? max(rect.width * progress, min(height, rect.width)) : 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = rect.maxX - done.width
    }
    bar.place(done, cornerRadius: radius)
    bar.backgroundColor = progressTintColor?.resolvedColor(with: traitCollection) ?? tintColor
  }
}
