/// What a controller contributes to the bars of its navigation controller.
@MainActor
final class NavigationParts {
  var item: NavigationItem?
  var toolbarItems: [BarButtonItem]?
  var editButtonItem: BarButtonItem?
  weak var contentScrollView: ScrollView?
  /// The keyboard state of the controller from before another controller covered it.
  var keyboard: KeyboardMemory?
}

extension ViewController {
  var navigationParts: NavigationParts { parts.part { NavigationParts() } }

  /// The nearest ancestor that is a navigation controller, or `nil` if there is none.
  public var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? NavigationController }.first
  }

  /// The navigation item of the controller, which the navigation bar shows while the controller is
  /// on top.
  ///
  /// It is created on first access.
  public var navigationItem: NavigationItem {
    let parts = navigationParts
    if let item = parts.item { return item }
    let made = NavigationItem(title: title)
    made.owner = self
    parts.item = made
    controllerState.titleFollowers.append { [weak made] in made?.title = $0 }
    return made
  }

  /// A button that turns editing of the controller on and off, with the title "Edit" or "Done".
  public var editButtonItem: BarButtonItem {
    let parts = navigationParts
    if let item = parts.editButtonItem { return item }
    let made = BarButtonItem(systemItem: .edit)
    made.primaryAction = Action(title: Messages.Bars.edit) { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    parts.editButtonItem = made
    controllerState.editingFollower = { [weak self] in self?.updateEditButton() }
    updateEditButton()
    return made
  }

  private func updateEditButton() {
    guard let item = navigationParts.editButtonItem else { return }
    item.title = isEditing ? Messages.Bars.done : Messages.Bars.edit
    item.style = isEditing ? .done : .plain
  }

  /// The items that the toolbar of the navigation controller shows while the controller is on top.
  public var toolbarItems: [BarButtonItem]? {
    get { navigationParts.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar, fading if animated.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    navigationParts.toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, isAnimated: animated)
  }

  /// Returns the scroll view that a bar at an edge tracks, or `nil` if none was set.
  public func contentScrollView(for edge: RectEdge) -> ScrollView? {
    navigationParts.contentScrollView
  }

  /// Sets the scroll view that a bar at an edge tracks.
  ///
  /// By default, the bar tracks the root view or its first subview, if that is a scroll view.
  public func setContentScrollView(_ scrollView: ScrollView?, for edge: RectEdge = .all) {
    navigationParts.contentScrollView = scrollView
    navigationController?.contentScrollViewDidChange(of: self)
  }

  /// The scroll view that bars follow, or `nil` if there is none.
  var followedScrollView: ScrollView? {
    if let set = navigationParts.contentScrollView { return set }
    guard let view = viewIfLoaded else { return nil }
    return view as? ScrollView ?? view.subviews.first as? ScrollView
  }
}
