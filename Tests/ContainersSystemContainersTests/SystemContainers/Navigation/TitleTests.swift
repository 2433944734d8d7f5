import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The titles of controllers", .noWarnings)
struct TitleTests {
  let transcript = Transcript()

  /// What is around the controller whose title changes.
  enum Surroundings: CaseIterable {
    case navigation, largeTitle, tabs, split, collapsed, presented
  }

  private nonisolated static let moments = [
    "viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidAppear(false)",
  ]

  /// Shows a controller on a stage.
  private func show(_ controller: ViewController, in surroundings: Surroundings) -> Stage {
    let navigation = NavigationController(rootViewController: controller)
    switch surroundings {
    case .navigation: return Stage(navigation, size: Size(width: 400, height: 500))
    case .largeTitle:
      navigation.navigationBar.prefersLargeTitles = true
      return Stage(navigation, size: Size(width: 400, height: 500))
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [navigation, ViewController()]
      return Stage(tabs, size: Size(width: 400, height: 500))
    case .split, .collapsed:
      let split = SplitViewController(style: .doubleColumn)
      split.setViewController(controller, for: .primary)
      split.setViewController(ViewController(), for: .secondary)
      return Stage(split, size: Size(width: surroundings == .split ? 1000 : 400, height: 500))
    case .presented:
      let stage = Stage(ViewController(), size: Size(width: 400, height: 500))
      stage.window.rootViewController?.present(navigation, animated: false)
      return stage
    }
  }

  /// The texts of the headers that are shown.
  private func headers(_ stage: Stage) -> [String] {
    stage.elements.filter { $0.semantics.role == .heading }.compactMap(\.semantics.label)
  }

  @Test("F304: setting the controller's title sets those of its items, whichever were set before")
  func bothItems() {
    let controller = ViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")

    controller.navigationItem.title = "Bar"
    controller.tabBarItem.title = "Tab"
    #expect(controller.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    #expect(controller.tabBarItem.title == "Two")
    controller.tabBarItem = TabBarItem(title: "Own", image: nil)
    #expect(controller.title == "Two")
    controller.title = nil

    #expect(controller.navigationItem.title == nil)
    #expect(controller.tabBarItem.title == nil)
  }

  @Test("F304: an item's title sets only that, and stays empty where it is emptied")
  func oneItem() {
    let controller = ViewController()
    controller.title = "One"

    controller.navigationItem.title = nil

    #expect(controller.navigationItem.title == nil)
    #expect(controller.tabBarItem.title == "One")
    #expect(controller.title == "One")
  }

  @Test("F304: a title set in any callback is shown", arguments: Surroundings.allCases, moments)
  func moments(_ surroundings: Surroundings, _ moment: String) {
    let controller = RecordingController("Old", transcript)
    controller.whenCalled = { [weak controller] in if $0 == moment { controller?.title = "New" } }

    let stage = show(controller, in: surroundings)
    stage.settle()

    #expect(headers(stage).contains("New"))
    #expect(!headers(stage).contains("Old"))
  }

  @Test("F304: the bar follows titles of the controller and of its item at once, the last one wins")
  func following() {
    for surroundings in Surroundings.allCases {
      let controller = RecordingController("Old", transcript)
      let stage = show(controller, in: surroundings)
      stage.settle()
      for (change, expected) in [
        ({ controller.title = "New" }, "New"),
        ({ controller.navigationItem.title = "Item" }, "Item"),
        ({ controller.title = "Last" }, "Last"),
      ] {
        change()
        stage.turn()
        #expect(headers(stage).contains(expected), "\(surroundings)")
      }
      #expect(!headers(stage).contains("Item"), "\(surroundings)")
    }
  }

  @Test("F304: a title that changes during a push or a pop is shown afterward")
  func transitions() {
    let scene = NavigationScene()
    let top = scene.controller("B")
    scene.navigation.pushViewController(top, animated: true)
    scene.stage.advance(by: .milliseconds(100))
    top.title = "Pushed"
    scene.root.title = "Covered"
    scene.stage.settle()
    #expect(scene.stage.element("Pushed") != nil)
    #expect(scene.stage.element("Covered") != nil)

    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(100))
    scene.root.title = "Back again"
    scene.stage.settle()

    #expect(headers(scene.stage) == ["Back again"])
  }

  @Test("F304, F401: a tab follows the title of what it shows, however its stack changes")
  func tabs() {
    let tabs = TabBarController()
    let navigation = NavigationController()
    tabs.viewControllers = [navigation, ViewController()]
    let stage = Stage(tabs, size: Size(width: 400, height: 500))
    func tab() -> String? {
      stage.settle()
      return tabs.tabBar.items?.first?.title
    }
    let (home, other) = (ViewController(), ViewController())
    (home.title, other.title) = ("Home", "Other")

    navigation.pushViewController(home, animated: false)
    #expect(tab() == "Home")
    home.title = "House"
    #expect(tab() == "House")
    navigation.setViewControllers([other, home], animated: false)
    #expect(tab() == "Other")
    other.tabBarItem = TabBarItem(title: "Own", image: nil)
    #expect(tab() == "Own")
    #expect(tabs.tabBar.selectedItem === other.tabBarItem)
    navigation.setViewControllers([], animated: false)
    #expect(tab() == nil)
    navigation.tabBarItem = TabBarItem(title: "Fixed", image: nil)
    navigation.setViewControllers([home], animated: false)
    #expect(tab() == "Fixed")
    home.title = "Hut"
    #expect(tab() == "Fixed")
    navigation.title = "Stack"

    #expect(tab() == "Stack")
    #expect(home.tabBarItem.title == "Hut")
  }

  @Test("F304: two tabs never share an item, when a root passes from one stack to the other")
  func passing() {
    let (one, two) = (NavigationController(), NavigationController())
    let root = ViewController()
    root.title = "Root"
    one.viewControllers = [root]
    let tabs = TabBarController()
    tabs.viewControllers = [one, two]
    Stage(tabs).settle()

    two.viewControllers = [root]

    #expect(tabs.tabBar.items?.map(\.title) == [nil, "Root"])
    #expect(tabs.tabBar.items?[0] !== tabs.tabBar.items?[1])
  }

  @Test(
    "F304: a tab item of which something was set before the stack had a root stays",
    arguments: ["title", "image", "selectedImage", "badgeValue"])
  func itemBeforeRoot(_ part: String) {
    let navigation = NavigationController()
    let item = navigation.tabBarItem
    switch part {
    case "title": item.title = "Set"
    case "image": item.image = Image(systemName: "star")
    case "selectedImage": item.selectedImage = Image(systemName: "star")
    default: item.badgeValue = "3"
    }

    navigation.viewControllers = [ViewController()]

    #expect(navigation.tabBarItem === item)
  }
}
