import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("A search that finds nothing", .noWarnings)
struct SearchUnavailableTests {
  @Test(
    "F1122: What the user searches for reaches the controller that shows the results",
    arguments: [false, true])
  func text(hasResults: Bool) {
    let scene = SearchScene(hasResults: hasResults)
    let shows: ViewController = scene.results ?? scene.list
    func text() -> String? { shows.contentUnavailableConfigurationState.searchText }
    #expect(text() == nil)

    scene.begin()
    #expect(text() == "")
    scene.stage.type("Be")
    #expect(text() == "Be")
    scene.stage.press(.escape)
    scene.stage.press(.escape)
    scene.rest()
    #expect(text() == nil)
  }

  @Test("F1122: A search without results names the text while the user types")
  func named() {
    let scene = SearchScene()
    scene.results?.contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
    scene.begin()
    scene.stage.type("Q")
    scene.rest()
    #expect(scene.stage.element("No Results for “Q”") != nil)
    scene.stage.type("x")
    scene.rest()
    #expect(scene.stage.element("No Results for “Qx”") != nil)
  }
}
