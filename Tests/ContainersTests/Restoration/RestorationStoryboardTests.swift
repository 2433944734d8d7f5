import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Storyboards and the saved state", .noWarnings)
struct RestorationStoryboardTests {
  @Test("C177: a controller that a storyboard made returns from its scene")
  func scene() throws {
    let folder = try TemporaryResources([
      "Main.storyboard.json": """
      {"format": "containers.storyboard", "version": 1, "initial": "stack", "scenes": [
        {"id": "stack", "class": "NavigationController", "restorationIdentifier": "stack",
          "relations": {"root": "first"}},
        {"id": "first", "class": "ViewController", "restorationIdentifier": "first"},
        {"id": "page", "class": "ViewController", "identifier": "Page",
          "restorationIdentifier": "page", "set": {"title": "A page"}}]}
      """
    ])
    let storyboard = Storyboard(
      name: "Main", bundle: ResourceBundle(path: folder.path, classes: []))
    let files = MemoryFiles()
    func start() throws -> (program: RestorationProgram, navigation: NavigationController) {
      let program = RestorationProgram(files, resources: storyboard.bundle)
      program.prepare = { $0.addWindow(storyboard.instantiateInitialViewController()) }
      program.launch()
      return (program, try #require(program.window.rootViewController as? NavigationController))
    }
    let first = try start()
    first.navigation.pushViewController(
      storyboard.instantiateViewController(withIdentifier: "Page"), animated: false)
    first.program.advance(by: .seconds(1))
    first.program.application.terminate()

    let second = try start()

    #expect(second.navigation.viewControllers.count == 2)
    #expect(second.navigation.topViewController?.title == "A page")
    #expect(second.navigation.topViewController?.storyboard?.name == "Main")
  }
}
