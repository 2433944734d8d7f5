import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A resize of controllers that are not seen", .noWarnings)
struct HiddenResizeTests {
  private let transcript = Transcript()

  /// How the controller `H` comes to be loaded and hidden, with a child `C` that fills it.
  enum Place: CaseIterable {
    case covered, twiceCovered, behindTab, coveredBehindTab, beneathFullScreen, beneathContext
    case presentedBeneathFullScreen, pageAhead, curledPageAhead, hiddenColumn, hiddenTripleColumn
    case custom, customInTab, searchHolderBehindTab
  }

  private nonisolated static let start = Size(width: 400, height: 500)

  private func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name, transcript)
    controller.recordsTraits = true
    return controller
  }

  private func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Returns a stage on which `H` is loaded and hidden, and a closure that shows it again.
  private func scene(_ place: Place) -> (stage: Stage, show: () -> Void) {
    let (hidden, child) = (controller("H"), controller("C"))
    hidden.whenLoaded = { [child] in embed(child, in: $0) }
    let (stage, show) = scene(place, hidden)
    stage.settle()
    transcript.clear()
    return (stage, show)
  }

  private func scene(
    _ place: Place, _ hidden: RecordingController
  ) -> (stage: Stage, show: () -> Void) {
    func stage(_ root: ViewController) -> Stage {
      let stage = Stage(root, size: Self.start)
      stage.settle()
      return stage
    }
    func tabs(_ controller: ViewController) -> (Stage, () -> Void) {
      let tabs = TabBarController()
      tabs.viewControllers = [controller, ViewController()]
      let made = stage(tabs)
      tabs.selectedIndex = 1
      return (made, { tabs.selectedIndex = 0 })
    }
    func present(
      _ style: ModalPresentationStyle, over presenter: ViewController, in stage: Stage
    ) -> () -> Void {
      let above = ViewController()
      above.modalPresentationStyle = style
      presenter.present(above, animated: false)
      stage.settle()
      return { above.dismiss(animated: false) }
    }
    let navigation = NavigationController(rootViewController: hidden)
    switch place {
    case .covered, .twiceCovered:
      let made = stage(navigation)
      for _ in 0..<(place == .covered ? 1 : 2) {
        navigation.pushViewController(ViewController(), animated: false)
        made.settle()
      }
      return (made, { navigation.popToRootViewController(animated: false) })
    case .behindTab:
      navigation.viewControllers = []
      return tabs(hidden)
    case .coveredBehindTab:
      let (made, show) = tabs(navigation)
      navigation.pushViewController(ViewController(), animated: false)
      return (
        made,
        {
          show(); navigation.popViewController(animated: false)
        }
      )
    case .searchHolderBehindTab:
      hidden.navigationItem.searchController = SearchController(
        searchResultsController: ViewController())
      return tabs(navigation)
    case .beneathFullScreen:
      navigation.viewControllers = []
      let made = stage(hidden)
      return (made, present(.fullScreen, over: hidden, in: made))
    case .beneathContext:
      navigation.viewControllers = []
      let parent = ViewController()
      let made = stage(parent)
      embed(hidden, in: parent)
      hidden.definesPresentationContext = true
      made.settle()
      return (made, present(.overCurrentContext, over: hidden, in: made))
    case .presentedBeneathFullScreen:
      navigation.viewControllers = []
      let root = ViewController()
      let made = stage(root)
      hidden.modalPresentationStyle = .fullScreen
      root.present(hidden, animated: false)
      made.settle()
      return (made, present(.fullScreen, over: hidden, in: made))
    case .pageAhead, .curledPageAhead:
      navigation.viewControllers = []
      let pages = PageViewController(
        transitionStyle: place == .pageAhead ? .scroll : .pageCurl,
        navigationOrientation: .horizontal)
      let source = OnePageAhead(hidden)
      pages.dataSource = source
      pages.setViewControllers([ViewController()], direction: .forward, animated: false)
      let made = stage(pages)
      return (
        made,
        {
          withExtendedLifetime(source) {}
          pages.setViewControllers([hidden], direction: .forward, animated: false)
        }
      )
    case .hiddenColumn, .hiddenTripleColumn:
      navigation.viewControllers = []
      let split = SplitViewController(
        style: place == .hiddenColumn ? .doubleColumn : .tripleColumn)
      for column in split.style == .doubleColumn ? [] : [SplitViewController.Column.supplementary] {
        split.setViewController(ViewController(), for: column)
      }
      split.setViewController(hidden, for: .primary)
      split.setViewController(ViewController(), for: .secondary)
      split.preferredDisplayMode = .secondaryOnly
      let made = Stage(split, size: Size(width: 1000, height: 500))
      made.settle()
      if place == .hiddenTripleColumn {
        // The navigation controller around it is not loaded.
        hidden.loadViewIfNeeded()
      } else {
        split.show(.primary)
        made.settle()
        split.hide(.primary)
      }
      return (made, { split.show(.primary) })
    case .custom, .customInTab:
      navigation.viewControllers = []
      let parent = ViewController()
      embed(hidden, in: parent)
      let (made, show) = place == .custom ? (stage(parent), {}) : tabs(parent)
      hidden.view.removeFromSuperview()
      return (
        made,
        {
          show()
          hidden.view.frame = parent.view.bounds
          parent.view.addSubview(hidden.view)
        }
      )
    }
  }

  /// The sizes that the controller `H` has been told, and `C` in it.
  private func told(_ name: String = "H") -> [String] {
    transcript.lines.filter { $0.hasPrefix("\(name).viewWillTransition") }.map {
      String($0.dropFirst("\(name).viewWillTransition".count))
    }
  }

  @Test(
    "Q60: each loaded controller is told once per resize, there and back", arguments: Place.allCases
  )
  func once(_ place: Place) {
    let (stage, show) = scene(place)
    let isColumn = place == .hiddenColumn || place == .hiddenTripleColumn
    let sizes = [(640, 480), (500, 400), (640, 480), (400, 500)].map { size in
      isColumn ? (size.0 + 500, size.1) : size
    }
    for (width, height) in sizes {
      transcript.clear()
      stage.resize(to: Size(width: Double(width), height: Double(height)))
      #expect(told().count == 1)
      #expect(told("C") == told())
      if !isColumn {
        #expect(told() == ["(\(width)×\(height))"])
      } else {
        #expect(told().first?.hasSuffix("×\(height))") == true)
      }
      #expect(
        !transcript.lines.contains { $0.hasPrefix("H.viewWillLayout") } || place == .beneathContext)
    }
    show()
    stage.settle()
  }

  @Test(
    "Q60: and lays out when it is seen, in the size that it was told last",
    arguments: Place.allCases)
  func layout(_ place: Place) {
    let (stage, show) = scene(place)
    let size =
      place == .hiddenColumn || place == .hiddenTripleColumn
      ? Size(width: 1200, height: 600) : Size(width: 560, height: 440)
    stage.resize(to: size)
    let last = told().last
    transcript.clear()

    show()
    stage.settle()

    if place != .beneathContext {
      let lines = transcript.firstLines
      #expect(lines.contains("H.viewWillLayoutSubviews"))
      #expect(lines.contains("H.viewDidLayoutSubviews"))
      #expect(lines.contains("C.viewDidLayoutSubviews"))
    }
    #expect(told() == [])
    let view = stage.window.rootViewController.flatMap { find("H", in: $0) }?.view
    #expect(view.map { "(\(Int($0.bounds.width))×\(Int($0.bounds.height)))" } == last)
  }

  @Test("Q60: traits too, each once, and in force when it is seen", arguments: Place.allCases)
  func traits(_ place: Place) {
    let (stage, show) = scene(place)
    for style in [UserInterfaceStyle.dark, .light, .dark] {
      transcript.clear()
      stage.systemTraits = TraitCollection { $0.userInterfaceStyle = style }
      stage.settle()
      for name in ["H", "C"] {
        #expect(transcript.lines.filter { $0 == "\(name).willTransition" }.count == 1)
      }
    }
    show()
    stage.settle()
    let found = stage.window.rootViewController.flatMap { find("H", in: $0) }

    #expect(found?.traitCollection.userInterfaceStyle == .dark)
    #expect(found?.children.first?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "Q60: alongside changes of one that is not seen are made, and complete",
    arguments: Place.allCases)
  func alongside(_ place: Place) {
    let (stage, show) = scene(place)
    var lines: [String] = []
    let found = stage.window.rootViewController.flatMap { find("H", in: $0) }
    (found as? RecordingController)?.whenCoordinated = { coordinator in
      coordinator.animate { _ in
        lines.append("along")
      } completion: {
        lines.append("end \($0.isCancelled)")
      }
    }

    stage.resize(to: Size(width: 900, height: 700))
    stage.settle()

    #expect(lines == ["along", "end false"])
    show()
    stage.settle()
  }

  @Test("Q60: the same size tells nobody, and what is not loaded is neither told nor loaded")
  func unloaded() {
    let (loaded, unloaded) = (controller("H"), controller("U"))
    let tabs = TabBarController()
    tabs.viewControllers = [
      NavigationController(rootViewController: loaded), unloaded,
      NavigationController(rootViewController: controller("N")),
    ]
    let stage = Stage(tabs, size: Self.start)
    stage.settle()
    (tabs.viewControllers?[0] as? NavigationController)?.setViewControllers(
      [controller("U"), loaded], animated: false)
    stage.settle()
    transcript.clear()

    stage.resize(to: Self.start)
    #expect(transcript.linesWithoutLayout == [])
    stage.resize(to: Size(width: 420, height: 520))

    #expect(transcript.linesWithoutLayout == ["H.viewWillTransition(420×520)"])
    #expect(!unloaded.isViewLoaded)
  }

  @Test("Q60: a split in another tab is told as it will be, and is so when it is selected")
  func splitBehindTab() {
    let split = SplitViewController(style: .doubleColumn)
    let (primary, secondary) = (controller("P"), controller("D"))
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let tabs = TabBarController()
    tabs.viewControllers = [split, ViewController()]
    let stage = Stage(tabs, size: Size(width: 1000, height: 600))
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    for (width, name) in [(400.0, "P"), (1000, "D"), (400, "P"), (1200, "D")] {
      transcript.clear()
      stage.resize(to: Size(width: width, height: 600))
      stage.settle()
      #expect(told("P").count == 1)
      #expect(told("D").count == 1)
      let last = told(name).last
      tabs.selectedIndex = 0
      stage.settle()
      let view: View = name == "P" ? primary.view : secondary.view
      #expect(last == "(\(Int(view.bounds.width))×\(Int(view.bounds.height)))")
      #expect(split.isCollapsed == (width == 400))
      tabs.selectedIndex = 1
      stage.settle()
    }
  }

  /// Returns the controller with a title among a controller, its descendants and what they present.
  private func find(_ title: String, in controller: ViewController) -> ViewController? {
    if controller.title == title { return controller }
    let presented = controller.presentedViewController
    for child in controller.children + (presented.map { [$0] } ?? [])
    where child !== controller.presentingViewController {
      if child.presentingViewController === controller || child.parent === controller,
        let found = find(title, in: child)
      {
        return found
      }
    }
    return nil
  }
}

/// A data source with one page after the first.
@MainActor
private final class OnePageAhead: PageViewControllerDataSource {
  private let page: ViewController

  init(_ page: ViewController) { self.page = page }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { nil }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { viewController === page ? nil : page }
}
