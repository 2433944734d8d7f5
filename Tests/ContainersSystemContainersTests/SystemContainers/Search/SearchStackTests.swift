import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("A search and the stack", .noWarnings)
struct SearchStackTests {
  let scene = SearchScene()

  private func search(for text: String = "Be") {
    scene.begin()
    scene.stage.type(text)
    scene.rest()
  }

  @Test(
    "F330: a push from the results keeps the search active below, and the pop finds it as it was")
  func push() throws {
    search()
    let top = ViewController()

    try #require(scene.results).navigationController?.pushViewController(top, animated: true)
    scene.rest()
    #expect(scene.search.isActive)
    #expect(scene.search.parent === scene.list)
    #expect(scene.field.window == nil)
    #expect(scene.navigationBar.frame.height == 44)
    #expect(!scene.transcript.lines.contains("bar.cancel"))
    scene.navigation.popViewController(animated: true)
    scene.rest()

    #expect(scene.search.isActive)
    #expect(scene.bar.text == "Be")
    #expect(scene.field.isFirstResponder)
    #expect(scene.results?.view.window != nil)
    #expect(scene.navigationBar.frame.height == 52)
    #expect(!scene.heard.contains("willDismiss"))
  }

  @Test("F330: a push from a focused result gives the focus back to the results with the pop")
  func focusInResults() {
    search()
    scene.stage.press(.downArrow)
    scene.rest()
    let focused = scene.stage.window.focusedView

    scene.navigation.pushViewController(ViewController(), animated: true)
    scene.rest()
    #expect(scene.stage.window.focusedView == nil)
    scene.navigation.popViewController(animated: true)
    scene.rest()

    #expect(focused != nil)
    #expect(scene.stage.window.focusedView === focused)
    #expect(!scene.field.isEditing)
  }

  @Test("F330: the results disappear with the push and appear with the pop, once each")
  func appearances() {
    search()
    scene.transcript.clear()

    scene.navigation.pushViewController(ViewController(), animated: true)
    scene.rest()
    scene.navigation.popViewController(animated: true)
    scene.rest()

    #expect(
      scene.transcript.entries.filter { $0.name == "Results" }.map(\.callback) == [
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
      ])
  }

  @Test("F330: an abandoned pop leaves the search as it was")
  func abandonedPop() {
    scene.navigation.viewControllers = [ViewController(), scene.list]
    scene.search.hidesNavigationBarDuringPresentation = false
    scene.rest()
    search()

    scene.stage.grab(.at(5, 300))
    scene.stage.move(to: .at(60, 300), steps: 10)
    scene.stage.advance(by: .milliseconds(300))
    #expect(scene.navigation.viewControllers.count == 1)
    scene.stage.drop()
    scene.rest()

    #expect(scene.navigation.topViewController === scene.list)
    #expect(scene.search.isActive)
    #expect(scene.field.isFirstResponder)
    #expect(scene.bar.text == "Be")
  }

  @Test("F321, F330: a search in the place of the buttons allows no drag that pops")
  func noDrag() {
    scene.navigation.viewControllers = [ViewController(), scene.list]
    scene.rest()
    scene.begin()

    scene.stage.drag(.at(5, 300), to: .at(350, 300))
    scene.rest()

    #expect(scene.navigation.topViewController === scene.list)
  }

  @Test("F330: a pop while the search is active ends it when the controller has left")
  func popWhileActive() {
    scene.navigation.viewControllers = [ViewController(), scene.list]
    scene.rest()
    search()
    scene.transcript.clear()

    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: .milliseconds(100))
    #expect(scene.search.isActive)
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.bar.text == "")
    #expect(scene.search.parent == nil)
    #expect(
      scene.heard.filter { $0.hasPrefix("will") || $0 == "didDismiss" }
        == ["willDismiss", "didDismiss"])
    #expect(scene.navigationBar.frame.height == 44)
  }

  @Test("F330: another search for the item ends the active one and takes its place")
  func replaced() {
    search()
    let other = SearchController()

    scene.list.navigationItem.searchController = other
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.heard.last == "didDismiss")
    #expect(scene.bar.window == nil)
    #expect(other.searchBar.window != nil)
    #expect(scene.navigationBar.frame.height == 96)
    scene.begin()
    #expect(other.isActive)
    #expect(other.parent === scene.list)
  }

  @Test("F330: a search taken from the item ends, and its bar goes")
  func removed() {
    search()

    scene.list.navigationItem.searchController = nil
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.navigationBar.frame.height == 44)
    #expect(scene.list.children.isEmpty)
  }

  @Test("F330: a search belongs to the item that it was set for last")
  func moved() {
    let other = ViewController()

    other.navigationItem.searchController = scene.search
    scene.rest()

    #expect(scene.list.navigationItem.searchController == nil)
    #expect(scene.navigationBar.frame.height == 44)
    scene.navigation.pushViewController(other, animated: false)
    scene.rest()
    scene.begin()
    #expect(scene.search.parent === other)
  }

  @Test("F330: out of the window, an active search stays active and is there again afterward")
  func window() {
    search()

    scene.stage.window.rootViewController = ViewController()
    scene.rest()
    #expect(scene.search.isActive)
    #expect(!scene.field.isFirstResponder)
    scene.stage.window.rootViewController = scene.navigation
    scene.rest()

    #expect(scene.search.isActive)
    #expect(scene.bar.text == "Be")
    #expect(scene.search.view.window != nil)
    scene.begin()
    scene.stage.press(.escape)
    scene.stage.press(.escape)
    scene.rest()
    #expect(!scene.search.isActive)
    #expect(scene.navigationBar.frame.height == 96)
  }

  @Test("F005: out of sight, a search becomes active at once and is shown with its controller")
  func covered() {
    scene.navigation.pushViewController(ViewController(), animated: false)
    scene.rest()

    scene.search.isActive = true
    #expect(scene.search.parent === scene.list)
    #expect(scene.heard == ["present", "willPresent", "update(, 0)", "didPresent"])
    scene.navigation.popViewController(animated: true)
    scene.rest()

    #expect(scene.navigationBar.frame.height == 52)
    #expect(scene.search.view.window != nil)
  }

  @Test(
    "F330: made active in viewDidAppear of a push, a search begins editing",
    arguments: [true, false])
  func whenPushed(_ isAnimated: Bool) {
    let search = SearchController()
    let next = SearchingController()
    next.navigationItem.searchController = search

    scene.navigation.pushViewController(next, animated: isAnimated)
    scene.rest()

    #expect(search.isActive)
    #expect(search.searchBar.searchTextField.isFirstResponder)
  }

  @Test("F330: a controller that the program removes from the stack ends its search")
  func removedController() {
    search()

    scene.list.willMove(toParent: nil)
    scene.list.removeFromParent()
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.bar.text == "")
  }

  @Test("F010: nothing keeps a search after its item let it go")
  func memory() {
    weak var gone: SearchController?
    do {
      let search = SearchController(searchResultsController: ViewController())
      gone = search
      scene.list.navigationItem.searchController = search
      scene.rest()
      search.isActive = true
      scene.rest()
      search.searchBar.text = "B"
      scene.rest()
      scene.list.navigationItem.searchController = nil
    }
    scene.rest()

    #expect(gone == nil)
  }
}

/// A controller that begins its search when it has appeared.
private final class SearchingController: ViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.searchController?.isActive = true
  }
}

@MainActor
@Suite("A search that is nobody's")
struct StraySearchTests {
  @Test("F330: a search of no item does not become active and logs a warning")
  func stray() {
    let search = SearchController()

    let lines = WarningLog.lines { search.isActive = true }

    #expect(!search.isActive)
    #expect(lines.contains { $0.contains("searchController") })
  }
}
