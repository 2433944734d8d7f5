extension TabBarController {
  /// The duration of showing and hiding the bar.
  static let hideShowBarDuration = Duration.milliseconds(200)

  /// The tab bar.
  public var tabBar: TabBar { flow.bar }

  /// Whether the tab bar is hidden; `false` by default.
  ///
  /// The property does not affect the sidebar; see ``isSidebarHidden``.
  public var isTabBarHidden: Bool {
    get { flow.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar.
  public func setTabBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != flow.isBarHidden else { return }
    flow.isBarHidden = isHidden
    barDidChange(isAnimated: animated)
  }

  /// Whether the sidebar is hidden, so that a tab bar shows the tabs instead; `false` by default.
  ///
  /// The user can change it with F9 and with a button.
  public var isSidebarHidden: Bool {
    get { flow.isSidebarHidden }
    set {
      guard newValue != flow.isSidebarHidden else { return }
      flow.isSidebarHidden = newValue
      barDidChange(isAnimated: false)
    }
  }

  /// Implements ``mode``.
  func setMode(_ mode: Mode) {
    guard mode != flow.mode else { return }
    flow.mode = mode
    barDidChange(isAnimated: false)
  }

  // MARK: Items

  func setUpBar() {
    tabBar.tabs.onChoose = { [weak self] item in
      guard let self, let chosen = flow.strip.elements.first(where: { $0.tabBarItem === item })
      else { return }
      choose(chosen)
    }
  }

  /// Shows the items of the tabs.
  func showItems(isAnimated: Bool) {
    tabBar.setItems(flow.strip.elements.map(\.tabBarItem), animated: isAnimated)
    tabBar.selectedItem = flow.strip.selected?.tabBarItem
  }

  /// Called when a controller inside may have another item.
  func itemsMayHaveChanged() { showItems(isAnimated: false) }

  // MARK: Layout

  /// Whether the mode has a list at the side in a size class.
  private func hasSidebar(in sizeClass: UserInterfaceSizeClass) -> Bool {
    flow.mode == .tabSidebar && sizeClass == .regular
  }

  /// Whether the list at the side can be shown.
  var canShowSidebar: Bool { hasSidebar(in: traitCollection.horizontalSizeClass) }

  private var placement: TabBarPlacement {
    let traits = traitCollection
    guard traits.horizontalSizeClass == .regular else {
      return traits.verticalSizeClass == .compact ? .lowBottom : .bottom
    }
    return canShowSidebar && !flow.isSidebarHidden ? .sidebar : .top
  }

  /// Whether the bar is shown.
  private var showsBar: Bool {
    if placement == .sidebar { return true }
    return !flow.isBarHidden && flow.strip.selected?.hidesEnclosingTabBar != true
  }

  /// The width of the list at the side, including the safe area.
  private func sidebarWidth(in view: View) -> Double {
    let safe = view.safeAreaInsets
    let own = TabMetrics(.sidebar, traitCollection).sidebarWidth
    return own + (view.isRightToLeft ? safe.right : safe.left)
  }

  /// Returns the size of the content in a size of the view.
  func contentSize(in size: Size) -> Size {
    guard let view = viewIfLoaded, hasSidebar(in: sizeClassToCome), !flow.isSidebarHidden else {
      return size
    }
    return Size(width: max(0, size.width - sidebarWidth(in: view)), height: size.height)
  }

  /// Places the bar and the content.
  func layOutBar() {
    guard let view = viewIfLoaded, let content else { return }
    let (safe, bounds, placement) = (view.safeAreaInsets, view.bounds, placement)
    tabBar.tabs.onToggleSidebar = canShowSidebar ? { [weak self] in self?.toggleSidebar() } : nil
    tabBar.placement = placement
    let (isShown, height) = (showsBar, tabBar.intrinsicContentSize.height)
    var frame = bounds
    switch placement {
    case .bottom, .lowBottom:
      tabBar.tabs.extent = safe.bottom
      tabBar.frame = Rect(
        x: 0, y: isShown ? bounds.height - safe.bottom - height : bounds.height + 1,
        width: bounds.width, height: height)
    case .top:
      tabBar.tabs.extent = safe.top
      tabBar.frame = Rect(
        x: 0, y: isShown ? safe.top : -height - 1, width: bounds.width, height: height)
    case .sidebar:
      let width = sidebarWidth(in: view)
      let isMirrored = view.isRightToLeft
      tabBar.frame = Rect(
        x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
      frame.size.width = max(0, bounds.width - width)
      if !isMirrored { frame.origin.x = width }
    }
    tabBar.isUserInteractionEnabled = isShown
    if content.frame != frame { content.frame = frame }
    updateInsets()
    preferredContentSizeMayHaveChanged()
  }

  /// The room that the bar takes from the selected controller.
  var sizeOfBar: Size {
    guard showsBar else { return .zero }
    guard placement == .sidebar else {
      return Size(width: 0, height: tabBar.intrinsicContentSize.height)
    }
    return Size(width: viewIfLoaded.map(sidebarWidth) ?? 0, height: 0)
  }

  /// Sets the insets by which the bar covers the view of the selected controller.
  func updateInsets() {
    var insets = EdgeInsets.zero
    let height = tabBar.intrinsicContentSize.height
    if showsBar, placement == .top { insets.top = height }
    if showsBar, placement.isAtBottom { insets.bottom = height }
    for child in [flow.strip.shown, flow.strip.coming] where child?.parent === self {
      child?.containerInsets = insets
    }
    flow.strip.selected?.containerInsets = insets
  }

  /// Places the bar and the content again after something has changed.
  func barDidChange(isAnimated: Bool) {
    guard isViewLoaded, view.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    guard isAnimated else {
      view.setNeedsLayout()
      return
    }
    View.animate(withDuration: Self.hideShowBarDuration) { [self] in
      layOutBar()
      view.layoutIfNeeded()
    }
  }

  /// Hides the list at the side, or shows it.
  func toggleSidebar() { isSidebarHidden.toggle() }

  /// Prepares the new view when a transition begins.
  func accompany(_ session: TransitionSession, to new: ViewController) {
    new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layOutBar()
    setNeedsStatusBarAppearanceUpdate()
  }
}

extension ViewController {
  /// Whether a navigation controller inside wants the enclosing tab bar hidden.
  var hidesEnclosingTabBar: Bool {
    if let navigation = self as? NavigationController {
      return navigation.flow.bars.hidesTabBar
    }
    return children.contains(where: \.hidesEnclosingTabBar)
  }
}
