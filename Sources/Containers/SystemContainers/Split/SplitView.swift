/// The view of a split view controller: the columns, what dims the secondary one, and dividers.
@MainActor
final class SplitView: View {
  private weak var controller: SplitViewController?
  /// The places of the columns, from below.
  let panes: [(column: SplitViewController.Column, pane: SplitPane)]
  private let dimming = View()
  private var dividers: [SplitViewController.Column: SplitDivider] = [:]
  private let scrollSwipe: SplitScrollSwipe
  /// Whether the views of columns are being put in place, and are to be once more.
  var placing = Placing.idle
  /// The keyboard focus of the secondary column when it was covered.
  var coveredKeyboard: KeyboardMemory?
  /// Whether a divider that had the focus is gone, so that a column is to get it.
  var isDividerLost = false

  enum Placing {
    case idle, once, again
  }

  init(of controller: SplitViewController) {
    self.controller = controller
    let columns = controller.slots.columns.reversed() + [.compact]
    panes = columns.map { ($0, SplitPane()) }
    scrollSwipe = SplitScrollSwipe(of: controller)
    super.init(frame: Rect(origin: .zero, size: controller.sizeForLoading))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    backgroundColor = DynamicColor.systemBackground
    for (column, pane) in panes {
      pane.isHidden = true
      addSubview(pane)
      if column == .secondary { addSubview(dimming) }
    }
    dimming.backgroundColor = DynamicColor.dimming
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      TapGestureRecognizer { [weak controller] _ in controller?.uncover() })
    addGestureRecognizer(SplitSwipe(of: controller))
    showBackground()
  }

  func pane(_ column: SplitViewController.Column) -> SplitPane {
    // Every column of the style has a pane.
    panes.first { $0.column == column }?.pane ?? panes[0].pane
  }

  /// Shows the background of the primary column.
  func showBackground() {
    let isSidebar =
      controller?.primaryBackgroundStyle == .sidebar && controller?.isCollapsed != true
    for (column, pane) in panes {
      pane.backgroundColor =
        column == .primary && isSidebar
        ? DynamicColor.secondarySystemBackground : DynamicColor.systemBackground
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.followModel()
    controller?.layOut()
    controller?.showButtons()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func scrolled(_ scroll: Scroll) {
    if !scrollSwipe.handle(scroll, in: self) { super.scrolled(scroll) }
  }

  /// Places the columns that are shown.
  func place(_ places: SplitPlaces, shown: [SplitViewController.Column]) {
    for (column, pane) in panes {
      pane.isHidden = !shown.contains(column)
      if let frame = places.frames[column], pane.frame != frame { pane.frame = frame }
      pane.alpha = 1
      pane.isMirrored = controller?.layout.isMirrored ?? false
      pane.hasLine =
        column != .secondary && column != .compact && places.dividers[column] == nil
        && controller?.isCollapsed != true
    }
    dim(places)
    placeDividers(places.dividers)
  }

  private func dim(_ places: SplitPlaces) {
    let secondary = pane(.secondary)
    dimming.frame = secondary.frame
    if dimming.alpha != places.dimming { dimming.alpha = places.dimming }
    // A covered column has a dimmed tint, and takes neither pointer nor keys.
    let isCovered = places.dimming > 0
    secondary.tintAdjustmentMode = isCovered ? .dimmed : .automatic
    guard secondary.isUserInteractionEnabled == isCovered else { return }
    secondary.isUserInteractionEnabled = !isCovered
    if isCovered { secondary.blockInput() } else { secondary.unblockInput() }
  }

  private func placeDividers(_ frames: ColumnValues<Rect>) {
    for (column, divider) in dividers where frames[column] == nil {
      divider.drop()
      if divider.isFocused { isDividerLost = true }
      divider.removeFromSuperview()
      dividers[column] = nil
    }
    guard let controller else { return }
    for (column, frame) in frames {
      let divider = dividers[column] ?? SplitDivider(of: controller, for: column)
      dividers[column] = divider
      if divider.superview == nil { addSubview(divider) }
      if divider.frame != frame { divider.frame = frame }
      divider.update()
    }
  }

  /// The dividers that the user can move, from the primary edge.
  var movableDividers: [SplitDivider] {
    [SplitViewController.Column.primary, .supplementary].compactMap { dividers[$0] }
      .filter(\.canBecomeFocused)
  }
}

/// The place of a column, which holds the view of its controller.
@MainActor
final class SplitPane: View {
  private let line = View()
  /// The views of controllers, of which more than one is here only while one replaces another.
  var contents: [View] { subviews.filter { $0 !== line } }
  /// Whether a line is at the edge away from the primary one, because the column lies over others.
  var hasLine = false { didSet { line.isHidden = !hasLine } }
  /// Whether the primary edge is at the right.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    line.isUserInteractionEnabled = false
    line.isHidden = true
    addSubview(line)
  }

  /// Shows the view of a controller.
  func show(_ view: View) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, traitCollection.displayScale)
    line.backgroundColor = color(.separator)
    line.frame = Rect(
      x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}
