/// A wheel above the content of a scroll view that appears when the content is pulled down, and asks for
/// the content to be made anew.
///
/// F5, or Control with R, does the same while the scroll view or something in it is focused.
///
/// ```swift
/// table.refreshControl = RefreshControl()
/// table.refreshControl?.addAction(for: .valueChanged) { reload() }
/// ```
@MainActor
open class RefreshControl: Control, ScrollViewRefreshing {
  /// Where a refresh stands.
  private enum Phase: Hashable {
    /// Nothing is pulled or refreshed.
    case resting
    /// The content is refreshed, and still held.
    case held
    /// The content is refreshed, and rests below the wheel.
    case refreshing
  }

  /// How much room the wheel takes while it turns, in points.
  private static let height = 60.0
  /// How far the content must be pulled at most, in points, and as a part of what is seen.
  private static let threshold = (distance: 72.0, share: 0.2)

  private var phase = Phase.resting
  private let wheel = ActivityIndicatorView()
  private lazy var label = makeLabel()
  private weak var scrollView: ScrollView?

  /// Makes a control; assign it to ``ScrollView/refreshControl``.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(x: 0, y: 0, width: frame.width, height: RefreshControl.height))
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    wheel.accessibility = AccessibilityProperties()
    addSubview(wheel)
    accessibility.isElement = false
  }

  /// Whether the content is being refreshed.
  public var isRefreshing: Bool { phase != .resting }

  /// A text below the wheel; nil for none.
  public var attributedTitle: StyledText? {
    didSet {
      label.styledText = attributedTitle ?? StyledText("")
      setNeedsLayout()
    }
  }

  /// Shows that the content is being refreshed because the program does so; sends no action.
  open func beginRefreshing() {
    guard phase == .resting else { return }
    phase = .refreshing
    showTurning()
    makeRoom()
  }

  /// Tells that the content has been refreshed: the wheel goes.
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

  /// Stays above the content, as visible as the content is pulled.
  private func follow(_ scrollView: ScrollView) {
    let place = Rect(
      x: 0, y: -RefreshControl.height, width: scrollView.bounds.width,
      height: RefreshControl.height)
    if frame != place { frame = place }
    let shown = isRefreshing ? 1 : pull(of: scrollView) / threshold(of: scrollView)
    wheel.alpha = min(max(shown, 0), 1)
    label.alpha = wheel.alpha
  }

  /// How far the content is pulled beyond its beginning, in points.
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
  /// What appears when the content is pulled down, and asks for it to be made anew; nil for nothing.
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
