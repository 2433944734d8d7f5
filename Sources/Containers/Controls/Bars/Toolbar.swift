/// A bar with buttons, usually at the bottom of a view.
///
/// ```swift
/// toolbarItems = [trash, .flexibleSpace(), share]
/// ```
@MainActor
open class Toolbar: View {
  /// The items from the leading edge to the trailing one, or `nil` for none.
  open var items: [BarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The background of the bar.
  open var standardAppearance = BarAppearance() { didSet { updateBackground() } }

  private var storedItems: [BarButtonItem]?
  private var views: [View] = []
  private var more: BarButton?
  private let background = BarBackgroundView(isLineOnTop: true)
  /// The height by which the background extends below the bar.
  var extensionBelow = 0.0 { didSet { if extensionBelow != oldValue { setNeedsLayout() } } }

  /// Creates a bar without items.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items from a nib, as `Toolbar()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    focusGroupIdentifier = "toolbar \(identity)"
    accessibility.label = Messages.Bars.toolbar
    addSubview(background)
    updateBackground()
  }

  /// Replaces the items, fading if animated.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    let isSame = BarItem.areSame(items, storedItems)
    storedItems = items
    guard !isSame else { return }
    guard animated, window != nil else { return rebuild() }
    View.transition(with: self, duration: .milliseconds(200), options: .transitionCrossDissolve) {
      self.rebuild()
      self.layoutIfNeeded()
    }
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarMetrics(traitCollection).row)
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    rebuild()
    updateBackground()
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + extensionBelow)
    layOutItems()
  }

  private func updateBackground() { background.show(standardAppearance) }

  private func rebuild() {
    for view in views { view.removeFromSuperview() }
    more?.removeFromSuperview()
    more = nil
    let size = BarMetrics.symbolSize(traitCollection)
    views = (storedItems ?? []).filter { !$0.isHidden }.map { BarItemView.make($0, size) }
    for item in storedItems ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  private func layOutItems() {
    guard !views.isEmpty else { return }
    let (leading, trailing) = (
      BarItemView.outset(of: views.first), BarItemView.outset(of: views.last)
    )
    var widths = views.map(BarItemView.width)
    widths[0] += leading
    widths[widths.count - 1] += trailing
    let more = self.more ?? BarItemView.moreButton(BarMetrics.symbolSize(traitCollection))
    self.more = more
    let row = BarRowLayout(
      widths, flexible: views.map { ($0 as? BarSpaceView)?.item.space == .flexible },
      width: bounds.width, margin: systemSideMargin, more: more.intrinsicContentSize.width)
    for (index, view) in views.enumerated() {
      view.isHidden = index >= row.places.count
      guard index < row.places.count else { continue }
      var place = row.places[index]
      if index == 0 { (place.x, place.width) = (place.x + leading, place.width - leading) }
      if index == views.count - 1 { place.width -= trailing }
      self.place(view, place)
    }
    guard let place = row.more else { return more.removeFromSuperview() }
    if more.superview == nil { addSubview(more) }
    more.menu = BarItemView.menu(of: Array(views.suffix(from: row.places.count)), in: self)
    self.place(more, place)
  }

  private func place(_ view: View, _ place: BarRowLayout.Place) {
    let size = BarItemView.size(of: view, in: bounds.height)
    let height = view is Button ? max(0, bounds.height - 8) : size.height
    view.frame = Rect(
      x: isRightToLeft ? bounds.width - place.x - place.width : place.x,
      y: ((bounds.height - height) / 2).rounded(), width: place.width, height: height)
  }
}
