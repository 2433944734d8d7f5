extension TabBar {
  func setUp() {
    focusGroupIdentifier = "tabBar \(identity)"
    accessibility.label = Messages.Bars.tabBar
    for view in [tabs.background, tabs.capsule, tabs.chosen] { addSubview(view) }
    tabs.chosen.shadow = Shadow(
      color: Color(white: 0, alpha: 0.16), radius: 4, offset: Point(x: 0, y: 1.5))
    updateBackground()
  }

  /// The placement of the bar.
  var placement: TabBarPlacement {
    get {
      tabs.placement ?? (traitCollection.verticalSizeClass == .compact ? .lowBottom : .bottom)
    }
    set {
      guard newValue != tabs.placement else { return }
      tabs.placement = newValue
      tabs.background.edge =
        newValue == .sidebar ? .trailing : newValue == .top ? .bottom : .top
      updateBackground()
      metricsDidChange()
    }
  }

  var tabMetrics: TabMetrics { TabMetrics(placement, traitCollection) }

  func updateBackground() { tabs.background.show(standardAppearance) }

  /// Sizes the tabs again.
  func metricsDidChange() {
    let metrics = tabMetrics
    for button in tabs.buttons { button.metrics = metrics }
    tabs.more?.metrics = metrics
    tabs.toggle?.removeFromSuperview()
    tabs.toggle = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Items

  /// Implements ``setItems(_:animated:)``.
  func replaceItems(_ items: [TabBarItem], isAnimated: Bool) {
    guard !BarItem.areSame(items, tabs.items) else { return }
    for item in tabs.items { item.onChange = nil }
    tabs.items = items
    if let selected = tabs.selected, !items.contains(where: { $0 === selected }) {
      tabs.selected = nil
    }
    for item in items {
      item.onChange = { [weak self, weak item] in
        if let self, let item { itemDidChange(item) }
      }
    }
    guard isAnimated, window != nil else { return rebuild() }
    View.transition(with: self, duration: .milliseconds(200), options: .transitionCrossDissolve) {
      self.rebuild()
      self.layoutIfNeeded()
    }
  }

  private func itemDidChange(_ item: TabBarItem) {
    tabs.buttons.first { $0.item === item }?.contentDidChange()
    setNeedsLayout()
  }

  /// Makes the views of the tabs; those of tabs that stay are kept with their focus.
  private func rebuild() {
    let (old, metrics) = (tabs.buttons, tabMetrics)
    tabs.buttons = tabs.items.map { item in
      old.first { $0.item === item } ?? makeButton(item, metrics)
    }
    for button in old where !tabs.buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    for (index, button) in tabs.buttons.enumerated() {
      button.position = AccessibilityProperties.Position(
        index: index + 1, count: tabs.buttons.count)
      if button.superview == nil { addSubview(button) }
    }
    showSelection()
  }

  private func makeButton(_ item: TabBarItem, _ metrics: TabMetrics) -> TabBarButton {
    let button = TabBarButton(item, metrics)
    button.addAction { [weak self, weak item] in
      if let self, let item { choose(item) }
    }
    return button
  }

  // MARK: Selection

  /// Implements ``selectedItem``.
  func select(_ item: TabBarItem?) {
    guard item !== tabs.selected else { return }
    if let item, !tabs.items.contains(where: { $0 === item }) {
      misuse(
        "\(self) cannot select the tab “\(item.title ?? "")”, which it does not have: add the item "
          + "to its items first.")
    }
    tabs.selected = item
    showSelection()
    guard window != nil, placement == .top,
      traitCollection.accessibilityMotion != .reduced
    else { return }
    View.animate(withDuration: .milliseconds(220), options: .curveEaseOut) { self.layOutTabs() }
  }

  private func showSelection() {
    for button in tabs.buttons { button.isSelected = button.item === tabs.selected }
    setNeedsLayout()
  }

  /// Selects a tab on the user's behalf.
  func choose(_ item: TabBarItem) {
    guard item.isEnabled, tabs.items.contains(where: { $0 === item }) else { return }
    if let onChoose = tabs.onChoose { return onChoose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Returns the menu of the tabs without room.
  func menuOfOthers() -> Menu {
    Menu(
      children: tabs.inMenu.map { item in
        Action(
          title: item.title ?? "", subtitle: item.badgeValue.flatMap { $0.isEmpty ? nil : $0 },
          image: item.image, attributes: item.isEnabled ? [] : .disabled,
          state: item === tabs.selected ? .on : .off
        ) { [weak self, weak item] _ in
          if let self, let item { choose(item) }
        }
      })
  }
}
