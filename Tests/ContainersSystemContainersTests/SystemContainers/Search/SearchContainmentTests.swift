import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("What an active search contains and covers", .noWarnings)
struct SearchContainmentTests {
  let scene = SearchScene()

  @Test(
    "F331: active, it is a child of the item's controller, over its content; nothing is presented")
  func child() throws {
    #expect(scene.search.parent == nil)

    scene.begin()

    #expect(scene.search.parent === scene.list)
    #expect(scene.search.view.superview === scene.list.view)
    #expect(scene.list.view.subviews.last === scene.search.view)
    #expect(scene.list.presentedViewController == nil)
    #expect(scene.navigation.presentedViewController == nil)
    #expect(scene.navigation.visibleViewController === scene.list)
    #expect(try #require(scene.results).parent === scene.search)
    #expect(scene.search.view.frame == scene.list.tableView.bounds)
  }

  @Test("F331: ended, it is no child and its view is gone")
  func gone() {
    scene.begin()
    scene.search.isActive = false
    scene.rest()

    #expect(scene.search.parent == nil)
    #expect(scene.search.view.superview == nil)
    #expect(scene.list.children.isEmpty)
  }

  @Test("F331: the results come with the text and go with it, appearing and disappearing once")
  func results() throws {
    let results = try #require(scene.results)
    scene.begin()
    #expect(!results.isViewLoaded)
    #expect(!scene.search.showsSearchResultsController)

    scene.stage.type("B")
    scene.rest()
    #expect(results.view.window != nil)
    #expect(scene.search.showsSearchResultsController)
    scene.stage.press(.backspace)
    scene.rest()

    #expect(results.view.window == nil)
    #expect(
      scene.transcript.entries.filter { $0.name == "Results" }.map(\.callback) == [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
    #expect(results.parent === scene.search)
  }

  @Test("F331: the results lie below the bar, and the bar follows them")
  func resultsInsets() throws {
    scene.begin()
    scene.stage.type("B")
    scene.rest()
    let table = try #require(scene.results).tableView

    #expect(table.frame.size == scene.stage.window.bounds.size)
    #expect(table.safeAreaInsets.top == 52)
    #expect(table.contentOffset.y == -52)
    #expect(scene.navigationBar.isAtScrollEdge)
    table.contentOffset.y = 0
    scene.rest()
    #expect(!scene.navigationBar.isAtScrollEdge)
  }

  @Test("F331: showsSearchResultsController decides instead of the text, once it is set")
  func chosenResults() throws {
    let results = try #require(scene.results)
    scene.search.showsSearchResultsController = true
    #expect(!scene.search.automaticallyShowsSearchResultsController)

    scene.begin()
    #expect(results.viewIfLoaded?.window != nil)
    scene.search.showsSearchResultsController = false
    scene.stage.type("B")
    scene.rest()

    #expect(results.viewIfLoaded?.window == nil)
  }

  @Test("F331: without automatic results, none are shown")
  func noResults() throws {
    scene.search.automaticallyShowsSearchResultsController = false

    scene.begin()
    scene.stage.type("B")
    scene.rest()

    #expect(try #require(scene.results).viewIfLoaded?.window == nil)
  }

  @Test("F331: obscured content gets no click, and a click on it ends the search")
  func obscured() {
    scene.begin()

    scene.stage.tap(at: Point(x: 200, y: 300))
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.list.tableView.indexPathForSelectedRow == nil)
    #expect(!scene.heard.contains("cancel"))
  }

  @Test("F331: obscured content does not scroll by wheel, drag or Tab")
  func obscuredScrolling() {
    scene.begin()
    let offset = scene.list.tableView.contentOffset

    scene.stage.scroll(.at(200, 300), by: Point(x: 0, y: 100))
    scene.rest()
    #expect(scene.list.tableView.contentOffset == offset)
    scene.stage.drag(.at(200, 400), to: .at(200, 200))
    scene.rest()
    #expect(scene.list.tableView.contentOffset == offset)
    for _ in 0..<6 {
      scene.stage.press(.tab)
      #expect(scene.stage.window.focusedView?.isDescendant(of: scene.list.view) != true)
    }
  }

  @Test("F331: content that is not obscured stays usable, without a shade")
  func inPlace() {
    let scene = SearchScene(hasResults: false)
    scene.search.obscuresBackgroundDuringPresentation = false
    scene.begin()

    scene.stage.tap(at: Point(x: 200, y: 300))
    scene.rest()

    #expect(scene.search.isActive)
    #expect(scene.list.tableView.indexPathForSelectedRow != nil)
  }

  @Test("F331: the search stays in front of the content and follows its offset")
  func pinned() {
    scene.search.obscuresBackgroundDuringPresentation = false
    scene.begin()
    let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

    scene.list.tableView.addSubview(header)
    scene.list.tableView.contentOffset.y = 500
    scene.rest()

    let subviews = scene.list.view.subviews
    let place = subviews.firstIndex { $0 === scene.search.view }
    let other = subviews.firstIndex { $0 === header }
    #expect(place ?? 0 > other ?? 0)
    #expect(scene.search.view.frame == scene.list.tableView.bounds)
  }

  @Test("F331: in a new size, the search fills the content again, below the bar")
  func rotated() throws {
    scene.begin()
    scene.stage.type("B")
    scene.rest()

    scene.stage.resize(to: Size(width: 700, height: 500))
    scene.rest()

    #expect(scene.search.isActive)
    #expect(scene.search.view.frame.size == Size(width: 700, height: 500))
    #expect(try #require(scene.results).view.safeAreaInsets.top == 44)
    #expect(scene.field.isFirstResponder)
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.rest()
    #expect(try #require(scene.results).view.safeAreaInsets.top == 52)
  }

  @Test("F331: results that the program removes leave the search, which shades the content again")
  func removedResults() throws {
    let results = try #require(scene.results)
    scene.begin()
    scene.stage.type("B")
    scene.rest()

    results.willMove(toParent: nil)
    results.removeFromParent()
    scene.rest()

    #expect(results.parent == nil)
    #expect(results.view.window == nil)
    #expect(scene.search.isActive)
    scene.stage.tap(at: Point(x: 200, y: 300))
    scene.rest()
    #expect(!scene.search.isActive)
    #expect(scene.list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("F331: results that are pushed leave the search, and the next one has them again")
  func pushedResults() throws {
    let results = try #require(scene.results)
    scene.begin()
    scene.stage.type("B")
    scene.rest()

    scene.navigation.pushViewController(results, animated: true)
    scene.rest()
    #expect(results.parent === scene.navigation)
    #expect(scene.search.isActive)
    scene.navigation.popViewController(animated: true)
    scene.rest()
    #expect(results.parent == nil)
    scene.search.isActive = false
    scene.rest()
    scene.begin()
    scene.stage.type("B")
    scene.rest()

    #expect(results.parent === scene.search)
    #expect(results.view.window != nil)
  }

  @Test("F331: results that leave while the search ends are out of sight at once")
  func removedWhileEnding() throws {
    let results = try #require(scene.results)
    scene.begin()
    scene.stage.type("B")
    scene.rest()
    scene.search.isActive = false
    scene.stage.advance(by: .milliseconds(100))

    results.removeFromParent()

    #expect(results.view.window == nil)
  }

  @Test("F331: a controller with a plain view is searched, too")
  func plainHolder() {
    let holder = ViewController()
    holder.navigationItem.searchController = scene.search
    scene.navigation.setViewControllers([holder], animated: false)
    scene.rest()

    scene.begin()
    scene.stage.type("B")
    scene.rest()

    #expect(scene.search.parent === holder)
    #expect(scene.search.view.superview === holder.view)
    #expect(scene.results?.view.safeAreaInsets.top == 52)
  }

  @Test("F331: the results leave the view of an ended search, and are not seen by the next one")
  func resultsLeave() throws {
    let results = try #require(scene.results)
    scene.begin()
    scene.stage.type("B")
    scene.rest()

    scene.search.isActive = false
    scene.rest()
    #expect(results.view.superview == nil)
    scene.transcript.clear()
    scene.begin()

    #expect(!scene.transcript.entries.contains { $0.name == "Results" })
  }

  @Test("F331: a search in no navigation controller lies in the safe area of its content")
  func alone() {
    let list = SearchList("Places", rows: 40)
    list.navigationItem.searchController = scene.search
    list.additionalSafeAreaInsets.top = 30
    let stage = Stage(list, size: Size(width: 400, height: 600))
    stage.settle()

    scene.search.isActive = true
    stage.settle()

    #expect(scene.search.parent === list)
    #expect(scene.search.view.safeAreaInsets.top == 30)
  }
}
