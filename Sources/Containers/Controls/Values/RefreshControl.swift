/// A control that lets the user refresh a scroll view's content by pulling it down.
///
/// A wheel above the content appears with the pull.
///
/// F5 or Control-R also refreshes while the scroll view or one of its descendants has the focus.
///
/// ```swift
/// table.refreshControl = RefreshControl()
/// table.refreshControl?.addAction(for: .valueChanged) { reload() }
/// ```
@MainActor
open class RefreshControl: Control, ScrollViewRefreshing {
  /// The phases of a refresh.
  private enum Phase: Hashable {
    /// Idle.
    case resting
    /// Refreshing while the user still holds the content.
    case held
    /// Refreshing, with the content resting below the wheel.
    case refreshing
  }

  /// The height of the wheel's area while refreshing, in points.
  private static let height = 60.0
  /// The pull that starts a refresh: the lesser of a distance in points and a share of the visible
  /// height.
  private static let threshold = (distance: 72.0, share: 0.2)

  private var phase = Phase.resting
  private let wheel = ActivityIndicatorView()
  private lazy var label = makeLabel()
  private weak var scrollView: ScrollView?

  /// Creates a refresh control; assign it to ``ScrollView/refreshControl``.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(x: 0, y: 0, width: frame.width, height: RefreshControl.height))
    setUp()
  }

  /// Creates a refresh control from a nib, as `RefreshControl()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(frame: Rect(x: 0, y: 0, width: 0, height: RefreshControl.height))
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    wheel.accessibility = AccessibilityProperties()
    addSubview(wheel)
    accessibility.isElement = false
  }

  /// Whether a refresh is in progress.
  public var isRefreshing: Bool { phase != .resting }

  /// The text below the wheel; nil for none.
  public var attributedTitle: StyledText? {
    didSet {
      guard attributedTitle != oldValue else { return }
      label.styledText = attributedTitle ?? StyledText("")
      setNeedsLayout()
    }
  }

  /// Shows the control for a refresh that the app starts; sends no action.
  open func beginRefreshing() {
    guard phase == .resting else { return }
    phase = .refreshing
    showTurning()
    makeRoom()
  }

  /// Ends the refresh and hides the wheel.
  ///
  /// Call it when the content is up to date.
  open func endRefreshing() {
    guard phase != .resting else { return }
    phase = .resting
    wheel.stopAnimating()
    accessibility.label = nil
    guard let scrollView else { return }
    let isShown = scrollView.contentOffset.y < scrollView.minimumOffset.y + RefreshControl.height
    scrollView.attach(EdgeInsets(all: 0))
    if isShown, !scrollView.isTracking {
      scrollView.setContentOffset(
        Point(x: scrollView.contentOffset.x, y: scrollView.minimumOffset.y), animated: true)
    }
    follow(scrollView)
  }

  open override var canBecomeFocused: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isTitled = attributedTitle != nil
    wheel.frame = Rect(
      center: Point(x: bounds.midX, y: bounds.midY - (isTitled ? 9 : 0)),
      size: Size(width: 24, height: 24))
    if isTitled {
      label.frame = Rect(x: 8, y: bounds.midY + 9, width: max(0, bounds.width - 16), height: 18)
    }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    follow(scrollView)
    guard phase == .resting, isEnabled, scrollView.isTracking, scrollView.isDragging,
      pull(of: scrollView) >= threshold(of: scrollView)
    else { return }
    phase = .held
    showTurning()
    sendActions(for: .valueChanged)
  }

  func scrollViewWillEndDragging(_ scrollView: ScrollView) {
    guard phase == .held else { return }
    phase = .refreshing
    scrollView.attach(EdgeInsets(top: RefreshControl.height, left: 0, bottom: 0, right: 0))
  }

  var holdsContent: Bool { phase == .refreshing }

  func refreshByKey() {
    guard phase == .resting, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  func didAttach(to scrollView: ScrollView?) {
    self.scrollView?.attach(EdgeInsets(all: 0))
    self.scrollView = scrollView
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
    follow(scrollView)
    if isRefreshing { makeRoom() }
  }

  /// Keeps the control above the content, with an opacity that grows with the pull.
  private func follow(_ scrollView: ScrollView) {
    let place = Rect(
      x: 0, y: -RefreshControl.height, width: scrollView.bounds.width,
      height: RefreshControl.height)
    if frame != place { frame = place }
    let shown = isRefreshing ? 1 : pull(of: scrollView) / threshold(of: scrollView)
    wheel.alpha = min(max(shown, 0), 1)
    label.alpha = wheel.alpha
  }

  /// Returns the distance by which the content is pulled beyond its top, in points.
  private func pull(of scrollView: ScrollView) -> Double {
    scrollView.minimumOffset.y - scrollView.contentOffset.y
  }

  private func threshold(of scrollView: ScrollView) -> Double {
    max(
      1,
      min(
        RefreshControl.threshold.distance,
        scrollView.bounds.height * RefreshControl.threshold.share))
  }

  private func showTurning() {
    wheel.startAnimating()
    wheel.alpha = 1
    accessibility.isElement = true
    accessibility.label = Messages.Controls.refreshing
    accessibility.traits = .updatesFrequently
    accessibility.role = .progressBar
    accessibility.states = [.busy, .indeterminate]
  }

  private func makeRoom() {
    guard let scrollView else { return }
    let isAtTop = scrollView.contentOffset.y <= scrollView.minimumOffset.y
    scrollView.attach(EdgeInsets(top: RefreshControl.height, left: 0, bottom: 0, right: 0))
    if isAtTop, !scrollView.isTracking {
      scrollView.setContentOffset(
        Point(x: scrollView.contentOffset.x, y: scrollView.minimumOffset.y), animated: true)
    }
  }

  private func makeLabel() -> Label {
    let label = Label()
    label.font = .caption
    label.adjustsFontForContentSizeCategory = true
    label.textColor = DynamicColor.secondaryLabel
    label.textAlignment = .center
    addSubview(label)
    return label
  }
}

extension ScrollView {
  /// The control that refreshes the content when it is pulled down; nil for none.
  public var refreshControl: RefreshControl? {
    get { storedRefresh as? RefreshControl }
    set {
      guard newValue !== refreshControl else { return }
      refreshControl?.didAttach(to: nil)
      storedRefresh = newValue
      newValue?.didAttach(to: self)
    }
  }
}
