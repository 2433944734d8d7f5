import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Going back with a finger", .noWarnings)
struct NavigationContentPopTests {
  let scene = NavigationScene()

  private func swipe(from start: Point, by way: Point) {
    scene.stage.swipe(.point(start), by: way)
    scene.stage.settle()
  }

  @Test("F322: a finger goes back from anywhere on the content")
  func anywhere() {
    scene.push()

    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))

    #expect(scene.names == ["A"])
  }

  @Test("F322: a finger that goes the other way, or more down than across, does not go back")
  func otherWays() {
    scene.push()

    swipe(from: Point(x: 300, y: 300), by: Point(x: -280, y: 0))
    swipe(from: Point(x: 100, y: 100), by: Point(x: 200, y: 300))

    #expect(scene.names == ["A", "B"])
  }

  @Test("F322: a mouse goes back from the leading edge only")
  func mouse() {
    scene.push()

    scene.stage.drag(.point(Point(x: 100, y: 300)), to: .point(Point(x: 390, y: 300)), steps: 30)
    scene.stage.settle()

    #expect(scene.names == ["A", "B"])
  }

  @Test(
    "F322: what takes a horizontal drag itself keeps it", arguments: ["slider", "pan", "scroll"])
  func taken(by kind: String) {
    let top = scene.push()
    let frame = Rect(x: 50, y: 250, width: 300, height: 100)
    switch kind {
    case "slider": top.view.addSubview(Slider(frame: frame))
    case "pan":
      let view = View(frame: frame)
      view.addGestureRecognizer(PanGestureRecognizer())
      top.view.addSubview(view)
    default:
      let scrollView = ScrollView(frame: frame)
      scrollView.contentSize = Size(width: 900, height: 100)
      scrollView.contentOffset = Point(x: 300, y: 0)
      top.view.addSubview(scrollView)
    }
    scene.stage.settle()

    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))

    #expect(scene.names == ["A", "B"])
  }

  @Test("F322: a scroll view at its beginning leaves the drag to the stack")
  func scrollViewAtItsBeginning() {
    let top = scene.push()
    let scrollView = ScrollView(frame: Rect(x: 50, y: 250, width: 300, height: 100))
    scrollView.contentSize = Size(width: 900, height: 100)
    top.view.addSubview(scrollView)
    scene.stage.settle()

    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))

    #expect(scene.names == ["A"])
  }

  @Test("F322: at its first page a page controller leaves the drag to the stack")
  func firstPage() {
    let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Pages()
    source.hasBefore = true
    pages.dataSource = source
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    scene.navigation.pushViewController(pages, animated: false)
    scene.stage.settle()

    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))
    #expect(scene.navigation.viewControllers.count == 2)
    source.hasBefore = false
    pages.setViewControllers([ViewController()], direction: .forward, animated: false)
    scene.stage.settle()
    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))

    #expect(scene.navigation.viewControllers.count == 1)
  }

  private final class Pages: PageViewControllerDataSource {
    var hasBefore = false

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { hasBefore ? ViewController() : nil }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { nil }
  }

  @Test("F322: a finger on an inner stack at its root goes back in the outer one")
  func innerStack() {
    let outer = scene.push()
    let inner = NavigationController(rootViewController: ViewController())
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    scene.stage.settle()

    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))

    #expect(scene.names == ["A"])
  }

  @Test("F322: the recognizer of the content can be turned off by itself")
  func turnedOff() {
    scene.push()
    scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    swipe(from: Point(x: 100, y: 300), by: Point(x: 280, y: 0))
    #expect(scene.names == ["A", "B"])
    swipe(from: Point(x: 5, y: 300), by: Point(x: 380, y: 0))

    #expect(scene.names == ["A"])
  }

  private final class Rows: TableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { 3 }

    override func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path.row)"
      return cell
    }

    override func tableView(
      _: TableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
      ])
    }
  }

  @Test("F322: a row with a leading action keeps the drag", arguments: [false, true], [60.0, 120])
  func leadingAction(isMouse: Bool, way: Double) {
    let rows = Rows(style: .plain)
    scene.navigation.pushViewController(rows, animated: false)
    scene.stage.settle()

    if isMouse {
      scene.stage.drag("Row 1", by: Point(x: way, y: 0))
    } else {
      scene.stage.swipe("Row 1", by: Point(x: way, y: 0))
    }
    scene.stage.settle()

    #expect(scene.navigation.topViewController === rows)
    #expect(scene.stage.element(.button("Read")) != nil)
  }

  @Test("F322: beneath the rows, and where a row has no action, a finger goes back")
  func withoutAction() {
    scene.navigation.pushViewController(Rows(style: .plain), animated: false)
    scene.stage.settle()
    swipe(from: Point(x: 100, y: 500), by: Point(x: 280, y: 0))
    #expect(scene.names == ["A"])

    scene.navigation.pushViewController(TableViewController(style: .plain), animated: false)
    scene.stage.settle()
    swipe(from: Point(x: 100, y: 100), by: Point(x: 280, y: 0))
    #expect(scene.names == ["A"])
  }
}
