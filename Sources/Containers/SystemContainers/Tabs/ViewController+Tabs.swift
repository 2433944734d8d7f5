/// The tab bar item of a controller, and what its tab remembers.
@MainActor
final class TabParts {
  /// Where an item comes from.
  enum Source {
    case made, root, program
  }

  var item: TabBarItem?
  var source = Source.made
  /// The focus and the first responder when the tab was left.
  var keyboard: KeyboardMemory?
}

extension ViewController {
  var tabParts: TabParts { parts.part { TabParts() } }

  /// The nearest ancestor that is a tab bar controller, or `nil` if there is none.
  public var tabBarController: TabBarController? { nearestAncestor() }

  /// The tab bar item of the controller.
  ///
  /// It is created with the controller's title on first access.
  ///
  /// Setting the title of the controller also sets the title of the item, but not the reverse. A
  /// navigation controller shares the item of its root controller, unless it has an item or a title
  /// of its own.
  public var tabBarItem: TabBarItem {
    get {
      let parts = tabParts
      if !keepsTabItem, let root = (self as? NavigationController)?.viewControllers.first {
        let item = root.tabBarItem
        if item !== parts.item {
          if title != nil { item.title = title }
          adopt(item, from: .root)
        }
        return item
      }
      if let item = parts.item, parts.source != .root { return item }
      let item = TabBarItem()
      item.title = title
      adopt(item, from: .made)
      return item
    }
    set {
      adopt(newValue, from: .program)
      tabBarController?.itemsMayHaveChanged()
    }
  }

  /// Whether the program has given the controller an item, or has set something of the one it has.
  private var keepsTabItem: Bool {
    guard let item = tabParts.item, tabParts.source == .made else {
      return tabParts.source == .program
    }
    return item.title != title || item.image != nil || item.selectedImage != nil
      || item.badgeValue != nil
  }

  private func adopt(_ item: TabBarItem, from source: TabParts.Source) {
    let isFollowed = tabParts.item != nil
    (tabParts.item, tabParts.source) = (item, source)
    guard !isFollowed else { return }
    controllerState.titleFollowers.append { [weak self] in self?.showInTab($0) }
  }

  private func showInTab(_ title: String?) {
    guard let item = tabParts.item else { return }
    // The title of a navigation controller takes precedence over that of its root.
    if let parent = parent as? NavigationController, parent.title != nil,
      parent.tabParts.item === item
    {
      return
    }
    item.title = title
  }
}
