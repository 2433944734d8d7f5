import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Tab bars", .noWarnings)
struct TabBarTests {
  /// Returns the text of the tool tip, if one is shown.
  private func tip(_ stage: Stage) -> String? {
    func labels(_ view: View) -> [Label] {
      (view as? Label).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let overlays = stage.window.subviews.dropFirst()
    return overlays.flatMap(labels).first?.text
  }

  @Test("F401: tabs are made of the titles, and follow them")
  func titles() {
    let tabs = TabBarController()
    let plain = ViewController()
    plain.title = "Map"
    let root = ViewController()
    root.title = "List"
    let navigation = NavigationController(rootViewController: root)
    tabs.viewControllers = [plain, navigation]

    #expect(tabs.tabBar.items?.map(\.title) == ["Map", "List"])
    plain.title = "Globe"
    root.title = "Table"
    #expect(tabs.tabBar.items?.map(\.title) == ["Globe", "Table"])
    navigation.title = "Own"
    root.title = "Other"
    #expect(tabs.tabBar.items?.last?.title == "Own")
    #expect(root.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
  }

  @Test("F401: an item of an app's own replaces that of the title, and follows later titles")
  func ownItem() {
    let scene = TabScene()
    let item = TabBarItem(title: "Own", image: Image(systemName: "star"), tag: 7)

    scene[1].tabBarItem = item
    scene.stage.settle()

    #expect(scene.tabs.tabBar.items?[1] === item)
    #expect(item.tag == 7)
    #expect(scene.stage.element("Own") != nil)
    scene[1].title = "Later"
    #expect(item.title == "Later")
    scene.stage.tap("Later")
    #expect(scene.selected == "Later")
  }

  @Test("F406: tabs are reported as tabs of a list, with their place, the selected one and a value")
  func semantics() throws {
    let scene = TabScene()
    scene[1].tabBarItem.badgeValue = "3"
    scene[2].tabBarItem.badgeValue = ""
    scene.stage.settle()

    let bar = try #require(scene.stage.element("Tab bar"))
    #expect(bar.semantics.role == .tabList)
    let first = try #require(scene.stage.element("A", in: "Tab bar"))
    #expect(first.semantics.role == .tab)
    #expect(first.semantics.states.isSuperset(of: [.selectable, .selected]))
    #expect(
      first.semantics.position == AccessibilityProperties.Position(index: 1, count: 3))
    #expect(scene.stage.element("B", in: "Tab bar")?.semantics.value == "3")
    #expect(scene.stage.element("B", in: "Tab bar")?.semantics.states.contains(.selected) == false)
    #expect(scene.stage.element("C", in: "Tab bar")?.semantics.value == "New content")
    scene.tabs.selectedIndex = 1
    #expect(scene.stage.element("B", in: "Tab bar")?.semantics.states.contains(.selected) == true)
  }

  @Test("F402: tabs without room are in the menu of the last place, which shows a selected one")
  func more() throws {
    let scene = TabScene((1...8).map { "Tab \($0)" })
    #expect(scene.stage.element("Tab 5") != nil)
    #expect(scene.stage.element("Tab 6") == nil)
    #expect(scene.stage.element("More")?.semantics.states.contains(.selected) == false)
    #expect(scene.stage.element("More")?.semantics.states.contains(.hasPopup) == true)
    #expect(scene.stage.element("Tab 2")?.semantics.position?.count == 8)

    scene.stage.tap("More")
    scene.stage.settle()
    scene.stage.tap("Tab 7")
    scene.stage.settle()

    #expect(scene.selected == "Tab 7")
    #expect(scene.lines.contains("did.Tab 7"))
    #expect(scene.stage.element("More")?.semantics.states.contains(.selected) == true)
    scene.stage.tap("More")
    scene.stage.settle()
    #expect(scene.stage.element("Tab 7")?.semantics.states.contains(.checked) == true)
  }

  @Test("F402: with more room the menu goes")
  func lessOverflow() {
    let scene = TabScene((1...8).map { "Tab \($0)" })

    scene.stage.resize(to: Size(width: 590, height: 600))
    scene.stage.settle()

    #expect(scene.stage.element("More") == nil)
    #expect(scene.stage.element("Tab 8") != nil)
  }

  @Test("F405: a tap on the selected tab pops its navigation controller to the root")
  func popsToRoot() {
    let scene = TabScene(["A"])
    let navigation = NavigationController(rootViewController: scene.controller("R"))
    navigation.title = "N"
    navigation.pushViewController(scene.controller("X"), animated: false)
    navigation.pushViewController(scene.controller("Y"), animated: false)
    scene.tabs.viewControllers?.append(navigation)
    scene.stage.settle()

    scene.stage.tap("N")
    scene.stage.settle()
    #expect(navigation.viewControllers.count == 3)
    scene.clear()
    scene.tabs.selectedIndex = 1
    #expect(navigation.viewControllers.count == 3)
    scene.stage.tap(.element("N", in: "Tab bar"))

    #expect(navigation.viewControllers.count == 1)
    let told = ["should.N", "did.N", "Y.willMove(nil)"]
    #expect(scene.lines.filter(told.contains) == told)
    scene.stage.settle()
    #expect(scene.isBalanced)
  }

  @Test("F405: a tap on the selected tab scrolls its content to the top", arguments: [false, true])
  func scrollsToTop(_ isInNavigation: Bool) {
    final class Tall: ScrollViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = Size(width: 100, height: 5000)
      }
    }
    let tall = Tall()
    tall.title = "Tall"
    let tabs = TabBarController()
    let navigation = NavigationController(rootViewController: tall)
    navigation.title = "Tall"
    tabs.viewControllers = [isInNavigation ? navigation : tall]
    let stage = Stage(tabs, size: Size(width: 400, height: 600))
    stage.settle()
    let top = tall.scrollView.contentOffset.y
    tall.scrollView.contentOffset.y = 900
    stage.settle()

    stage.tap(.element("Tall", in: "Tab bar"))
    stage.settle()

    #expect(tall.scrollView.contentOffset.y == top)
  }

  @Test("F406: arrows move in the bar, Tab leaves it, Enter selects")
  func arrows() {
    let scene = TabScene()

    scene.stage.press(.tab)
    #expect(scene.stage.element("A")?.semantics.states.contains(.focused) == true)
    scene.stage.press(.rightArrow)
    #expect(scene.selected == "A")
    #expect(scene.stage.element("B")?.semantics.states.contains(.focused) == true)
    scene.stage.press(.enter)
    scene.stage.settle()

    #expect(scene.selected == "B")
    #expect(scene.lines.contains("did.B"))
    #expect(scene.stage.element("B")?.semantics.states.contains(.focused) == true)
    scene.stage.press(.rightArrow)
    scene.stage.press(.rightArrow)
    #expect(scene.stage.element("C")?.semantics.states.contains(.focused) == true)
  }

  @Test("F401: in a right-to-left layout the tabs begin at the right")
  func rightToLeft() {
    let scene = TabScene(rightToLeft: true)

    scene.stage.tap(at: Point(x: 380, y: 580))
    #expect(scene.selected == "A")
    scene.stage.tap(at: Point(x: 20, y: 580))
    #expect(scene.selected == "C")
    scene.stage.press(.tab)
    #expect(scene.stage.element("C")?.semantics.states.contains(.focused) == true)
    scene.stage.press(.rightArrow)
    scene.stage.press(.enter)
    #expect(scene.selected == "B")
  }

  @Test("F406: the wheel over the bar does not switch")
  func wheel() {
    let scene = TabScene()

    scene.stage.scroll(.point(Point(x: 200, y: 580)), by: Point(x: 40, y: 40))
    scene.stage.settle()

    #expect(scene.selected == "A")
  }

  @Test("F406: a disabled tab is not selected by a tap or a key")
  func disabled() {
    let scene = TabScene()
    scene[1].tabBarItem.isEnabled = false
    scene.stage.settle()

    scene.stage.tap("B")
    #expect(scene.selected == "A")
    scene.stage.press(.character("2"), modifierFlags: .control)
    #expect(scene.selected == "A")
    scene.stage.press(.pageDown, modifierFlags: .control)
    #expect(scene.selected == "C")
    #expect(scene.stage.element("B")?.semantics.states.contains(.enabled) == false)
  }

  @Test("F402: a title that is cut off is the tool tip of its tab")
  func toolTip() {
    let scene = TabScene(["A", "A tab with a title that is far too long for a bar", "C"])

    scene.stage.move(to: .point(Point(x: 200, y: 580)), steps: 1)
    scene.stage.advance(by: .milliseconds(800))

    #expect(tip(scene.stage) == scene[1].title)
    scene.stage.move(to: .point(Point(x: 50, y: 580)), steps: 1)
    scene.stage.advance(by: .milliseconds(800))
    #expect(tip(scene.stage) == nil)
  }

  // MARK: A bar of an app's own

  @Test("F401: a bar of an app's own tells its delegate of a tap, and not of a program's selection")
  func standalone() {
    final class Delegate: TabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { titles.append(item.title) }
    }
    let controller = ViewController()
    let bar = TabBar(frame: Rect(x: 0, y: 0, width: 400, height: 49))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = ["One", "Two", "Three"].map { TabBarItem(title: $0, image: nil) }
    bar.selectedItem = bar.items?.first
    controller.view.addSubview(bar)
    let stage = Stage(controller)
    stage.settle()

    stage.tap("Two")

    #expect(bar.selectedItem === bar.items?[1])
    #expect(delegate.titles == ["Two"])
    bar.setItems(bar.items?.reversed().dropLast(), animated: true)
    stage.settle()
    #expect(bar.selectedItem?.title == "Two")
    bar.items = nil
    #expect(bar.selectedItem == nil)
    #expect(bar.items == nil)
  }

  // MARK: Hiding

  @Test(
    "F401: a hidden bar gives its room to the content, animated or not", arguments: [true, false])
  func hidden(_ isAnimated: Bool) {
    let scene = TabScene()

    scene.tabs.setTabBarHidden(true, animated: isAnimated)
    scene.stage.settle()

    #expect(scene.tabs.isTabBarHidden)
    #expect(scene.tabs.tabBar.frame.minY >= 600)
    #expect(scene[0].view.safeAreaInsets == .zero)
    scene.tabs.isTabBarHidden = false
    scene.stage.settle()
    #expect(scene.tabs.tabBar.frame.maxY == 600)
    #expect(scene[0].view.safeAreaInsets.bottom == 49)
  }

  @Test("F401: F9 and a button hide the list at the side and show it")
  func sidebar() {
    let scene = TabScene(size: Size(width: 800, height: 600), mode: .tabSidebar)
    #expect(scene.tabs.tabBar.frame.width == 220)

    scene.stage.press(.function(9))
    scene.stage.settle()
    #expect(scene.tabs.isSidebarHidden)
    #expect(scene.tabs.tabBar.frame == Rect(x: 0, y: 0, width: 800, height: 49))
    #expect(scene[0].view.bounds.width == 800)
    scene.stage.tap("Show sidebar")
    scene.stage.settle()
    #expect(!scene.tabs.isSidebarHidden)
    scene.stage.tap("Hide sidebar")
    scene.stage.settle()
    #expect(scene.tabs.isSidebarHidden)
    scene.stage.press(.function(9))
    scene.stage.settle()
    scene.stage.tap("C")
    #expect(scene.selected == "C")
    #expect(!scene.order.contains("A.viewWillAppear(false)"))
  }

  @Test("F401: in a narrow window F9 does nothing, and the list is a bar")
  func narrowSidebar() {
    let scene = TabScene(mode: .tabSidebar)

    scene.stage.press(.function(9))
    scene.stage.settle()

    #expect(!scene.tabs.isSidebarHidden)
    #expect(scene.tabs.tabBar.frame.width == 400)
    #expect(scene.stage.element("Hide sidebar") == nil)
  }

  @Test("F401: a list at the side is at the right in a right-to-left layout")
  func mirroredSidebar() {
    let scene = TabScene(
      size: Size(width: 800, height: 600), rightToLeft: true, mode: .tabSidebar)

    #expect(scene.tabs.tabBar.frame == Rect(x: 580, y: 0, width: 220, height: 600))
    #expect(scene[0].view.convert(scene[0].view.bounds, to: nil).minX == 0)
    #expect(scene[0].view.bounds.width == 580)
  }

  @Test("F401: a hidden bar does not hide the list at the side, which selects as before")
  func hiddenBarBesideList() {
    let scene = TabScene(size: Size(width: 800, height: 600), mode: .tabSidebar)
    scene.tabs.isTabBarHidden = true
    scene.stage.settle()

    scene.stage.tap("B")
    scene.stage.settle()

    #expect(scene.selected == "B")
  }

  @Test("F402: a tab that is disabled while the menu is open is not selected")
  func disabledInMenu() {
    let scene = TabScene((1...8).map { "Tab \($0)" })
    scene.stage.tap("More")
    scene.stage.settle()
    scene[6].tabBarItem.isEnabled = false

    scene.stage.tap("Tab 7")
    scene.stage.settle()

    #expect(scene.selected == "Tab 1")
  }
}
