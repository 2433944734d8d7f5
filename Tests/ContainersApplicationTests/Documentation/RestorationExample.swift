import Testing

@testable import Containers
@testable import ContainersTestSupport

// Internal, because a restoration class is found by its name.
final class NoteViewController: ViewController, ViewControllerRestoration {
  var draft = ""

  override init() {
    super.init()
    restorationIdentifier = "note"
    restorationClass = NoteViewController.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    NoteViewController()
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(draft, forKey: "draft")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    draft = coder.decode(String.self, forKey: "draft") ?? ""
  }
}

final class NotesDelegate: ApplicationDelegate {
  private var window: Window?

  func applicationWillFinishLaunching(_ application: Application) {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.restorationIdentifier = "main"
    window.rootViewController = NoteViewController()
    self.window = window
  }

  func applicationDidFinishLaunching(_ application: Application) { window?.makeKeyAndVisible() }

  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

@Suite("Documentation: Restoration")
@MainActor
struct RestorationExample {
  @Test("Q82: The example returns with its draft, made by its restoration class")
  func note() {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    let note = NoteViewController()
    note.draft = "Dear"
    first.addWindow(note)
    first.launch()
    first.application.terminate()

    let second = RestorationProgram(files)
    second.addWindow(nil)
    second.launch()
    let restored = second.window.rootViewController as? NoteViewController
    #expect(restored?.draft == "Dear")
    #expect(restored?.view.window === second.window)
    second.application.terminate()
  }
}
