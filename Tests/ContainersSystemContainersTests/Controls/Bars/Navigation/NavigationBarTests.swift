import Containers
import ContainersTesting
import Pixels
import TestSupport
import Testing

@MainActor
@Suite("The bars of a navigation controller", .noWarnings)
struct NavigationBarTests {
  let scene = NavigationScene()

  private func item(_ title: String, _ action: @escaping () -> Void = {}) -> BarButtonItem {
    BarButtonItem(title: title, primaryAction: Action(title: title) { _ in action() })
  }

  @Test(
    "F304: content that is shorter than the view starts below the bar, pushed or not",
    arguments: [false, true])
  func shortContent(isPushed: Bool) {
    let controller = ShortController()
    let navigation = NavigationController(
      rootViewController: isPushed ? ViewController() : controller)
    let stage = Stage(navigation, size: Size(width: 300, height: 400))
    if isPushed { navigation.pushViewController(controller, animated: true) }
    stage.settle()

    let bar = navigation.navigationBar
    #expect(
      controller.label.convert(controller.label.bounds, to: nil).minY
        == bar.convert(bar.bounds, to: nil).maxY)
  }

  @Test("F304: the bar shows the title of the top controller, and follows it")
  func title() {
    #expect(scene.stage.element("A") != nil)

    scene.root.title = "Denmark"
    scene.stage.settle()
    #expect(scene.stage.element("Denmark") != nil)
    scene.root.navigationItem.title = "Own"
    scene.stage.settle()

    #expect(scene.stage.element("Own") != nil)
    #expect(scene.stage.element("Denmark") == nil)
  }

  @Test("F311: an item runs its action, and a disabled one does not")
  func press() {
    var count = 0
    let add = item("Add") { count += 1 }
    scene.root.navigationItem.rightBarButtonItem = add
    scene.stage.settle()

    scene.stage.tap("Add")
    add.isEnabled = false
    scene.stage.settle()
    scene.stage.tap("Add")

    #expect(count == 1)
  }

  @Test("F311: items without room are in the menu More, the last ones first")
  func more() {
    var pressed: [String] = []
    scene.root.navigationItem.rightBarButtonItems = ["Compare", "Share it", "Remove", "Rename"].map
    {
      title in item(title) { pressed.append(title) }
    }
    scene.stage.resize(to: Size(width: 320, height: 600))
    scene.stage.settle()

    #expect(scene.stage.element("Compare") != nil)
    #expect(scene.stage.element("Rename") == nil)
    scene.stage.tap("More")
    scene.stage.settle()
    scene.stage.tap("Rename")
    scene.stage.settle()

    #expect(pressed == ["Rename"])
  }

  @Test("F311: each bar is one stop of Tab, in which arrows move")
  func focus() {
    scene.root.navigationItem.leftBarButtonItem = item("One")
    scene.root.navigationItem.rightBarButtonItem = item("Two")
    scene.root.toolbarItems = [item("Three")]
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.stage.settle()
    func focused() -> String? {
      (scene.stage.window.focusedView as? Button)?.accessibility.label
    }

    scene.stage.press(.tab)
    let first = focused()
    scene.stage.press(.rightArrow)
    let second = focused()
    scene.stage.press(.tab)

    #expect([first, second, focused()] == ["One", "Two", "Three"])
  }

  @Test(
    "T50: what leaves a page is a stop of Tab by itself",
    arguments: [
      BarButtonItem.SystemItem.close, .cancel, .done,
    ])
  func leaving(kind: BarButtonItem.SystemItem) {
    scene.root.navigationItem.leftBarButtonItem = item("One")
    let leave = BarButtonItem(systemItem: kind, primaryAction: Action { _ in })
    scene.root.navigationItem.rightBarButtonItems = [leave, item("Two")]
    scene.stage.settle()
    func focused() -> String? {
      (scene.stage.window.focusedView as? Button)?.accessibility.label
    }

    var forth: [String?] = []
    for _ in 0..<2 {
      scene.stage.press(.tab)
      forth.append(focused())
    }
    scene.stage.press(.tab, modifierFlags: .shift)

    #expect(forth == ["One", leave.title])
    #expect(focused() == "One")
  }

  @Test("F311: hovering shows the tool tip after 700 milliseconds")
  func toolTip() {
    let add = item("Add")
    add.toolTip = "Add a place"
    scene.root.navigationItem.rightBarButtonItem = add
    scene.stage.settle()
    let count = scene.stage.window.subviews.count

    scene.stage.move(to: "Add")
    scene.stage.advance(by: .milliseconds(600))
    #expect(scene.stage.window.subviews.count == count)
    scene.stage.advance(by: .milliseconds(150))

    #expect(scene.stage.window.subviews.count == count + 1)
    scene.stage.move(to: .point(Point(x: 200, y: 400)))
    #expect(scene.stage.window.subviews.count == count)
  }

  @Test("F311: the keyboard's focus shows the tool tip until a key is pressed")
  func toolTipOfFocus() {
    let add = item("Add")
    add.toolTip = "Add a place"
    scene.root.navigationItem.rightBarButtonItem = add
    scene.stage.settle()
    let count = scene.stage.window.subviews.count

    scene.stage.press(.tab)
    scene.stage.advance(by: .milliseconds(750))
    #expect(scene.stage.window.subviews.count == count + 1)

    scene.stage.press(.space)
    scene.stage.advance(by: .seconds(1))
    #expect(scene.stage.window.subviews.count == count)
  }

  @Test("F311: a press before the tool tip appears keeps it away")
  func toolTipOfPressed() {
    let add = item("Add")
    add.toolTip = "Add a place"
    scene.root.navigationItem.rightBarButtonItem = add
    scene.stage.settle()
    let count = scene.stage.window.subviews.count

    scene.stage.grab("Add")
    scene.stage.advance(by: .seconds(1))

    #expect(scene.stage.window.subviews.count == count)
  }

  @Test("F311: editButtonItem turns editing on and off, and its title follows")
  func editing() {
    scene.root.navigationItem.rightBarButtonItem = scene.root.editButtonItem
    scene.stage.settle()

    scene.stage.tap("Edit")
    scene.stage.settle()
    #expect(scene.root.isEditing)
    scene.stage.tap("Done")
    scene.stage.settle()

    #expect(!scene.root.isEditing)
    #expect(scene.stage.element("Edit") != nil)
  }

  /// Adds a scroll view that fills the root.
  private func addScrollView(height: Double) -> ScrollView {
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 400, height: height)
    scroll.frame = scene.root.view.bounds
    scene.root.view.addSubview(scroll)
    return scroll
  }

  @Test("F312: a large title adds 52 points, shrinks with the content and grows on overscroll")
  func largeTitle() {
    let scroll = addScrollView(height: 2000)
    let bar = scene.navigation.navigationBar
    bar.prefersLargeTitles = true
    scene.stage.settle()
    #expect(bar.frame.height == 96)
    #expect(scene.root.view.safeAreaInsets.top == 96)
    #expect(scroll.contentOffset.y == -96)

    scroll.contentOffset.y += 20
    scene.stage.settle()
    #expect(bar.frame.height == 76)
    scroll.contentOffset.y = 300
    scene.stage.settle()
    #expect(bar.frame.height == 44)
    #expect(scene.root.view.safeAreaInsets.top == 96)
  }

  private func labels(in view: View) -> [Label] {
    ((view as? Label).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test(
    "F312: a large title begins where the texts of rows do",
    arguments: [(320.0, 16.0), (399, 16), (400, 20), (900, 20)])
  func largeTitleEdge(width: Double, margin: Double) throws {
    let list = SearchList("Places", rows: 4)
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(navigation, size: Size(width: width, height: 600))
    stage.settle()

    let row = try #require(list.tableView.visibleCells.first).textLabel
    // The small title is in the middle.
    let titles = labels(in: navigation.navigationBar).filter { $0.text == "Places" }
    #expect(titles.map { $0.convert($0.bounds.origin, to: nil).x }.min() == margin)
    #expect(row.convert(row.bounds.origin, to: nil).x == margin)
    #expect(list.systemMinimumLayoutMargins.leading == margin)
  }

  @Test(
    "F312: the texts of the first and last buttons, and a long title, keep the margin",
    arguments: [(320.0, 16.0), (500, 20)])
  func buttonEdges(width: Double, margin: Double) throws {
    let root = ViewController()
    root.title = String(repeating: "Long title ", count: 30)
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(navigation, size: Size(width: width, height: 600))
    stage.settle()
    let title = try #require(
      labels(in: navigation.navigationBar).first { $0.text == root.title })
    #expect(title.convert(title.bounds, to: nil).minX == margin)
    #expect(title.bounds.width == width - 2 * margin)

    root.title = ""
    root.navigationItem.leftBarButtonItem = item("Left")
    root.navigationItem.rightBarButtonItem = item("Right")
    stage.settle()
    let buttons = try ["Left", "Right"].map { try #require(stage.element($0)).frame }
    // A button is 8 points wider than its text at each side.
    #expect(buttons[0].minX == margin - 8)
    #expect(buttons[1].maxX == width - margin + 8)
  }

  @Test("F312: scrolling comes to rest with the large title whole, or gone")
  func largeTitleRest() {
    let scroll = addScrollView(height: 2000)
    let bar = scene.navigation.navigationBar
    bar.prefersLargeTitles = true
    scene.stage.settle()
    let middle = Spot.point(Point(x: 200, y: 400))

    scene.stage.scroll(middle, by: Point(x: 0, y: -20), isPrecise: true)
    scene.stage.settle()
    #expect(bar.frame.height == 96)
    scene.stage.scroll(middle, by: Point(x: 0, y: -30), isPrecise: true)
    scene.stage.settle()
    #expect(bar.frame.height == 44)
    #expect(scroll.contentOffset.y == -44)
    scene.stage.scroll(middle, by: Point(x: 0, y: -30), isPrecise: true)
    scene.stage.settle()
    #expect(scroll.contentOffset.y == -14)
  }

  @Test("F312: content too short to hide the large title stays where it is")
  func shortContent() {
    let scroll = addScrollView(height: 534)
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.stage.settle()

    scene.stage.scroll(
      .point(Point(x: 200, y: 400)), by: Point(x: 0, y: -100), isPrecise: true)
    scene.stage.settle()

    #expect(scroll.contentOffset.y == -66)
  }

  @Test("F312: an automatic large title does as the one below; not in compact height")
  func largeTitleModes() {
    let bar = scene.navigation.navigationBar
    bar.prefersLargeTitles = true
    scene.root.navigationItem.largeTitleDisplayMode = .never
    scene.push()
    #expect(bar.frame.height == 44)

    scene.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
    scene.stage.settle()
    #expect(bar.frame.height == 96)
    scene.stage.resize(to: Size(width: 600, height: 300))
    scene.stage.settle()

    #expect(bar.frame.height < 44)
  }

  @Test("F312: a prompt adds a line of 30 points")
  func prompt() {
    scene.root.navigationItem.prompt = "Choose"
    scene.stage.settle()

    #expect(scene.navigation.navigationBar.frame.height == 74)
    #expect(scene.root.view.safeAreaInsets.top == 74)
  }

  @Test("F313: hidesBottomBarWhenPushed hides the toolbar with the push and brings it with the pop")
  func bottomBar() {
    scene.root.toolbarItems = [item("Tool")]
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.stage.settle()
    let top = scene.controller("B")
    top.hidesBottomBarWhenPushed = true

    scene.navigation.pushViewController(top, animated: true)
    scene.stage.settle()
    #expect(scene.navigation.toolbar.frame.minY >= 600)
    #expect(top.view.safeAreaInsets.bottom == 0)
    scene.navigation.popViewController(animated: true)
    scene.stage.settle()

    #expect(scene.navigation.toolbar.frame.maxY == 600)
  }

  @Test("Q51: an abandoned pop brings the title and the toolbar back")
  func abandoned() {
    scene.push()

    scene.stage.grab(.point(Point(x: 5, y: 300)))
    scene.stage.move(to: .point(Point(x: 120, y: 300)), steps: 8)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.settle()

    #expect(scene.stage.element("B") != nil)
    #expect(scene.navigation.navigationBar.items?.count == 2)
    #expect(scene.stage.element("A") != nil)
  }

  @Test("F312: scrollEdgeAppearance holds while the content is at its top")
  func scrollEdge() {
    let scroll = addScrollView(height: 2000)
    let bar = scene.navigation.navigationBar
    var edge = NavigationBarAppearance()
    edge.backgroundColor = DynamicColor(Color(red: 1, green: 0, blue: 0))
    bar.scrollEdgeAppearance = edge
    scene.stage.settle()
    func pixel() -> UInt32 { scene.stage.picture.bitmap[200, 5] & 0xFFFFFF }

    #expect(pixel() == 0xFF0000)
    scroll.contentOffset.y += 60
    scene.stage.settle()

    #expect(pixel() != 0xFF0000)
  }

  @Test("F312: the titles follow the scroll edge too, and the buttons keep the focus")
  func scrollEdgeTitles() throws {
    scene.root.title = "HHHH"
    let scroll = addScrollView(height: 2000)
    let bar = scene.navigation.navigationBar
    var edge = NavigationBarAppearance()
    edge.titleTextAttributes.color = DynamicColor(Color(red: 1, green: 0, blue: 0))
    bar.scrollEdgeAppearance = edge
    scene.root.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Edit", target: nil, action: nil)
    scene.stage.settle()
    func buttons(in view: View) -> [Button] {
      view.subviews.flatMap { ($0 as? Button).map { [$0] } ?? buttons(in: $0) }
    }
    let button = try #require(buttons(in: bar).first)
    scene.stage.window.moveFocus(to: button)
    func isTitleRed() -> Bool {
      let bitmap = scene.stage.picture.bitmap
      return (0..<44).contains { y in
        (100..<300).contains { x in bitmap[x, y] & 0xFFFFFF == 0xFF0000 }
      }
    }
    #expect(isTitleRed())

    scroll.contentOffset.y += 60
    scene.stage.settle()

    #expect(!isTitleRed())
    #expect(scene.stage.window.focusedView === button)
  }

  @Test("F310: the back button follows the back item of the controller below")
  func backItemChanges() {
    let item = BarButtonItem(title: "Home", target: nil, action: nil)
    scene.root.navigationItem.backBarButtonItem = item
    scene.navigation.pushViewController(ViewController(), animated: false)
    scene.stage.settle()
    #expect(scene.stage.element("Home") != nil)

    item.title = "Start"
    scene.stage.settle()

    #expect(scene.stage.element("Start") != nil)
    #expect(scene.stage.element("Home") == nil)
  }

  @Test("A navigation bar by itself pushes and pops items")
  func standalone() {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    scene.root.view.addSubview(bar)
    bar.pushItem(NavigationItem(title: "First"), animated: false)
    bar.pushItem(NavigationItem(title: "Second"), animated: false)
    scene.stage.settle()
    #expect(bar.backItem?.title == "First")

    bar.popItem(animated: true)
    scene.stage.settle()

    #expect(bar.topItem?.title == "First")
    #expect(bar.backItem == nil)
  }

  @Test("F312: pinned headers stay below a bar that has shrunk")
  func pinnedHeaders() throws {
    final class List: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        60
      }
      override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell() }
      override func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
      ) -> String? { "Header" }
    }
    let list = List(style: .plain)
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(navigation, size: Size(width: 400, height: 600))
    stage.settle()
    let header = try #require(list.tableView.headerView(forSection: 0))
    #expect(header.convert(header.bounds, to: nil).minY == 96)

    list.tableView.contentOffset.y = 200
    stage.settle()

    #expect(navigation.navigationBar.frame.height == 44)
    #expect(header.convert(header.bounds, to: nil).minY == 44)
  }
}

private final class ShortController: ViewController {
  let label = Label(text: "A line")

  override func loadView() { view = ScrollView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    view.addSubview(label)
    (view as? ScrollView)?.contentSize = Size(width: 100, height: 20)
  }
}
