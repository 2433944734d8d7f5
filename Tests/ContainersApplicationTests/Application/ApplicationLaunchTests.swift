import Containers
import Testing

/// A delegate that notes what later starts of the program were asked for.
private final class LaunchDelegate: ApplicationDelegate {
  var notes: [String] = []

  func application(_ application: Application, open urls: [String]) { notes += urls }

  func application(
    _ application: Application, performAction identifier: String, parameter: String?
  ) { notes.append("\(identifier)(\(parameter ?? ""))") }
}

@MainActor
@Suite("Later starts of a program")
struct ApplicationLaunchTests {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let delegate = LaunchDelegate()

  init() {
    application = Application(platform: platform)
    application.delegate = delegate
  }

  private func show() -> Window {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    return window
  }

  @Test("D86: URLs and actions are passed to the delegate, in their order")
  func delegation() {
    withExtendedLifetime(show()) {
      platform.post(.launchRequested(.open(["geo:1,2", "file:///a"])))
      platform.post(.launchRequested(.performAction("new-window", parameter: "geo:3,4")))
      platform.post(.launchRequested(.performAction("search")))
      application.turn()
    }
    #expect(delegate.notes == ["geo:1,2", "file:///a", "new-window(geo:3,4)", "search()"])
  }

  @Test("D86: Activating brings the window to the front that had the keyboard last")
  func activation() {
    let (first, second) = (show(), show())
    application.turn()
    platform.activate(platform.windows[0])
    application.turn()
    platform.activate(nil)
    application.turn()
    #expect(!first.isKey)

    platform.post(.launchRequested(.activate))
    application.turn()
    application.turn()

    #expect(first.isKey)
    #expect(!second.isKey)
  }

  @Test("D86: A minimized window is restored")
  func minimized() {
    let window = show()
    application.turn()
    window.isMinimized = true
    platform.post(.launchRequested(.activate))
    application.turn()
    #expect(!window.isMinimized)
  }

  @Test("D86: An instance is known to a platform without a screen only if a test says so")
  func handover() {
    #expect(!platform.handOver([.activate]))
    #expect(platform.handedOver.isEmpty)
    platform.hasOtherInstance = true
    #expect(platform.handOver([.activate, .open(["geo:1,2"])]))
    #expect(platform.handedOver == [.activate, .open(["geo:1,2"])])
  }
}
