import Containers
import ContainersTesting
import Testing

final class PlayerDelegate: ApplicationDelegate {
  private(set) var isPlaying = false

  func applicationDidBecomeActive(_ application: Application) { isPlaying = true }

  func applicationWillResignActive(_ application: Application) { isPlaying = false }
}

final class InspectorWindow: Window {
  override func becomeKey() { alpha = 1 }

  override func resignKey() { alpha = 0.8 }
}

@MainActor
@Suite("Windows and life cycle, as the article explains them")
struct WindowsAndLifeCycleExample {
  @Test("F1001, F1002: a player plays while the application is active")
  func player() {
    let stage = Stage()
    let delegate = PlayerDelegate()
    stage.application.delegate = delegate
    stage.window.makeKeyAndVisible()
    stage.turn()
    #expect(delegate.isPlaying)
    stage.minimize()
    #expect(!delegate.isPlaying)
    #expect(stage.application.applicationState == .background)
    stage.unminimize()
    #expect(delegate.isPlaying)
  }

  @Test("F1004: a window without the keyboard is pale")
  func inspector() {
    let stage = Stage(ViewController())
    let inspector = InspectorWindow(host: stage.application)
    inspector.makeKeyAndVisible()
    stage.turn()
    #expect(inspector.alpha == 1)
    stage.activate(stage.window)
    #expect(inspector.alpha == 0.8)
  }
}
