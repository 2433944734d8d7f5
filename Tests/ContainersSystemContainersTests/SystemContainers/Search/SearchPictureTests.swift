import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of searches")
struct SearchPictureTests {
  private static let compact = Size(width: 360, height: 320)
  private static let tall = Size(width: 320, height: 490)
  private static let regular = Size(width: 640, height: 490)

  /// The part of a tall window that is compared.
  private static let top = Rect(x: 0, y: 0, width: 320, height: 220)

  private func fill(_ scene: SearchScene) {
    let item = scene.list.navigationItem
    item.rightBarButtonItem = BarButtonItem(systemItem: .add, primaryAction: Action { _ in })
    scene.bar.scopeButtonTitles = ["All", "Towns", "Summits"]
    scene.stage.settle()
  }

  @Test(
    "F012, F330: a stacked search matches the goldens",
    arguments: [UserInterfaceStyle.light, .dark])
  func stacked(_ style: UserInterfaceStyle) {
    let scene = SearchScene(size: Self.tall, style: style)
    fill(scene)
    scene.navigationBar.prefersLargeTitles = true
    scene.stage.settle()
    scene.stage.expectPicture(named: "search-stacked-\(style)", of: Self.top)
    scene.list.tableView.contentOffset.y += 20
    scene.stage.settle()
    scene.stage.expectPicture(named: "search-shrinking-\(style)", of: Self.top)
  }

  @Test(
    "F331: an active search matches the goldens", arguments: [UserInterfaceStyle.light, .dark])
  func active(_ style: UserInterfaceStyle) {
    let scene = SearchScene(size: Self.compact, style: style)
    fill(scene)
    scene.begin()
    scene.stage.expectPicture(named: "search-active-\(style)")
    scene.stage.type("Ber")
    scene.stage.settle()
    scene.stage.expectPicture(named: "search-results-\(style)")
  }

  @Test("F330: a search beside the buttons matches the goldens", arguments: [false, true])
  func inline(_ isActive: Bool) {
    let scene = SearchScene(size: Self.regular)
    fill(scene)
    if isActive { scene.begin() }
    scene.stage.expectPicture(
      named: "search-inline\(isActive ? "-active" : "")",
      of: Rect(x: 0, y: 0, width: 640, height: 160))
  }

  @Test("F009: right to left, an active search matches the golden")
  func mirrored() {
    let scene = SearchScene(size: Self.compact, isRightToLeft: true)
    fill(scene)
    scene.begin()
    scene.stage.type("Ber")
    scene.stage.settle()
    scene.stage.expectPicture(named: "search-rtl")
  }

  @Test("F330: large text in a narrow window matches the golden")
  func largeText() {
    let scene = SearchScene(
      size: Size(width: 320, height: 360), textSize: .accessibilityLarge)
    fill(scene)
    scene.stage.expectPicture(named: "search-text")
    scene.begin()
    scene.stage.expectPicture(named: "search-text-active")
  }

  @Test("F331: with reduced motion, a search dissolves, which matches the golden")
  func dissolve() {
    let scene = SearchScene(size: Self.compact, reducesMotion: true)
    fill(scene)
    scene.stage.press(.character("f"), modifierFlags: .control)
    scene.stage.advance(by: .milliseconds(50))
    scene.stage.expectPicture(named: "search-dissolve")
  }

  @Test("F330: half way, an active search matches the golden")
  func halfWay() {
    let scene = SearchScene(size: Self.tall)
    fill(scene)
    scene.navigationBar.prefersLargeTitles = true
    scene.stage.settle()
    scene.stage.press(.character("f"), modifierFlags: .control)
    scene.stage.advance(by: .milliseconds(120))
    scene.stage.expectPicture(named: "search-half", of: Self.top)
  }

  @Test("F330: a search bar above a table matches the golden")
  func alone() {
    let bar = SearchBar()
    bar.placeholder = "Find a place"
    bar.scopeButtonTitles = ["All", "Towns"]
    (bar.showsScopeBar, bar.showsCancelButton) = (true, true)
    let stage = Stage(ViewController(), size: Size(width: 320, height: 120))
    bar.frame = Rect(x: 0, y: 8, width: 320, height: bar.intrinsicContentSize.height)
    stage.window.rootViewController?.view.backgroundColor = DynamicColor.systemBackground
    stage.window.rootViewController?.view.addSubview(bar)
    stage.settle()
    stage.expectPicture(named: "search-bar")
  }
}
