import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A stage with a delegate and an identifier")
struct StageRestorationTests {
  /// A delegate that may open windows, and answers as it is told.
  final class Delegate: ApplicationDelegate {
    var opened: [Window] = []
    var savesState = true
    var restoresState = true
    /// Makes the root of each window to open, if there is to be one.
    var makeRoot: (() -> ViewController)?
    /// The number of windows to open.
    var count = 1
    private(set) var calls: [String] = []
    /// Whether the application was the one that runs when it had launched.
    private(set) var wasRunning = false

    func applicationWillFinishLaunching(_ application: Application) {
      calls.append("will")
      guard let makeRoot else { return }
      for number in 1...count {
        let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 640, height: 480))
        window.restorationIdentifier = "own \(number)"
        window.rootViewController = makeRoot()
        opened.append(window)
      }
    }

    func applicationDidFinishLaunching(_ application: Application) {
      calls.append("did")
      wasRunning = Application.running === application
      for window in opened { window.makeKeyAndVisible() }
    }

    func applicationWillTerminate(_ application: Application) { calls.append("end") }

    func application(
      _ application: Application, shouldSaveApplicationState coder: RestorationCoder
    ) -> Bool { savesState }

    func application(
      _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
    ) -> Bool { restoresState }
  }

  /// A field whose text is part of the state.
  private func makeForm() -> ViewController {
    let form = ViewController()
    form.restorationIdentifier = "form"
    form.loadViewIfNeeded()
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 32))
    field.accessibility.label = "Name"
    field.restorationIdentifier = "name"
    form.view.addSubview(field)
    return form
  }

  private func makeStage(
    _ delegate: Delegate = Delegate(), identifier: String? = "org.example.Form",
    from savedState: [UInt8]? = nil
  ) -> Stage {
    Stage(makeForm(), delegate: delegate, identifier: identifier, savedState: savedState)
  }

  private func typed() -> Stage {
    let stage = makeStage()
    stage.tap("Name")
    stage.type("Ada")
    return stage
  }

  @Test("launches and ends the application with the delegate, which it keeps")
  func delegate() throws {
    var stage: Stage? = makeStage()
    weak let delegate = stage?.application.delegate as? Delegate

    #expect(delegate?.calls == ["will", "did"])
    stage?.application.terminate()
    #expect(delegate?.calls == ["will", "did", "end"])
    stage = nil
    #expect(delegate == nil)
  }

  @Test("launches the application as the one that runs, whose documents follow it")
  func running() {
    let delegate = Delegate()
    let stage = makeStage(delegate)

    #expect(delegate.wasRunning)
    #expect(stage.window.isKey)
  }

  @Test("goes to the background when its last window closes, and ends when it is told to")
  func ending() {
    let stage = makeStage()

    stage.close()
    #expect(stage.application.applicationState == .background)
    #expect(!stage.application.isTerminated)
    stage.application.terminate()
    #expect(stage.application.isTerminated)
  }

  @Test("uses the window that the delegate opens")
  func ownWindow() {
    let delegate = Delegate()
    delegate.makeRoot = makeForm
    let stage = Stage(delegate: delegate)

    #expect(stage.window === delegate.opened.first)
    #expect(stage.element("Name") != nil)
    stage.resize(to: Size(width: 500, height: 400))
    #expect(delegate.opened.first?.bounds.size == Size(width: 500, height: 400))
  }

  @Test("uses the last window that the delegate opens, which has the keyboard")
  func severalWindows() {
    let delegate = Delegate()
    delegate.makeRoot = makeForm
    delegate.count = 2
    let stage = Stage(delegate: delegate)

    #expect(stage.window === delegate.opened.last)
    #expect(stage.window.isKey)
  }

  @Test("shows no window if the delegate opens none")
  func noWindow() {
    let stage = Stage(delegate: Delegate())

    #expect(stage.platformWindow == nil)
    #expect(!stage.window.isVisible)
  }

  @Test("begins with what another stage saved when it was closed")
  func closing() {
    let first = typed()
    #expect(first.savedState == nil)
    first.close()

    #expect(makeStage(from: first.savedState).value(of: "Name") == "Ada")
  }

  @Test("saves half a second after a change")
  func killing() {
    let stage = makeStage()
    stage.resize(to: Size(width: 520, height: 310))
    stage.advance(by: .milliseconds(450))
    #expect(stage.savedState == nil)
    stage.advance(by: .milliseconds(100))

    let again = makeStage(from: stage.savedState)
    #expect(again.window.bounds.size == Size(width: 520, height: 310))
  }

  @Test("gives a window of the delegate its state back")
  func ownWindowReturns() {
    func start(_ state: [UInt8]?) -> Stage {
      let delegate = Delegate()
      delegate.makeRoot = makeForm
      return Stage(delegate: delegate, identifier: "org.example.Form", savedState: state)
    }
    let first = start(nil)
    first.tap("Name")
    first.type("Ada")
    first.resize(to: Size(width: 700, height: 500))
    first.close()

    let second = start(first.savedState)
    #expect(second.window.bounds.size == Size(width: 700, height: 500))
    #expect(second.value(of: "Name") == "Ada")
  }

  @Test("saves nothing without an identifier")
  func noIdentifier() {
    let warnings = WarningLog.lines {
      let stage = makeStage(identifier: nil)
      stage.close()
      #expect(stage.savedState == nil)
    }

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("identifier") == true)
  }

  @Test("saves nothing if the delegate does not want it")
  func refusedSaving() {
    let delegate = Delegate()
    delegate.savesState = false
    let stage = makeStage(delegate)
    stage.close()

    #expect(stage.savedState == nil)
  }

  @Test("does not bring back what the delegate does not want")
  func refusedRestoring() {
    let first = typed()
    first.close()
    let delegate = Delegate()
    delegate.restoresState = false

    #expect(makeStage(delegate, from: first.savedState).value(of: "Name") == "")
  }

  @Test("puts a state aside that cannot be read")
  func damaged() {
    let warnings = WarningLog.lines {
      let stage = makeStage(from: Array("{".utf8))
      #expect(stage.value(of: "Name") == "")
      #expect(stage.savedState == nil)
    }

    #expect(warnings.count == 1)
  }
}
