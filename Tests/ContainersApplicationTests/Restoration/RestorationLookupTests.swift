import ContainersTesting
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// Makes nothing.
final class Refusal: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? { nil }
}

/// Makes nothing, inside another type.
enum Outer {
  final class Refusal {}
  struct Généré {}
}

/// Makes nothing, for some type.
final class GenericRefusal<Value> {}

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
      values: ["note": "kept"])
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
    "F803: A name that the compiler never writes leads to no class, and never crashes",
    arguments: [
      "", "$", "x", "Si", "SaySiG", "yyc", "10Containers", "10ContainersC4View", "0", "00", "1_",
      "A",
      "10Containers4ViewCm", "10Containers4ViewCSg", "99Containers4ViewC", "1C", "1CA", "1CAaC",
      String(repeating: "1AV", count: 333),
    ])
  func hostileName(name: String) {
    #expect(ClassName.type(lastingName: name) == nil)
    #expect(restorer({ $0.maker = name }, sources()).object(at: path) == nil)
  }

  @Test(
    "Q82: A type that is neither private nor generic is found by its name",
    arguments: [Refusal.self, Outer.Refusal.self, Outer.Généré.self, View.self] as [Any.Type])
  func lastingName(type: Any.Type) throws {
    #expect(ClassName.type(lastingName: try #require(ClassName.lasting(type))) == type)
    #expect(ClassName.lasting(GenericRefusal<Int>.self) == nil)
    #expect(ClassName.lasting(HiddenRefusal.self) == nil)
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
