import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("A search in a split", .noWarnings)
struct SearchSplitTests {
  private let split = SplitViewController(style: .doubleColumn)
  private let list = SearchList("Places", rows: 20)
  private let search = SearchController(searchResultsController: SearchList("Results", rows: 3))
  private let stage: Stage

  init() {
    list.navigationItem.searchController = search
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(list, for: .secondary)
    split.show(.secondary)
    stage = Stage(split, size: SplitScene.wide)
    stage.settle()
  }

  private func expectSearch(_ isCollapsed: Bool) {
    #expect(split.isCollapsed == isCollapsed)
    #expect(search.isActive)
    #expect(search.searchBar.text == "Be")
    #expect(search.parent === list)
    #expect(search.searchResultsController?.viewIfLoaded?.window != nil)
    #expect(search.searchBar.searchTextField.isFirstResponder)
  }

  @Test("F511: an active search keeps its text and the keyboard when its controller passes on")
  func crossings() {
    search.isActive = true
    stage.type("Be")
    stage.advance(by: .milliseconds(600))
    expectSearch(false)

    stage.resize(to: SplitScene.narrow)
    stage.advance(by: .milliseconds(600))
    expectSearch(true)
    stage.resize(to: SplitScene.wide)
    stage.advance(by: .milliseconds(600))
    expectSearch(false)
  }
}
