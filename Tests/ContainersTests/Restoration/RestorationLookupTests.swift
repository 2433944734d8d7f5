import ContainersTesting
import Testing

@testable import Containers

/// Makes nothing.
final class Refusal: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? { nil }
}

private final class HiddenRefusal: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? { nil }
}

@Suite("How a saved controller is found")
@MainActor
struct RestorationLookupTests {
  private let path = RestorationPath([RestorationPath.Step("root")])
  private let transcript = Transcript()

  private func restorer(
    _ change: (inout RestorationArchive.Object) -> Void = { _ in },
    _ sources: StateRestorer.Sources
  ) -> StateRestorer {
    var record = RestorationArchive.Object(
      path: path, type: ClassName.of(RestorableController.self),
      storyboard: RestorationStoryboard(name: "Main", identifier: "scene"),
      values: ["note": .text("kept")])
    change(&record)
    let archive = RestorationArchive(
      origin: RestorationOrigin(version: nil, idiom: .desktop), objects: [record])
    let restorer = StateRestorer(archive, sources)
    restorer.findObjects()
    restorer.decodeObjects()
    return restorer
  }

  private func sources() -> StateRestorer.Sources {
    StateRestorer.Sources(
      roots: [RestorableController("root", transcript)],
      storyboards: { _ in RestorableController("scene", Transcript()) })
  }

  @Test(
    "C174, C178, Q82: A restoration class that makes nothing, or is gone, cuts the controller off")
  func refusal() {
    #expect(
      restorer({ $0.maker = ClassName.lasting(Refusal.self) }, sources()).object(at: path) == nil)
    #expect(restorer({ $0.maker = "4Gone4TypeC" }, sources()).object(at: path) == nil)
    #expect(restorer({ $0.maker = "\u{1}\u{2}" }, sources()).object(at: path) == nil)
  }

  @Test(
    "C175, C176, Q82: The delegate comes before one that exists, and that before the storyboard")
  func order() {
    var sources = sources()
    let existing = sources.roots[0]
    #expect(restorer(sources).object(at: path) === existing)
    sources.roots = []
    let scene = restorer(sources).object(at: path) as? RestorableController
    #expect(scene?.restorationIdentifier == "scene")
    #expect(scene?.note == "kept")
    let made = RestorableController("made", transcript)
    sources.roots = [existing]
    sources.delegate = { _, _ in made }
    #expect(restorer(sources).object(at: path) === made)
  }

  private func restorer(_ sources: StateRestorer.Sources) -> StateRestorer {
    restorer({ _ in }, sources)
  }

  @Test("C188, Q82: An object of another class than the saved one is not decoded")
  func otherClass() {
    let controller = RestorableController("root", transcript)
    var sources = sources()
    sources.roots = [controller]
    _ = restorer({ $0.type = "Other.Controller" }, sources)
    #expect(controller.note.isEmpty)
    _ = restorer({ $0.type = ClassName.of(ViewController.self) }, sources)
    #expect(controller.note == "kept")
  }

  @Test("Q82: A private restoration class is warned of, because no later start finds it")
  func privateClass() {
    let program = RestorationProgram()
    let root = RestorableController("root", program.transcript)
    root.restorationClass = HiddenRefusal.self
    program.addWindow(root)
    program.launch()
    #expect(WarningLog.lines { program.application.terminate() }.count == 1)
  }
}
