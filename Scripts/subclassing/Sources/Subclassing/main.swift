// Overrides what the article Subclassing lists, lets the library call each override, and fails where one was not.
import Containers

#if canImport(Glibc)
  import Glibc
#endif

let platform = HeadlessPlatform()
let application = Application(platform: platform)
let window = CountedWindow(frame: Rect(x: 0, y: 0, width: 320, height: 400))
window.host = application
let root = CountedController()
window.rootViewController = root
window.makeKeyAndVisible()

@MainActor
func turn() {
  for _ in 0..<3 {
    application.turn()
    platform.advance(by: .milliseconds(500))
  }
}
turn()

// Views.
let view = CountedView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
view.autoresizingMask = .flexibleWidth
root.view.addSubview(view)
root.view.frame.size.width += 10
let placed = CountedView()
placed.translatesAutoresizingMaskIntoConstraints = false
root.view.insertSubview(placed, at: 0)
root.view.insertSubview(View(), aboveSubview: view)
root.view.insertSubview(View(), belowSubview: view)
LayoutConstraint.activate([
  placed.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 60),
  placed.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 60),
  placed.widthAnchor.constraint(equalToConstant: 20),
  placed.heightAnchor.constraint(equalToConstant: 20),
])
View.animate(withDuration: .milliseconds(10)) { view.alpha = 0.5 }
view.backgroundColor = .black
view.isHidden = true
view.isHidden = false
view.isUserInteractionEnabled = true
view.setNeedsLayout()
view.setNeedsDisplay()
view.invalidateIntrinsicContentSize()
_ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
let label = CountedLabel(text: "Text")
root.view.addSubview(label)
root.view.addSubview(CountedImageView(image: nil))
turn()

// Touches.
window.send(
  .pointerPressed(.primary, Point(x: 40, y: 40), modifiers: []), at: application.now)
window.send(
  .pointerReleased(.primary, Point(x: 40, y: 40), modifiers: []), at: application.now)

// Controls.
let slider = CountedSlider()
slider.value = 0.5
slider.accessibilityIncrement()
let stepper = CountedStepper()
stepper.accessibilityIncrement()
let toggle = CountedSwitch()
toggle.isOn = true
toggle.performPrimaryAction()
CountedProgressView().progress = 0.5
let segments = CountedSegmentedControl(items: ["One", "Two"])
segments.selectedSegmentIndex = 1
let pages = CountedPageControl()
pages.numberOfPages = 3
pages.accessibilityIncrement()
let button = CountedButton(title: "Press")
button.isEnabled = true
button.isSelected = true
button.frame = Rect(x: 0, y: 200, width: 100, height: 40)
root.view.addSubview(button)
turn()
window.send(.pointerPressed(.primary, Point(x: 20, y: 220), modifiers: []), at: application.now)
window.send(.pointerReleased(.primary, Point(x: 20, y: 220), modifiers: []), at: application.now)

// Lists.
func snapshot(_ items: [Int]) -> DiffableDataSourceSnapshot<Int, Int> {
  var snapshot = DiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems(items)
  return snapshot
}
let table = CountedTable(frame: Rect(x: 0, y: 250, width: 200, height: 100))
table.register(CountedCell.self, forCellReuseIdentifier: "cell")
root.view.addSubview(table)
let rows = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
  table.dequeueReusableCell(withIdentifier: "cell", for: path)
}
rows.apply(snapshot([1, 2]), animatingDifferences: false)
turn()
rows.apply(snapshot([2, 3]), animatingDifferences: false)
let collection = CountedCollection(
  frame: Rect(x: 200, y: 250, width: 100, height: 100), collectionViewLayout: CountedLayout())
collection.register(CountedItem.self, forCellWithReuseIdentifier: "cell")
root.view.addSubview(collection)
let items = CollectionViewDiffableDataSource<Int, Int>(
  collectionView: collection
) { collection, path, _ in
  collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
}
items.apply(snapshot([1, 2]), animatingDifferences: false)
turn()
items.apply(snapshot([2, 3]), animatingDifferences: false)
turn()

// Controllers.
let (first, second) = (CountedController(), CountedController())
root.addChild(first)
root.view.addSubview(first.view)
first.didMove(toParent: root)
turn()
root.addChild(second)
first.willMove(toParent: nil)
root.transition(from: first, to: second, duration: .milliseconds(10)) { _ in
  first.removeFromParent()
  second.didMove(toParent: root)
}
turn()
let (presenter, presented) = (CountedPresenter(), ViewController())
root.addChild(presenter)
root.view.addSubview(presenter.view)
presenter.didMove(toParent: root)
turn()
presented.modalPresentationStyle = .custom
presented.transitioningDelegate = presenter
presenter.show(presented, sender: nil)
turn()
presenter.dismiss(animated: false)
turn()
// Navigation.
let navigation = CountedNavigation(rootViewController: ViewController())
root.addChild(navigation)
navigation.view.frame = root.view.bounds
root.view.addSubview(navigation.view)
navigation.didMove(toParent: root)
turn()
navigation.viewControllers[0].show(ViewController(), sender: nil)
turn()
navigation.keyCommands.first?.performWithSender(nil)
turn()
navigation.pushViewController(ViewController(), animated: false)
turn()
navigation.popToRootViewController(animated: false)
navigation.viewControllers = [ViewController()]
turn()
let search = CountedSearch()
navigation.viewControllers[0].navigationItem.searchController = search
turn()
search.isActive = true
turn()
let split = CountedSplit(style: .doubleColumn)
split.setViewController(ViewController(), for: .primary)
let columns = SplitViewController()
columns.viewControllers = [CountedPrimary(), ViewController()]
for container in [split, columns] {
  root.addChild(container)
  root.view.addSubview(container.view)
  container.didMove(toParent: root)
}
turn()
split.showDetailViewController(ViewController(), sender: nil)
columns.traitOverrides.horizontalSizeClass = .regular
turn()
let pager = CountedPager(transitionStyle: .scroll, navigationOrientation: .horizontal)
pager.dataSource = pager
pager.setViewControllers([ViewController()], direction: .forward, animated: false)
root.addChild(pager)
root.view.addSubview(pager.view)
pager.didMove(toParent: root)
turn()
pager.scrolled(Scroll(windowLocation: .zero, delta: Point(x: 0, y: -48)))
turn()
_ = CountedController(nibName: nil, bundle: nil)
_ = CountedController(coder: NibCoder())
_ = CountedTableController()
MapViewController(nibName: nil, bundle: Nibs()).loadViewIfNeeded()
window.close()
turn()

let expected = [
  "View.init(frame:)", "View.init(coder:)", "View.frame", "View.bounds", "View.center",
  "View.alpha", "View.isHidden",
  "View.backgroundColor", "View.isUserInteractionEnabled", "View.setNeedsLayout",
  "View.setNeedsDisplay", "View.invalidateIntrinsicContentSize", "View.systemLayoutSizeFitting",
  "View.addSubview", "View.insertSubview(at:)", "View.insertSubview(aboveSubview:)",
  "View.insertSubview(belowSubview:)", "View.layoutSubviews", "View.draw", "View.didMoveToWindow",
  "View.touchesBegan", "Label.text", "Label.font", "Label.drawText", "Label.textRect",
  "ImageView.image", "Slider.value", "Slider.setValue", "Stepper.value", "Switch.isOn",
  "Switch.setOn", "ProgressView.progress", "ProgressView.setProgress",
  "SegmentedControl.selectedSegmentIndex", "PageControl.numberOfPages", "PageControl.currentPage",
  "Control.isEnabled", "Control.isHighlighted", "Control.isSelected", "TableView.reloadData",
  "TableView.performBatchUpdates", "TableView.insertRows", "TableView.deleteRows",
  "TableViewCell.init(style:reuseIdentifier:)", "TableViewCell.systemLayoutSizeFitting",
  "CollectionView.insertItems", "CollectionView.deleteItems", "CollectionViewCell.init(frame:)",
  "CollectionViewLayout.layoutAttributesForElements", "ViewController.init",
  "ViewController.init(nibName:bundle:)", "ViewController.init(coder:)", "NibSource.loadNib",
  "TableViewController.init",
  "ViewController.view", "ViewController.loadView", "ViewController.addChild",
  "ViewController.removeFromParent", "ViewController.beginAppearanceTransition",
  "ViewController.endAppearanceTransition", "ViewController.overrideTraitCollection",
  "ViewController.present",
  "PresentationController.presentedView",
  "PresentationController.frameOfPresentedViewInContainerView",
  "PresentationController.shouldPresentInFullscreen",
  "PresentationController.shouldRemovePresentersView",
  "PresentationController.presentationTransitionWillBegin",
  "PresentationController.dismissalTransitionDidEnd",
  "PresentationController.containerViewWillLayoutSubviews",
  "NavigationController.pushViewController", "NavigationController.popViewController",
  "NavigationController.popToViewController", "NavigationController.setViewControllers",
  "SearchController.searchBar", "SearchController.searchResultsController",
  "SearchController.hidesNavigationBarDuringPresentation",
  "SplitViewController.setViewController", "SplitViewController.show",
  "collapseSecondaryViewController", "separateSecondaryViewController",
  "PageViewController.dataSource", "PageViewController.wheelTurnsPages",
  "Window.init(frame:)", "Window.isHidden", "Window.becomeKey", "Window.resignKey",
  "Window.sendEvent",
]
let missing = Calls.missing(of: expected)
guard missing.isEmpty else {
  print("never called: \(missing.joined(separator: ", "))")
  exit(1)
}
print("\(expected.count) overrides, each called")
