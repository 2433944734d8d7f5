extension TabBar {
  /// The gap between a bar's content and the edges of the bar.
  private static let margin = 8.0
  /// The gap between the rows of a list.
  private static let rowGap = 2.0

  /// Places the background and the tabs.
  func layOutTabs() {
    layOutBackground()
    showToggle()
    guard !bounds.isEmpty else { return }
    let row = rowRect
    chooseShown(in: row)
    let shown =
      tabs.buttons.filter { !$0.isHidden }
      + (tabs.inMenu.isEmpty ? [] : [tabs.more])
      .compactMap { $0 }
    switch placement {
    case .bottom, .lowBottom: spread(shown, in: row)
    case .top: center(shown, in: row)
    case .sidebar: list(shown, in: row)
    }
    layOutCapsule(around: shown)
    for button in shown { button.updateToolTip() }
  }

  private func layOutBackground() {
    let extent = tabs.extent
    switch placement {
    case .bottom, .lowBottom:
      tabs.background.frame = Rect(
        x: 0, y: 0, width: bounds.width, height: bounds.height + extent)
    case .top:
      tabs.background.frame = Rect(
        x: 0, y: -extent, width: bounds.width, height: bounds.height + extent)
    case .sidebar: tabs.background.frame = bounds
    }
  }

  /// The rectangle that the tabs may take up.
  private var rowRect: Rect {
    let safe = safeAreaInsets
    let beside = toggleSize > 0 ? toggleSize + Self.margin : 0
    switch placement {
    case .bottom, .lowBottom:
      return Rect(
        x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
        height: bounds.height)
    case .top:
      let side = Self.margin + beside
      return Rect(
        x: safe.left + side, y: 0,
        width: max(0, bounds.width - safe.left - safe.right - 2 * side), height: bounds.height)
    case .sidebar:
      let top = safe.top + (toggleSize > 0 ? max(49, toggleSize + 8) : Self.margin)
      let leading = isRightToLeft ? safe.right : safe.left
      return Rect(
        x: Self.margin + (isRightToLeft ? 0 : leading), y: top,
        width: max(0, bounds.width - leading - 2 * Self.margin),
        height: max(0, bounds.height - top - safe.bottom - Self.margin))
    }
  }

  /// Decides which tabs have room, and puts the others in the menu.
  private func chooseShown(in row: Rect) {
    let isList = placement == .sidebar
    let more = tabs.more ?? TabMoreButton(tabMetrics)
    let rowHeight = tabMetrics.extent + Self.rowGap
    let extents = tabs.buttons.map { isList ? rowHeight : $0.preferredWidth }
    let menu = isList ? rowHeight : more.preferredWidth
    let isEven = placement.isAtBottom
    let room = TabRoom(
      extents, menu: menu, in: (isList ? row.height + Self.rowGap : row.width), isEven: isEven)
    for (index, button) in tabs.buttons.enumerated() { button.isHidden = index >= room.count }
    tabs.inMenu = room.hasMenu ? Array(tabs.items[room.count...]) : []
    guard room.hasMenu else {
      more.removeFromSuperview()
      tabs.more = nil
      return
    }
    tabs.more = more
    more.isSelected = tabs.inMenu.contains { $0 === tabs.selected }
    more.makeMenu = { [weak self] in self?.menuOfOthers() ?? Menu(children: []) }
    if more.superview == nil { addSubview(more) }
  }

  private func place(_ button: View, x: Double, width: Double, in row: Rect, height: Double) {
    let left = isRightToLeft ? row.minX + row.maxX - x - width : x
    button.frame = Rect(
      x: left, y: row.minY + ((row.height - height) / 2).rounded(), width: width, height: height)
  }

  /// Gives each tab the same part of the row.
  private func spread(_ shown: [TabBarButton], in row: Rect) {
    let share = row.width / Double(max(1, shown.count))
    // In a wide bar, tabs far apart would be hard to take in at a glance.
    let width = min(share, max(160, shown.map(\.preferredWidth).max() ?? 0))
    var x = row.minX + (row.width - width * Double(shown.count)) / 2
    for button in shown {
      let (left, right) = (x.rounded(), (x + width).rounded())
      place(button, x: left, width: right - left, in: row, height: row.height)
      x += width
    }
  }

  /// Places the tabs beside each other in the middle of the row.
  private func center(_ shown: [TabBarButton], in row: Rect) {
    let width = shown.reduce(0) { $0 + min($1.preferredWidth, row.width) }
    var x = (row.minX + (row.width - width) / 2).rounded()
    for button in shown {
      let own = min(button.preferredWidth, row.width)
      place(button, x: x, width: own, in: row, height: bounds.height - 2 * TabMetrics.capsuleMargin)
      x += own
    }
  }

  /// Places the tabs below each other.
  private func list(_ shown: [TabBarButton], in row: Rect) {
    var y = row.minY
    for button in shown {
      button.frame = Rect(x: row.minX, y: y, width: row.width, height: tabMetrics.extent)
      y += tabMetrics.extent + Self.rowGap
    }
  }

  private func layOutCapsule(around shown: [TabBarButton]) {
    let isShown = placement == .top && !shown.isEmpty
    (tabs.capsule.isHidden, tabs.chosen.isHidden) = (!isShown, true)
    guard isShown else { return }
    let all = shown.dropFirst().reduce(shown[0].frame) { $0.union($1.frame) }
    tabs.capsule.place(all)
    tabs.capsule.backgroundColor = color(.tertiarySystemFill)
    let isHighContrast = traitCollection.accessibilityContrast == .high
    tabs.capsule.borderWidth = isHighContrast ? 1 : 0
    tabs.capsule.borderColor = color(.label)
    guard let selected = shown.first(where: \.isSelected) else { return }
    tabs.chosen.isHidden = false
    let mark = selected.markRect
    tabs.chosen.place(
      Rect(
        x: selected.frame.minX + mark.minX, y: selected.frame.minY + mark.minY,
        width: mark.width, height: mark.height))
    tabs.chosen.backgroundColor = color(.chosenSegment)
    tabs.chosen.borderWidth = isHighContrast ? 1.5 : 0
    tabs.chosen.borderColor = color(.label)
  }

  // MARK: The button of the list

  private var toggleSize: Double { tabs.onToggleSidebar == nil ? 0 : tabMetrics.toggle }

  /// Shows the button that hides and shows the list, at the leading edge.
  private func showToggle() {
    guard tabs.onToggleSidebar != nil, !bounds.isEmpty else {
      tabs.toggle?.removeFromSuperview()
      tabs.toggle = nil
      return
    }
    let toggle = tabs.toggle ?? makeToggle()
    tabs.toggle = toggle
    if toggle.superview == nil { addSubview(toggle) }
    let safe = safeAreaInsets
    let isList = placement == .sidebar
    let leading = Self.margin + (isRightToLeft ? safe.right : safe.left)
    let x = isRightToLeft ? bounds.width - leading - toggleSize : leading
    let room = isList ? max(49, toggleSize + 8) : bounds.height
    let top = isList ? safe.top : 0
    toggle.frame = Rect(
      x: x, y: top + ((room - toggleSize) / 2).rounded(), width: toggleSize, height: toggleSize)
  }

  private func makeToggle() -> BarButton {
    let isList = placement == .sidebar
    let item = BarButtonItem(
      primaryAction: Action(
        title: isList ? Messages.Bars.hideSidebar : Messages.Bars.showSidebar,
        image: Image(systemName: "sidebar.left")?.imageFlippedForRightToLeftLayoutDirection()
      ) { [weak self] _ in self?.tabs.onToggleSidebar?() })
    item.toolTip = item.title
    return BarButton(item, symbolSize: tabMetrics.toggleSymbol)
  }
}
