extension NavigationController {
  /// The duration of showing and hiding a bar.
  static let hideShowBarDuration = Duration.milliseconds(200)

  /// The toolbar at the bottom, hidden by default; see ``ViewController/toolbarItems``.
  public var toolbar: Toolbar { flow.bars.toolbar }

  /// The bar at the top.
  public var navigationBar: NavigationBar { flow.bars.navigationBar }

  /// Whether the bar at the top is hidden; `false` by default.
  public var isNavigationBarHidden: Bool {
    get { flow.bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar is hidden; `true` by default.
  public var isToolbarHidden: Bool {
    get { flow.bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Whether the bar at the top is hidden in compact height; `false` by default.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { flow.bars.hidesWhenCompact }
    set {
      guard newValue != flow.bars.hidesWhenCompact else { return }
      flow.bars.hidesWhenCompact = newValue
      barsDidChange(isAnimated: false)
    }
  }

  /// Hides or shows the bar at the top.
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != flow.bars.isNavigationBarHidden else { return }
    if !isHidden, isViewLoaded, flow.bars.madeNavigationBar == nil {
      let bar = flow.bars.navigationBar
      // It comes from above, with all its parts.
      View.performWithoutAnimation {
        layOutBars()
        bar.layoutIfNeeded()
      }
    }
    flow.bars.isNavigationBarHidden = isHidden
    barsDidChange(isAnimated: animated)
  }

  /// Hides or shows the toolbar.
  public func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != flow.bars.isToolbarHidden else { return }
    flow.bars.isToolbarHidden = isHidden
    barsDidChange(isAnimated: animated)
  }

  // MARK: Layout

  /// Whether the bar at the top is shown.
  var showsNavigationBar: Bool {
    !flow.bars.isNavigationBarHidden
      && !(flow.bars.hidesWhenCompact && traitCollection.verticalSizeClass == .compact)
  }

  /// Whether the toolbar is shown.
  var showsToolbar: Bool {
    !flow.bars.isToolbarHidden && !flow.stack.seen.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Adds the bars to the view.
  func addBars(to view: View) {
    let bars = flow.bars
    bars.contentDidScroll = { [weak self] in self?.layOutBars() }
    view.addSubview(bars.toolbar)
    bars.navigationBarDidLoad = { [weak self, weak view] in
      if let view { self?.add($0, to: view) }
    }
    if let bar = bars.madeNavigationBar {
      add(bar, to: view)
    } else if showsNavigationBar {
      _ = bars.navigationBar
    } else {
      showItems()
    }
  }

  private func add(_ bar: NavigationBar, to view: View) {
    bar.onBack = { [weak self] in self?.goBack() }
    bar.backMenu = { [weak self] in self?.backMenu(of: $0) }
    bar.onChange = { [weak self] in self?.barsDidChange(isAnimated: $0) }
    view.addSubview(bar)
    showItems()
  }

  /// Places the bars.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    if let bar = showsNavigationBar ? flow.bars.navigationBar : flow.bars.madeNavigationBar {
      layOut(bar, in: view)
    }
    let toolbar = flow.bars.toolbar
    let (safe, bounds, showsToolbar) = (view.safeAreaInsets, view.bounds, showsToolbar)
    let row = showsToolbar ? toolbar.intrinsicContentSize.height : toolbar.frame.height
    toolbar.extensionBelow = safe.bottom
    toolbar.frame = Rect(
      x: 0, y: showsToolbar ? bounds.height - safe.bottom - row : bounds.height + 1,
      width: bounds.width, height: row)
    toolbar.isUserInteractionEnabled = showsToolbar
  }

  private func layOut(_ bar: NavigationBar, in view: View) {
    let (top, height) = (view.safeAreaInsets.top, bar.height)
    bar.extensionAbove = top
    bar.frame = Rect(
      x: 0, y: showsNavigationBar ? top : -height - 1, width: view.bounds.width, height: height)
    bar.isUserInteractionEnabled = showsNavigationBar
  }

  /// Places the bars in the layout of the view.
  func barsDidLayOut() {
    guard flow.running == nil else { return }
    if let shown = flow.stack.shown { updateInsets(of: shown) }
    flow.bars.updateExtension()
    layOutBars()
  }

  /// The insets by which the bars cover what is shown.
  var barInsets: EdgeInsets {
    let bars = flow.bars
    var insets = EdgeInsets.zero
    if showsNavigationBar {
      insets.top = bars.navigationBar.rowHeight + bars.navigationBar.fullExtension.full
    }
    if showsToolbar { insets.bottom = bars.toolbar.intrinsicContentSize.height }
    return insets
  }

  /// Sets the insets by which the bars cover the view of a controller.
  func updateInsets(of controller: ViewController) {
    controller.containerInsets = barInsets
    controller.search?.followInsets()
  }

  /// Lays the bars and the content out again after a bar has changed.
  func barsDidChange(isAnimated: Bool) {
    guard isViewLoaded, view.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    if isAnimated {
      View.animate(withDuration: Self.hideShowBarDuration, animations: layOutChangedBars)
    } else {
      view.setNeedsLayout()
      layOutChangedBars()
    }
  }

  /// Lays the bars and the content out at once.
  func layOutChangedBars() {
    if let shown = flow.stack.shown, flow.running == nil { updateInsets(of: shown) }
    followContent()
    layOutBars()
    view.layoutIfNeeded()
    preferredContentSizeMayHaveChanged()
  }

  // MARK: Items

  private func showItems() {
    let items = flow.stack.elements.map(\.navigationItem)
    if let bar = flow.bars.madeNavigationBar, !bar.shows(items) {
      bar.change(to: items, isBack: false, isAnimated: false).finish(isCompleted: true)
    }
    flow.bars.toolbar.setItems(topViewController?.toolbarItems, animated: false)
    followContent()
  }

  /// Called when the stack has changed.
  func stackDidChange() {
    updateWindowTitle()
    preferredContentSizeMayHaveChanged()
    (parent as? any SystemContainer)?.childDidChangeStack(self)
    if isViewLoaded, flow.isAtRest { showItems() }
  }

  /// Called when the visible controller has come to rest.
  func barsDidSettle() {
    guard isViewLoaded, flow.running == nil else { return }
    if !flow.stack.isDue { showItems() }
    if let shown = flow.stack.shown { updateInsets(of: shown) }
    layOutBars()
    followTabBar()
    flow.bars.hold(nil)
    preferredContentSizeMayHaveChanged()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Hides the bar of an enclosing tab bar controller if a controller of the stack wants that, or
  /// shows it.
  ///
  /// - Parameter movesBar: Whether the bar moves now, and not only the insets for it change.
  private func followTabBar(movesBar: Bool = true) {
    flow.bars.hidesTabBar = flow.stack.seen.contains(where: \.hidesBottomBarWhenPushed)
    for ancestor in sequence(first: self as ViewController, next: \.parent).dropFirst() {
      (ancestor as? any SystemContainer)?.bottomBarWishDidChange(movesBar: movesBar)
    }
  }

  /// Changes the bars along with a transition.
  func accompany(_ session: TransitionSession, from old: ViewController, to new: ViewController) {
    let isBack = flow.running?.operation == .pop
    let items = flow.stack.seen.map(\.navigationItem)
    let change = flow.bars.madeNavigationBar?.change(
      to: items, isBack: isBack, isAnimated: session.isAnimated)
    // The new controller has its final insets from its first layout on.
    flow.bars.hold(old)
    followTabBar(movesBar: false)
    updateInsets(of: new)
    guard session.isAnimated else {
      change?.finish(isCompleted: true)
      flow.bars.toolbar.setItems(new.toolbarItems, animated: false)
      followTabBar()
      return layOutBars()
    }
    setNeedsStatusBarAppearanceUpdate()
    change?.prepare()
    flow.bars.follow(new.scrollViewForBars)
    let formerTools = flow.bars.toolbar.items
    _ = session.coordinator.animate { [weak self] _ in
      change?.show()
      self?.flow.bars.toolbar.setItems(new.toolbarItems, animated: false)
      self?.followContent()
      self?.followTabBar()
      self?.layOutBars()
    } completion: { [weak self] context in
      change?.finish(isCompleted: !context.isCancelled)
      guard let self, context.isCancelled else { return }
      flow.bars.toolbar.setItems(formerTools, animated: false)
      flow.bars.follow(old.scrollViewForBars)
      followContent()
      layOutBars()
    }
  }

  func toolbarItemsDidChange(of controller: ViewController, isAnimated: Bool) {
    guard controller === topViewController, flow.running == nil else { return }
    flow.bars.toolbar.setItems(controller.toolbarItems, animated: isAnimated)
  }

  func contentScrollViewDidChange(of controller: ViewController) {
    if controller === flow.stack.shown { followContent() }
  }

  /// Follows the scroll view of the controller that is shown, or that comes.
  func followContent() {
    flow.bars.follow(flow.stack.coming?.scrollViewForBars)
    flow.bars.updateExtension()
  }
}
