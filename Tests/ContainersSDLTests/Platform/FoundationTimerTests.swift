import Containers
import ContainersSDL
import Foundation
import Testing

@Suite struct FoundationTimerTests {
  @Test("A Foundation timer fires repeatedly in a running program without any other event")
  func timer() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        // If the timer does not fire, the program would run forever.
        alarm(60)
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        SDLPlatform.prepare()
        let program = TimedProgram(application: Application(platform: SDLPlatform()))
        program.run()
        precondition(program.count == 3)
      }
    }
  }
}

/// A program that ends when its timer has fired three times.
@MainActor
private final class TimedProgram {
  private(set) var count = 0
  private let application: Application
  private let window: Window

  init(application: Application) {
    self.application = application
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = ViewController()
  }

  func run() {
    window.makeKeyAndVisible()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    do throws(PlatformError) { try application.run() } catch { preconditionFailure("\(error)") }
    timer.invalidate()
  }

  private func tick() {
    count += 1
    if count == 3 { application.terminate() }
  }
}
