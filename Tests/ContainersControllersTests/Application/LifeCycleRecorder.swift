import Containers

/// A delegate and an observer that record what an application tells about its life.
@MainActor
final class LifeCycleRecorder: ApplicationDelegate {
  var lines: [String] = []
  /// Called for each line, with the state at that time.
  var heard: (String) -> Void = { _ in }
  var mayTerminate = true
  private var tokens: [ObservationToken] = []

  init(_ application: Application) {
    application.delegate = self
    let center = application.messageCenter
    observe(Application.DidBecomeActive.self, "message active", of: application)
    observe(Application.WillResignActive.self, "message resign", of: application)
    observe(Application.DidEnterBackground.self, "message background", of: application)
    observe(Application.WillEnterForeground.self, "message foreground", of: application)
    observe(Application.WillTerminate.self, "message terminate", of: application)
    func observe<Content: Message>(
      _ type: Content.Type, _ line: String, of application: Application
    ) where Content.Subject == Application {
      tokens.append(
        center.addObserver(for: type, of: application) { [weak self, weak application] _ in
          if let application { self?.add(line, application) }
        })
    }
  }

  /// The lines of the delegate, without those of observers.
  var calls: [String] { lines.filter { !$0.hasPrefix("message") } }

  private func add(_ line: String, _ application: Application) {
    lines.append("\(line) (\(application.applicationState))")
    heard(line)
  }

  func applicationDidFinishLaunching(_ application: Application) { add("launched", application) }
  func applicationDidBecomeActive(_ application: Application) { add("active", application) }
  func applicationWillResignActive(_ application: Application) { add("resign", application) }
  func applicationDidEnterBackground(_ application: Application) {
    add("background", application)
  }
  func applicationWillEnterForeground(_ application: Application) {
    add("foreground", application)
  }
  func applicationWillTerminate(_ application: Application) { add("terminate", application) }
  func applicationShouldTerminate(_ application: Application) -> Bool { mayTerminate }
}
