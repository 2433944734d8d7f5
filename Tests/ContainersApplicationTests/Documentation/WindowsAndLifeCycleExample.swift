import Containers
import ContainersTesting
import Testing

final class PlayerDelegate: ApplicationDelegate {
  private(set) var isPlaying = false

  func applicationDidBecomeActive(_ application: Application) { isPlaying = true }

  func applicationWillResignActive(_ application: Application) { isPlaying = false }
}

func request(for arguments: [String]) -> LaunchRequest {
  arguments.isEmpty ? .activate : .open(arguments)
}

@MainActor
func run(_ arguments: [String], on platform: any Platform) throws {
  if platform.handOver([request(for: arguments)]) { return }
  let application = Application(platform: platform)
  try application.run()
}

final class ViewerDelegate: ApplicationDelegate {
  private(set) var urls: [String] = []

  func application(_ application: Application, open urls: [String]) {
    self.urls += urls
    application.windows.first?.makeKeyAndVisible()
  }
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

  @Test("D86: a later start hands over, and the first process opens what it was asked for")
  func laterStart() throws {
    let other = HeadlessPlatform()
    other.hasOtherInstance = true
    try run(["geo:48.2,16.4"], on: other)
    #expect(other.handedOver == [.open(["geo:48.2,16.4"])])
    #expect(other.windows.isEmpty)
    let stage = Stage()
    let delegate = ViewerDelegate()
    stage.application.delegate = delegate
    stage.window.makeKeyAndVisible()
    stage.platform.post(.launchRequested(.open(["geo:48.2,16.4"])))
    stage.turn()
    #expect(delegate.urls == ["geo:48.2,16.4"])
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
