import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersScenes
@testable import ContainersTestSupport

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
      let program = RestorationProgram(files) {
        Application(platform: $0, resources: storyboard.bundle)
      }
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

/// Makes a controller from the storyboard that the state names.
enum SceneMaker: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    let made = coder.storyboard?.instantiateViewController(withIdentifier: "Page")
    made?.restorationClass = SceneMaker.self
    made?.view.tag = 5
    return made
  }
}

@MainActor
@Suite("The storyboard of a coder", .noWarnings)
struct RestorationSceneTests {
  private let folder: TemporaryResources
  private let files = MemoryFiles()

  init() throws {
    folder = try TemporaryResources([
      "Main.storyboard.json": """
      {"format": "containers.storyboard", "version": 1, "scenes": [
        {"id": "root", "identifier": "Root", "restorationIdentifier": "root"},
        {"id": "page", "identifier": "Page", "restorationIdentifier": "page"}]}
      """
    ])
  }

  /// Starts a program, and returns its root.
  private func run(
    hasResources: Bool = true, use: (ReferringController, Storyboard) -> Void = { _, _ in }
  ) -> ReferringController {
    let bundle = ResourceBundle(path: folder.path, classes: [])
    let program = RestorationProgram(files) {
      Application(platform: $0, resources: hasResources ? bundle : nil)
    }
    let root = ReferringController("root")
    program.addWindow(root)
    program.launch()
    use(root, Storyboard(name: "Main", bundle: bundle))
    program.application.terminate()
    return root
  }

  @Test("C181: A restoration class makes a controller from the storyboard in its coder")
  func storyboard() throws {
    _ = run { root, storyboard in
      let page = storyboard.instantiateViewController(withIdentifier: "Page")
      page.restorationClass = SceneMaker.self
      root.object = page
    }
    let page = try #require(run().object as? ViewController)

    #expect(page.view.tag == 5)
    #expect(page.storyboard?.name == "Main")
  }

  @Test("C181: Without the application's resources a coder has no storyboard")
  func withoutResources() {
    _ = run { root, storyboard in
      let page = storyboard.instantiateViewController(withIdentifier: "Page")
      page.restorationClass = SceneMaker.self
      root.object = page
    }
    #expect(run(hasResources: false).object == nil)
  }

  @Test("C181: A storyboard that is gone is none, and so is one outside of the resources")
  func gone() {
    for name in ["Gone", "../Main", "/etc/passwd", "Main\0", ""] {
      let coder = RestorationCoder(
        of: nil, in: RestorationOrigin(version: nil, idiom: .desktop),
        scene: RestorationStoryboard(name: name, identifier: "Page"), references: nil)
      let bundle = ResourceBundle(path: folder.path, classes: [])
      coder.resources = bundle
      #expect(coder.storyboard == nil, "\(name)")
    }
  }
}
