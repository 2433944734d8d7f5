import Containers

extension SetterTable {
  mutating func addBars() {
    addItems()
    addNavigationItems()
    addNavigationBars()
    addToolbars()
    addTabBars()
  }

  private mutating func addItems() {
    let (menu, action, view) = (Menu(children: []), Action(title: "Act") { _ in }, View())
    for make in [toolbarItem, navigationBarItem] {
      add("BarButtonItem.customView", partOf: make) { $0.customView = view }
      add("BarButtonItem.isHidden", partOf: make) { $0.isHidden = true }
      add("BarButtonItem.isSelected", partOf: make) { $0.isSelected = true }
      add("BarButtonItem.menu", partOf: make) { $0.menu = menu }
      add("BarButtonItem.primaryAction", partOf: make) { $0.primaryAction = action }
      add("BarButtonItem.primaryAction (titled anew)", partOf: make) {
        $0.primaryAction = action
        $0.title = "Own"
      }
      add("BarButtonItem.style", partOf: make) { $0.style = .done }
      add("BarButtonItem.tintColor", partOf: make) { $0.tintColor = .systemRed }
      add("BarButtonItem.toolTip", partOf: make) { $0.toolTip = "Tip" }
      add("BarButtonItem.width", partOf: make) { $0.width = 70 }
      add("BarItem.image", partOf: make) { $0.image = Image(systemName: "plus") }
      add("BarItem.isEnabled", partOf: make) { $0.isEnabled = false }
      add("BarItem.title", partOf: make) { $0.title = "Other" }
    }
  }

  private mutating func addNavigationItems() {
    let (action, button, others) = (
      Action(title: "Act") { _ in }, BarButtonItem(title: "Own", target: nil, action: nil),
      [
        BarButtonItem(title: "A", target: nil, action: nil),
        BarButtonItem(title: "B", target: nil, action: nil),
      ]
    )
    let (view, search) = (View(), SearchController(searchResultsController: nil))
    add("NavigationItem.backAction", partOf: item) { $0.backAction = action }
    add("NavigationItem.backBarButtonItem", partOf: item) { $0.backBarButtonItem = button }
    add("NavigationItem.backButtonDisplayMode", partOf: item) {
      $0.backButtonDisplayMode = .minimal
    }
    add("NavigationItem.backButtonTitle", partOf: item) { $0.backButtonTitle = "Up" }
    add("NavigationItem.hidesBackButton", partOf: item) { $0.hidesBackButton = true }
    add("NavigationItem.hidesSearchBarWhenScrolling", partOf: item) {
      $0.hidesSearchBarWhenScrolling = false
    }
    add("NavigationItem.largeTitleDisplayMode", partOf: item) {
      $0.largeTitleDisplayMode = .always
    }
    add("NavigationItem.leftBarButtonItem", partOf: item) { $0.leftBarButtonItem = button }
    add("NavigationItem.leftBarButtonItems", partOf: item) { $0.leftBarButtonItems = others }
    add("NavigationItem.leftItemsSupplementBackButton", partOf: item) {
      $0.leftItemsSupplementBackButton = true
    }
    add("NavigationItem.preferredSearchBarPlacement", partOf: item) {
      $0.preferredSearchBarPlacement = .stacked
    }
    add("NavigationItem.prompt", partOf: item) { $0.prompt = "Prompt" }
    add("NavigationItem.rightBarButtonItem", partOf: item) { $0.rightBarButtonItem = button }
    add("NavigationItem.rightBarButtonItems", partOf: item) { $0.rightBarButtonItems = others }
    add("NavigationItem.scrollEdgeAppearance", partOf: item) {
      $0.scrollEdgeAppearance = NavigationBarAppearance()
    }
    add("NavigationItem.searchController", partOf: item) { $0.searchController = search }
    add("NavigationItem.setLeftBarButton", partOf: item) {
      $0.setLeftBarButton(button, animated: true)
    }
    add("NavigationItem.setLeftBarButtonItems", partOf: item) {
      $0.setLeftBarButtonItems(others, animated: false)
    }
    add("NavigationItem.setRightBarButton", partOf: item) {
      $0.setRightBarButton(button, animated: false)
    }
    add("NavigationItem.setRightBarButtonItems", partOf: item) {
      $0.setRightBarButtonItems(others, animated: true)
    }
    add("NavigationItem.standardAppearance", partOf: item) {
      $0.standardAppearance = NavigationBarAppearance()
    }
    add("NavigationItem.title", partOf: item) { $0.title = "Other" }
    add("NavigationItem.titleView", partOf: item) { $0.titleView = view }
  }

  private mutating func addNavigationBars() {
    var appearance = NavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes.font = .caption
    let (own, items) = (appearance, [NavigationItem(title: "A"), NavigationItem(title: "B")])
    add("NavigationBar.compactAppearance", navigationBar()) { $0.compactAppearance = own }
    add("NavigationBar.items", NavigationBar(), to: items) { $0.items = $1 }
    add("NavigationBar.items (none)", NavigationBar()) { $0.items = [] }
    add("NavigationBar.prefersLargeTitles", navigationBar()) { $0.prefersLargeTitles = true }
    add("NavigationBar.scrollEdgeAppearance", navigationBar()) { $0.scrollEdgeAppearance = own }
    add("NavigationBar.setItems", NavigationBar(), to: items) { $0.setItems($1, animated: true) }
    add("NavigationBar.standardAppearance", navigationBar()) { $0.standardAppearance = own }
  }

  private mutating func addToolbars() {
    var appearance = BarAppearance()
    appearance.backgroundColor = .systemRed
    let own = appearance
    add("Toolbar.items", Toolbar(), to: [BarButtonItem(systemItem: .add)]) { $0.items = $1 }
    add("Toolbar.setItems", Toolbar(), to: [BarButtonItem(systemItem: .add)]) {
      $0.setItems($1, animated: true)
    }
    add("Toolbar.standardAppearance", Toolbar()) { $0.standardAppearance = own }
    add("TabBar.standardAppearance", TabBar()) { $0.standardAppearance = own }
  }

  private mutating func addTabBars() {
    add("TabBar.items", TabBar(), to: tabs()) { $0.items = $1 }
    add("TabBar.setItems", TabBar(), to: tabs()) { $0.setItems($1, animated: true) }
    add("TabBar.selectedItem", tabBar()) { $0.selectedItem = $0.items?.last }
    add("TabBarItem.badgeColor", tabBar()) { $0.items?[0].badgeColor = .systemRed }
    add("TabBarItem.badgeValue", tabBar()) { $0.items?[0].badgeValue = "3" }
    add("TabBarItem.selectedImage", tabBar()) {
      $0.items?[0].selectedImage = Image(systemName: "plus")
    }
    add("BarItem.title (tab)", tabBar()) { $0.items?[0].title = "Other" }
    add("BarItem.image (tab)", tabBar()) { $0.items?[0].image = Image(systemName: "plus") }
  }
}

// MARK: What has the members

@MainActor
private func toolbarItem() -> (View, BarButtonItem) {
  let (bar, item) = (Toolbar(), BarButtonItem(title: "Item", target: nil, action: nil))
  bar.items = [item]
  return (bar, item)
}

@MainActor
private func navigationBarItem() -> (View, BarButtonItem) {
  let (bar, item) = (NavigationBar(), BarButtonItem(title: "Item", target: nil, action: nil))
  let top = NavigationItem(title: "Top")
  top.rightBarButtonItem = item
  bar.items = [top]
  return (bar, item)
}

@MainActor
private func navigationBar() -> NavigationBar {
  let bar = NavigationBar()
  bar.items = [NavigationItem(title: "Below"), NavigationItem(title: "Top")]
  return bar
}

@MainActor
private func item() -> (ViewController, NavigationItem) {
  let top = ViewController()
  let navigation = NavigationController(rootViewController: ViewController())
  navigation.pushViewController(top, animated: false)
  return (navigation, top.navigationItem)
}

@MainActor
private func tabs() -> [TabBarItem] {
  ["A", "B"].map { TabBarItem(title: $0, image: Image(systemName: "star")) }
}

@MainActor
private func tabBar() -> TabBar {
  let bar = TabBar()
  bar.items = tabs()
  bar.selectedItem = bar.items?.first
  return bar
}
