import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@Suite("The state of an application", .noWarnings) @MainActor struct ApplicationStateTests {
  let stage = Stage(ViewController())
  let recorder: LifeCycleRecorder

  init() { recorder = LifeCycleRecorder(stage.application) }

  private func secondWindow() -> Window {
    let window = Window(host: stage.application)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    stage.turn()
    return window
  }

  @Test("F1001: a window with the keyboard makes the application active, another program inactive")
  func keyboard() {
    #expect(stage.application.applicationState == .active)
    stage.activate(nil)
    #expect(stage.application.applicationState == .inactive)
    stage.activate(stage.window)
    #expect(stage.application.applicationState == .active)
  }

  @Test("F1001: an application is inactive before its first window, and active with the keyboard")
  func beginning() {
    let stage = Stage()
    stage.turn()
    #expect(stage.application.applicationState == .inactive)
    stage.window.isHidden = false
    stage.turn()
    #expect(stage.application.applicationState == .inactive)
    stage.window.makeKey()
    stage.turn()
    #expect(stage.application.applicationState == .active)
  }

  @Test("F1001: moving the keyboard between windows changes nothing")
  func ownWindows() {
    let second = secondWindow()
    stage.activate(stage.window)
    stage.activate(second)
    #expect(second.isKey)
    #expect(!stage.window.isKey)
    #expect(recorder.lines == [])
  }

  @Test("F1001: the application is in the background when no window is left in sight")
  func background() {
    let second = secondWindow()
    second.isMinimized = true
    stage.turn()
    #expect(stage.application.applicationState == .inactive)
    stage.window.close()
    stage.turn()
    #expect(stage.application.applicationState == .background)
  }

  @Test("F1001: closing the last window on a stage is the background, showing one the foreground")
  func closing() {
    stage.close()
    #expect(stage.application.applicationState == .background)
    stage.window.makeKeyAndVisible()
    stage.turn()
    #expect(stage.application.applicationState == .active)
  }

  @Test("F1001: a window that the system hides counts as one that is minimized")
  func hidden() throws {
    let identifier = try #require(stage.platformWindow).identifier
    stage.activate(nil)
    stage.platform.post(.visibilityChanged(window: identifier, isVisible: false))
    stage.turn()
    #expect(stage.application.applicationState == .background)
  }

  @Test("F1002: resigning comes before the background, the delegate before messages")
  func leaving() {
    stage.minimize()
    #expect(
      recorder.lines == [
        "resign (active)", "message resign (active)",
        "background (background)", "message background (background)",
      ])
  }

  @Test("F1002: the foreground comes before becoming active, the delegate before messages")
  func returning() {
    stage.minimize()
    recorder.lines = []
    stage.unminimize()
    #expect(
      recorder.lines == [
        "foreground (background)", "message foreground (background)",
        "active (active)", "message active (active)",
      ])
  }

  @Test("F1002: at launch the application first hears that it is launched")
  func launch() {
    let platform = HeadlessPlatform()
    let application = Application(platform: platform)
    let recorder = LifeCycleRecorder(application)
    let window = Window(host: application)
    window.makeKeyAndVisible()
    application.launch()
    application.turn()
    #expect(recorder.calls == ["launched (inactive)", "active (active)"])
  }

  @Test("F1002: a callback that shows a window again is heard in the next turn")
  func changeOfMind() {
    recorder.heard = { [stage, recorder] line in
      guard line == "background" else { return }
      recorder.heard = { _ in }
      stage.window.isMinimized = false
    }
    stage.minimize()
    stage.turn()
    #expect(stage.application.applicationState == .inactive)
    #expect(recorder.calls.last == "foreground (background)")
  }

  @Test(
    "F1001: every way between two states passes inactive",
    arguments: [
      (Application.State.active, Application.State.background, Application.State.inactive),
      (.background, .active, .inactive), (.inactive, .active, .active),
      (.inactive, .background, .background), (.active, .inactive, .inactive),
      (.active, .active, .active),
    ])
  func steps(from: Application.State, goal: Application.State, next: Application.State) {
    #expect(from.next(toward: goal) == next)
  }
}
