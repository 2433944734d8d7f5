import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Where a search bar is", .noWarnings)
struct SearchPlacementTests {
  let scene = SearchScene()

  private var item: NavigationItem { scene.list.navigationItem }

  @Test("F012: a stacked search adds 52 points to the bar and to the safe area")
  func stacked() {
    #expect(scene.navigationBar.frame.height == 96)
    #expect(scene.list.view.safeAreaInsets.top == 96)
    #expect(scene.bar.frame == Rect(x: 0, y: 44, width: 400, height: 52))
    scene.navigationBar.prefersLargeTitles = true
    scene.rest()

    #expect(scene.navigationBar.frame.height == 148)
    #expect(scene.bar.frame.minY == 96)
  }

  @Test("F012: a stacked search shrinks with the content, before the large title")
  func shrinking() {
    scene.navigationBar.prefersLargeTitles = true
    scene.rest()
    let table = scene.list.tableView
    #expect(table.contentOffset.y == -148)

    table.contentOffset.y += 30
    scene.rest()
    #expect(scene.navigationBar.frame.height == 118)
    #expect(scene.bar.frame.height == 22)
    table.contentOffset.y += 42
    scene.rest()
    #expect(scene.navigationBar.frame.height == 76)
    #expect(scene.bar.isHidden)
    table.contentOffset.y = 300
    scene.rest()
    #expect(scene.navigationBar.frame.height == 44)
    #expect(scene.list.view.safeAreaInsets.top == 148)

    table.contentOffset.y = -148
    scene.rest()
    #expect(scene.bar.frame.height == 52)
  }

  @Test("F012: a stacked search stays where it is not hidden when scrolling")
  func fixed() {
    item.hidesSearchBarWhenScrolling = false
    scene.rest()

    scene.list.tableView.contentOffset.y = 300
    scene.rest()

    #expect(scene.navigationBar.frame.height == 96)
    #expect(scene.bar.frame.height == 52)
  }

  @Test("F330: a search that had shrunk is there while active, and shrinks again afterward")
  func activeWhileScrolled() {
    let table = scene.list.tableView
    table.contentOffset.y = 300
    scene.rest()

    scene.begin()
    #expect(scene.navigationBar.frame.height == 52)
    scene.stage.press(.escape)
    scene.rest()

    #expect(scene.navigationBar.frame.height == 44)
    #expect(table.contentOffset.y == 300)
  }

  @Test(
    "F330: active, the search is in the place of titles and buttons, and ending restores the bar")
  func hidesBar() {
    item.rightBarButtonItem = BarButtonItem(systemItem: .add, primaryAction: Action { _ in })
    scene.navigationBar.prefersLargeTitles = true
    scene.rest()

    scene.begin()
    #expect(scene.navigationBar.frame.height == 52)
    #expect(scene.bar.frame.minY == 0)
    #expect(scene.list.view.safeAreaInsets.top == 52)
    #expect(scene.stage.element("Add") == nil)
    scene.stage.press(.escape)
    scene.rest()

    #expect(scene.navigationBar.frame.height == 148)
    #expect(scene.stage.element("Add") != nil)
    #expect(scene.list.tableView.contentOffset.y == -148)
  }

  @Test("F330: titles and buttons stay where the search does not hide them")
  func keepsBar() {
    scene.search.hidesNavigationBarDuringPresentation = false
    scene.begin()

    #expect(scene.navigationBar.frame.height == 96)
    #expect(scene.bar.frame.minY == 44)
    scene.search.hidesNavigationBarDuringPresentation = true
    scene.rest()
    #expect(scene.navigationBar.frame.height == 52)
  }

  @Test("F330: the scopes come with the search and add 44 points")
  func scopes() {
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    scene.rest()
    #expect(scene.navigationBar.frame.height == 96)

    scene.begin()
    #expect(scene.navigationBar.frame.height == 96)
    #expect(scene.list.view.safeAreaInsets.top == 96)
    #expect(scene.stage.element("Towns") != nil)
    scene.stage.press(.escape)
    scene.rest()

    #expect(scene.stage.element("Towns") == nil)
  }

  @Test("F330: an active bar follows the text size", arguments: [true, false])
  func textSize(isLarger: Bool) {
    let sizes: [ContentSizeCategory] = [.large, .accessibilityLarge]
    let scenes = sizes.map { SearchScene(textSize: $0) }
    for scene in scenes {
      scene.bar.scopeButtonTitles = ["All", "Towns"]
      scene.begin()
    }
    let heights = scenes.map(\.navigationBar.frame.height)
    #expect(heights[0] < heights[1])
    let (before, after) = isLarger ? (0, 1) : (1, 0)

    scenes[before].stage.systemTraits = TraitCollection {
      $0.preferredContentSizeCategory = sizes[after]
    }
    scenes[before].rest()

    #expect(scenes[before].navigationBar.frame.height == heights[after])
    #expect(scenes[before].bar.parts.scopes.frame == scenes[after].bar.parts.scopes.frame)
  }

  @Test("F330: what the program shows or hides of the bar does not follow the search")
  func ownParts() {
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    scene.bar.showsScopeBar = true
    scene.bar.showsCancelButton = false
    #expect(!scene.search.automaticallyShowsCancelButton)
    #expect(!scene.search.automaticallyShowsScopeBar)
    scene.rest()
    #expect(scene.navigationBar.frame.height == 140)

    scene.begin()
    #expect(!scene.bar.showsCancelButton)
    scene.stage.press(.escape)
    scene.rest()

    #expect(scene.bar.showsScopeBar)
  }

  @Test("F330: automatic is beside the buttons in regular width and below them in compact width")
  func automatic() {
    scene.stage.resize(to: Size(width: 700, height: 600))
    scene.rest()
    #expect(scene.navigationBar.frame.height == 44)
    #expect(scene.field.frame.height == 36)
    #expect(scene.field.convert(scene.field.bounds, to: scene.navigationBar).maxX == 680)

    item.preferredSearchBarPlacement = .stacked
    scene.rest()
    #expect(scene.navigationBar.frame.height == 96)
    item.preferredSearchBarPlacement = .inline
    scene.rest()
    #expect(scene.navigationBar.frame.height == 44)
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.rest()

    #expect(scene.navigationBar.frame.height == 96)
  }

  @Test("F330: beside the buttons, an active search is wider, and the buttons stay usable")
  func inline() {
    var presses = 0
    item.rightBarButtonItem = BarButtonItem(
      systemItem: .add, primaryAction: Action { _ in presses += 1 })
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    scene.stage.resize(to: Size(width: 700, height: 600))
    scene.rest()
    let width = scene.field.frame.width

    scene.begin()
    #expect(scene.field.frame.width > width)
    #expect(scene.navigationBar.frame.height == 88)
    scene.stage.tap("Add")
    scene.rest()

    #expect(presses == 1)
    #expect(scene.search.isActive)
  }

  @Test("F009: right to left, a search beside the buttons is at the left")
  func mirrored() {
    let scene = SearchScene(size: Size(width: 700, height: 600), isRightToLeft: true)

    #expect(scene.field.convert(scene.field.bounds, to: scene.navigationBar).minX == 20)
  }

  @Test("F002, F331: with reduced motion, a search dissolves within 100 milliseconds")
  func reduced() {
    let scene = SearchScene(reducesMotion: true)

    scene.search.isActive = true
    #expect(scene.navigationBar.frame.height == 52)
    scene.stage.advance(by: .milliseconds(90))
    #expect(scene.heard.last != "didPresent")
    scene.stage.advance(by: .milliseconds(20))

    #expect(scene.heard.last == "didPresent")
  }

  @Test("F304: a large title shrinks by the distance that the search has not used")
  func parts() {
    let whole = NavigationBarExtension(largeTitle: 52, search: 60, hidesSearch: true)
    let fixed = NavigationBarExtension(largeTitle: 52, search: 60)
    let plain = NavigationBarExtension(search: 60, hidesSearch: true)

    #expect(whole.shown(at: 0) == whole)
    #expect(whole.shown(at: 70).search == 0)
    #expect(whole.shown(at: 70).largeTitle == 42)
    #expect(whole.shown(at: 200).full == 0)
    #expect(whole.shown(at: -10).largeTitle == 62)
    #expect(whole.shown(at: -10).search == 60)
    #expect(fixed.shown(at: 20).largeTitle == 32)
    #expect(fixed.shown(at: 200).full == 60)
    #expect(plain.shown(at: -10).full == 60)
    #expect((whole.shrinking, fixed.shrinking) == (112, 52))
  }
}
