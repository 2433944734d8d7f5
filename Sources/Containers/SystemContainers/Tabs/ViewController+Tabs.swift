/// What a controller contributes to a tab bar, and what its tab remembers.
@MainActor
final class TabParts {
  var item: TabBarItem?
  /// The focus and the first responder when the tab was left.
  var keyboard: KeyboardMemory?
}

extension ViewController {
  var tabParts: TabParts { parts.part { TabParts() } }

  /// The nearest ancestor that is a tab bar controller, or `nil` if there is none.
  public var tabBarController: TabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? TabBarController }.first
  }

  /// What the tab of the controller shows; made of its title on first use.
  ///
  /// The title of the item follows that of the controller. A navigation controller shares the item
  /// of its root unless it was given one; if it has a title, that counts.
  public var tabBarItem: TabBarItem {
    get {
      if let item = tabParts.item { return item }
      let root = (self as? NavigationController)?.viewControllers.first
      let item = root?.tabBarItem ?? TabBarItem()
      if root == nil || title != nil { item.title = title }
      adopt(item)
      return item
    }
    set {
      guard newValue !== tabParts.item else { return }
      adopt(newValue)
      tabBarController?.itemDidChange(of: self)
    }
  }

  private func adopt(_ item: TabBarItem) {
    let isFollowed = tabParts.item != nil
    tabParts.item = item
    guard !isFollowed else { return }
    controllerState.titleFollowers.append { [weak self] in self?.showInTab($0) }
  }

  private func showInTab(_ title: String?) {
    guard let item = tabParts.item else { return }
    // The title of a navigation controller counts more than that of its root.
    if let parent = parent as? NavigationController, parent.title != nil,
      parent.tabParts.item === item
    {
      return
    }
    item.title = title
  }
}
