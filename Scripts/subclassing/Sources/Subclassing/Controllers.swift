import Containers

class CountedController: ViewController {
  override init() {
    super.init()
    Calls.note("ViewController.init")
  }

  override init(nibName: String?, bundle: (any NibSource)?) {
    super.init(nibName: nibName, bundle: bundle)
    Calls.note("ViewController.init(nibName:bundle:)")
  }

  override init?(coder: NibCoder) {
    super.init(coder: coder)
    Calls.note("ViewController.init(coder:)")
  }

  override var view: View! { didSet { Calls.note("ViewController.view") } }

  override func loadView() {
    view = CountedView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    Calls.note("ViewController.loadView")
  }

  override func addChild(_ child: ViewController) {
    super.addChild(child)
    Calls.note("ViewController.addChild")
  }

  override func removeFromParent() {
    super.removeFromParent()
    Calls.note("ViewController.removeFromParent")
  }

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    Calls.note("ViewController.beginAppearanceTransition")
  }

  override func endAppearanceTransition() {
    super.endAppearanceTransition()
    Calls.note("ViewController.endAppearanceTransition")
  }

  override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    Calls.note("ViewController.overrideTraitCollection")
    return super.overrideTraitCollection(forChild: child)
  }
}

/// Presents what it is told to show, and is presented with counted methods.
final class CountedPresenter: ViewController, ViewControllerTransitioningDelegate {
  override func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    Calls.note("ViewController.present")
    super.present(controller, animated: animated, completion: completion)
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    CountedPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class CountedPresentation: PresentationController {
  override var presentedView: View? {
    Calls.note("PresentationController.presentedView")
    return super.presentedView
  }

  override var frameOfPresentedViewInContainerView: Rect {
    Calls.note("PresentationController.frameOfPresentedViewInContainerView")
    return super.frameOfPresentedViewInContainerView
  }

  override var shouldPresentInFullscreen: Bool {
    Calls.note("PresentationController.shouldPresentInFullscreen")
    return super.shouldPresentInFullscreen
  }

  override var shouldRemovePresentersView: Bool {
    Calls.note("PresentationController.shouldRemovePresentersView")
    return super.shouldRemovePresentersView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    Calls.note("PresentationController.presentationTransitionWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    Calls.note("PresentationController.dismissalTransitionDidEnd")
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    Calls.note("PresentationController.containerViewWillLayoutSubviews")
  }
}

final class CountedNavigation: NavigationController {
  override func pushViewController(_ viewController: ViewController, animated: Bool) {
    Calls.note("NavigationController.pushViewController")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> ViewController? {
    Calls.note("NavigationController.popViewController")
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    Calls.note("NavigationController.popToViewController")
    return super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    Calls.note("NavigationController.setViewControllers")
    super.setViewControllers(viewControllers, animated: animated)
  }
}

final class CountedSearch: SearchController {
  override var searchBar: SearchBar {
    Calls.note("SearchController.searchBar")
    return super.searchBar
  }

  override var searchResultsController: ViewController? {
    Calls.note("SearchController.searchResultsController")
    return super.searchResultsController
  }

  override var hidesNavigationBarDuringPresentation: Bool {
    get {
      Calls.note("SearchController.hidesNavigationBarDuringPresentation")
      return super.hidesNavigationBarDuringPresentation
    }
    set { super.hidesNavigationBarDuringPresentation = newValue }
  }
}

/// Its own data source, which has one other page.
final class CountedPager: PageViewController, PageViewControllerDataSource {
  private let other = ViewController()

  override var dataSource: (any PageViewControllerDataSource)? {
    get {
      Calls.note("PageViewController.dataSource")
      return super.dataSource
    }
    set { super.dataSource = newValue }
  }

  override var wheelTurnsPages: Bool {
    get {
      Calls.note("PageViewController.wheelTurnsPages")
      return super.wheelTurnsPages
    }
    set { super.wheelTurnsPages = newValue }
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { nil }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { viewController === other ? nil : other }
}

final class CountedSplit: SplitViewController {
  override func setViewController(_ viewController: ViewController?, for column: Column) {
    Calls.note("SplitViewController.setViewController")
    super.setViewController(viewController, for: column)
  }

  override func show(_ column: Column) {
    Calls.note("SplitViewController.show")
    super.show(column)
  }
}

/// The primary controller of a split without a column style.
final class CountedPrimary: ViewController {
  override func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: any SplitContainer
  ) {
    Calls.note("collapseSecondaryViewController")
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  override func separateSecondaryViewController(
    for splitViewController: any SplitContainer
  ) -> ViewController? {
    Calls.note("separateSecondaryViewController")
    return super.separateSecondaryViewController(for: splitViewController)
  }
}

/// Loads its view from a nib.
final class MapViewController: ViewController {}

final class Nibs: NibSource {
  func loadNib(named name: String, owner: ViewController) -> Bool {
    Calls.note("NibSource.loadNib")
    guard name == "MapView" else { return false }
    owner.view = CountedView(coder: NibCoder())
    return true
  }
}

final class CountedTableController: TableViewController {
  override init() {
    super.init()
    Calls.note("TableViewController.init")
  }
}

final class CountedWindow: Window {
  override init(frame: Rect) {
    super.init(frame: frame)
    Calls.note("Window.init(frame:)")
  }

  override var isHidden: Bool { didSet { Calls.note("Window.isHidden") } }

  override func becomeKey() {
    super.becomeKey()
    Calls.note("Window.becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    Calls.note("Window.resignKey")
  }

  override func sendEvent(_ event: TouchEvent) {
    super.sendEvent(event)
    Calls.note("Window.sendEvent")
  }

  // Compiles as long as no view of the library has an isolated deinitializer.
  deinit {}
}
