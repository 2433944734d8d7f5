import Containers

extension SetterTable {
  mutating func addControllers() {
    addPlainControllers()
    addNavigation()
    addTabs()
    addSplits()
    addPages()
    addSearches()
  }

  private mutating func addPlainControllers() {
    add("ViewController.additionalSafeAreaInsets", showing: plain) {
      $0.additionalSafeAreaInsets = EdgeInsets(all: 9)
    }
    add("ViewController.isEditing", showing: plain) { $0.isEditing = true }
    add("ViewController.modalPresentationStyle", showing: plain) {
      $0.modalPresentationStyle = .formSheet
    }
    add("ViewController.overrideUserInterfaceStyle", showing: plain) {
      $0.overrideUserInterfaceStyle = .dark
    }
    add("ViewController.preferredContentSize", showing: plain) {
      $0.preferredContentSize = Size(width: 90, height: 80)
    }
    add("ViewController.preferredTransition", showing: plain) {
      $0.preferredTransition = .crossDissolve
    }
    add("ViewController.restorationClass", showing: plain) { $0.restorationClass = nil }
    add("ViewController.restorationIdentifier", showing: plain) {
      $0.restorationIdentifier = "controller"
    }
    add("ViewController.title", showing: plain) { $0.title = "Title" }
    add("ViewController.traitOverrides", showing: plain) {
      $0.traitOverrides.userInterfaceStyle = .dark
    }
    add("ViewController.transitioningDelegate", showing: plain) { $0.transitioningDelegate = nil }
    add("ViewController.view", showing: plain) { $0.view = $0.view }
    add("ViewController.viewRespectsSystemMinimumLayoutMargins", showing: plain) {
      $0.viewRespectsSystemMinimumLayoutMargins = false
    }
    add("ViewController.setEditing", showing: plain) { $0.setEditing(true, animated: true) }
    add("ViewController.setNeedsStatusBarAppearanceUpdate", showing: plain) {
      $0.setNeedsStatusBarAppearanceUpdate()
    }
    add("ViewController.setOverrideTraitCollection", showing: parent) {
      $0.setOverrideTraitCollection(
        TraitCollection { $0.userInterfaceStyle = .dark }, forChild: $0.children[0])
    }
    add("ScrollViewController.refreshControl", showing: { TableViewController() }) {
      $0.refreshControl = $0.refreshControl ?? RefreshControl()
    }
    add("TableViewController.setEditing", showing: { TableViewController() }) {
      $0.setEditing(true, animated: true)
    }
  }

  private mutating func addNavigation() {
    let items = [BarButtonItem(systemItem: .add)]
    add("NavigationController.hidesBarsWhenVerticallyCompact", showing: navigation) {
      $0.hidesBarsWhenVerticallyCompact = true
    }
    add("NavigationController.isNavigationBarHidden", showing: navigation) {
      $0.isNavigationBarHidden = true
    }
    add("NavigationController.isToolbarHidden", showing: navigation) { $0.isToolbarHidden = false }
    add("NavigationController.setNavigationBarHidden", showing: navigation) {
      $0.setNavigationBarHidden(true, animated: true)
    }
    add("NavigationController.setToolbarHidden", showing: navigation) {
      $0.setToolbarHidden(false, animated: true)
    }
    add("NavigationController.setViewControllers", showing: navigation) {
      $0.setViewControllers($0.viewControllers, animated: true)
    }
    add("NavigationController.viewControllers", showing: navigation) {
      $0.viewControllers = $0.viewControllers
    }
    add("ViewController.title (on top)", showing: navigation) {
      $0.topViewController?.title = "Title"
    }
    add("ViewController.toolbarItems", showing: navigation) {
      $0.isToolbarHidden = false
      $0.topViewController?.toolbarItems = items
    }
    add("ViewController.setToolbarItems", showing: navigation) {
      $0.isToolbarHidden = false
      $0.topViewController?.setToolbarItems(items, animated: true)
    }
    add("ViewController.setContentScrollView", showing: navigation) {
      let view = $0.topViewController?.view
      if view?.subviews.isEmpty == true { view?.addSubview(ScrollView()) }
      $0.topViewController?.setContentScrollView(view?.subviews.first as? ScrollView)
    }
  }

  private mutating func addTabs() {
    let tab = TabBarItem(title: "Own", image: nil)
    add("TabBarController.isSidebarHidden", showing: tabController) { $0.isSidebarHidden = true }
    add("TabBarController.isTabBarHidden", showing: tabController) { $0.isTabBarHidden = true }
    add("TabBarController.mode", showing: tabController) { $0.mode = .tabSidebar }
    add("TabBarController.selectedIndex", showing: tabController) { $0.selectedIndex = 1 }
    add("TabBarController.selectedViewController", showing: tabController) {
      $0.selectedViewController = $0.viewControllers?[1]
    }
    add("TabBarController.setTabBarHidden", showing: tabController) {
      $0.setTabBarHidden(true, animated: true)
    }
    add("TabBarController.setViewControllers", showing: tabController) {
      $0.setViewControllers($0.viewControllers, animated: true)
    }
    add("TabBarController.viewControllers", showing: tabController) {
      $0.viewControllers = $0.viewControllers
    }
    add("ViewController.tabBarItem", showing: tabController) {
      $0.viewControllers?[0].tabBarItem = tab
    }
  }

  private mutating func addSplits() {
    add("SplitViewController.allowsColumnResizing", showing: split) {
      $0.allowsColumnResizing = false
    }
    add("SplitViewController.displayModeButtonVisibility", showing: split) {
      $0.displayModeButtonVisibility = .never
    }
    add("SplitViewController.maximumPrimaryColumnWidth", showing: split) {
      $0.maximumPrimaryColumnWidth = 90
    }
    add("SplitViewController.maximumSupplementaryColumnWidth", showing: split) {
      $0.maximumSupplementaryColumnWidth = 90
    }
    add("SplitViewController.minimumPrimaryColumnWidth", showing: split) {
      $0.minimumPrimaryColumnWidth = 90
    }
    add("SplitViewController.minimumSecondaryColumnWidth", showing: split) {
      $0.minimumSecondaryColumnWidth = 90
    }
    add("SplitViewController.minimumSupplementaryColumnWidth", showing: split) {
      $0.minimumSupplementaryColumnWidth = 90
    }
    add("SplitViewController.preferredDisplayMode", showing: split) {
      $0.preferredDisplayMode = .oneOverSecondary
    }
    add("SplitViewController.preferredPrimaryColumnWidth", showing: split) {
      $0.preferredPrimaryColumnWidth = 90
    }
    add("SplitViewController.preferredPrimaryColumnWidthFraction", showing: split) {
      $0.preferredPrimaryColumnWidthFraction = 0.3
    }
    add("SplitViewController.preferredSplitBehavior", showing: split) {
      $0.preferredSplitBehavior = .overlay
    }
    add("SplitViewController.preferredSupplementaryColumnWidth", showing: split) {
      $0.preferredSupplementaryColumnWidth = 90
    }
    add("SplitViewController.preferredSupplementaryColumnWidthFraction", showing: split) {
      $0.preferredSupplementaryColumnWidthFraction = 0.3
    }
    add("SplitViewController.presentsWithGesture", showing: split) {
      $0.presentsWithGesture = false
    }
    add("SplitViewController.primaryBackgroundStyle", showing: split) {
      $0.primaryBackgroundStyle = .sidebar
    }
    add("SplitViewController.primaryEdge", showing: split) { $0.primaryEdge = .trailing }
    add("SplitViewController.setViewController", showing: split) {
      $0.setViewController($0.viewController(for: .primary), for: .primary)
    }
    add("SplitViewController.showsSecondaryOnlyButton", showing: split) {
      $0.showsSecondaryOnlyButton = true
    }
    add("SplitViewController.viewControllers", showing: classicSplit) {
      $0.viewControllers = $0.viewControllers
    }
  }

  private mutating func addPages() {
    let source = OnePage()
    add("PageViewController.dataSource", showing: pages) { $0.dataSource = source }
    add("PageViewController.isDoubleSided", showing: pages) { $0.isDoubleSided = true }
    add("PageViewController.setViewControllers", showing: pages) {
      $0.setViewControllers($0.viewControllers, direction: .forward, animated: true)
    }
  }

  private mutating func addSearches() {
    for isActive in [false, true] {
      let make = { search(isActive: isActive) }
      add("SearchController.automaticallyShowsCancelButton", partOf: make) {
        $0.automaticallyShowsCancelButton = false
      }
      add("SearchController.automaticallyShowsScopeBar", partOf: make) {
        $0.automaticallyShowsScopeBar = false
      }
      add("SearchController.automaticallyShowsSearchResultsController", partOf: make) {
        $0.automaticallyShowsSearchResultsController = false
      }
      add("SearchController.hidesNavigationBarDuringPresentation", partOf: make) {
        $0.hidesNavigationBarDuringPresentation = false
      }
      add("SearchController.isActive", partOf: make) { $0.isActive = isActive }
      add("SearchController.obscuresBackgroundDuringPresentation", partOf: make) {
        $0.obscuresBackgroundDuringPresentation = false
      }
      add("SearchController.showsSearchResultsController", partOf: make) {
        $0.showsSearchResultsController = true
      }
    }
  }
}

// MARK: What has the members

@MainActor
private func plain() -> ViewController { ViewController() }

@MainActor
private func parent() -> ViewController {
  let (parent, child) = (ViewController(), ViewController())
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
  return parent
}

@MainActor
private func navigation() -> NavigationController {
  let navigation = NavigationController(rootViewController: ViewController())
  navigation.pushViewController(ViewController(), animated: false)
  return navigation
}

@MainActor
private func tabController() -> TabBarController {
  let controller = TabBarController()
  controller.viewControllers = [ViewController(), ViewController()]
  return controller
}

@MainActor
private func split() -> SplitViewController {
  let split = SplitViewController(style: .tripleColumn)
  for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
    split.setViewController(ViewController(), for: column)
  }
  return split
}

@MainActor
private func classicSplit() -> SplitViewController {
  let split = SplitViewController()
  split.viewControllers = [ViewController(), ViewController()]
  return split
}

@MainActor
private func pages() -> PageViewController {
  let pages = PageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  pages.setViewControllers([ViewController()], direction: .forward, animated: false)
  return pages
}

@MainActor
private func search(isActive: Bool) -> (ViewController, SearchController) {
  let (content, search) = (
    ViewController(), SearchController(searchResultsController: ViewController())
  )
  content.navigationItem.searchController = search
  if isActive { search.isActive = true }
  return (NavigationController(rootViewController: content), search)
}

/// A data source without other pages.
private final class OnePage: PageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { nil }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { nil }
}
