import Containers
import Foundation
import Testing

@Suite @MainActor struct HeadlessPlatformTests {
  @Test("Events are delivered in the order posted, including those posted in the meantime")
  func order() {
    let platform = HeadlessPlatform()
    platform.post(.memoryWarning)
    platform.post(.exposed(window: 1))
    var events: [PlatformEvent] = []

    platform.drainEvents { event in
      events.append(event)
      if event == .memoryWarning { platform.post(.quitRequested) }
    }

    #expect(events == [.memoryWarning, .exposed(window: 1), .quitRequested])
  }

  @Test("Time stands still until it is advanced, and a wait with a deadline advances it")
  func time() {
    let platform = HeadlessPlatform()
    platform.advance(by: .seconds(2))
    platform.wait(until: .seconds(1))
    #expect(platform.now == .seconds(2))
    platform.wait(until: .seconds(3))
    #expect(platform.now == .seconds(3))
  }

  @Test("A window has as many pixels as its size and scale require", arguments: [1, 1.5, 2])
  func pixels(scale: Double) throws {
    let platform = HeadlessPlatform(scale: scale)
    let window = try platform.makeWindow(
      PlatformWindowRequest(title: "", size: Size(width: 100, height: 60)))
    let headless = try #require(window as? HeadlessWindow)
    #expect(headless.picture.width == Int(100 * scale))
    #expect(headless.picture.height == Int(60 * scale))
  }

  /// Limits the memory of the process, which an exit test has for itself, to 4 GB.
  private static func limitMemory() {
    var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
  }

  @Test("A window for whose pixels there is no memory is refused")
  func noMemory() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Self.limitMemory()
        let size = Size(width: 32_000, height: 32_000)
        do throws(PlatformError) {
          _ = try HeadlessPlatform().makeWindow(PlatformWindowRequest(title: "", size: size))
          preconditionFailure("There is a window.")
        } catch {
          precondition(
            error == .windowFailed(reason: "there is no memory for 32000 × 32000 pixels"))
        }
      }
    }
  }

  @Test("A window keeps its size if there is no memory for the pixels of another")
  func noMemoryToGrow() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Self.limitMemory()
        let size = Size(width: 100, height: 60)
        let window = try? HeadlessPlatform().makeWindow(
          PlatformWindowRequest(title: "", size: size))
        window?.request(.size(Size(width: 32_000, height: 32_000)))
        precondition(window?.size == size)
      }
    }
  }

  @Test("A user cannot make a window smaller than its minimum size")
  func minimum() throws {
    let platform = HeadlessPlatform()
    _ = try platform.makeWindow(
      PlatformWindowRequest(
        title: "", size: Size(width: 100, height: 60), minimumSize: Size(width: 50, height: 50)))
    let window = try #require(platform.windows.first)
    platform.resize(window, to: Size(width: 10, height: 80))
    #expect(window.size == Size(width: 50, height: 80))
  }

  @Test("Changed system traits are announced, unchanged ones are not")
  func traits() {
    let platform = HeadlessPlatform()
    for style in [UserInterfaceStyle.dark, .dark, .light] {
      platform.systemTraits = TraitCollection { $0.userInterfaceStyle = style }
    }
    var events: [PlatformEvent] = []
    platform.drainEvents { events.append($0) }
    #expect(events == [.systemTraitsChanged, .systemTraitsChanged])
  }

  @Test("A running application calls a display link once per refresh of the display")
  func refreshes() throws {
    let platform = HeadlessPlatform()
    let application = Application(platform: platform)
    Window(host: application).makeKeyAndVisible()
    application.turn()
    let interval = Duration.seconds(1 / (try #require(platform.windows.first).refreshRate))
    var moments: [Duration] = []
    let link = DisplayLink(host: application) {
      moments.append($0.timestamp)
      if moments.count == 4 { application.terminate() }
    }
    link.isPaused = false
    try application.run()
    #expect(moments.count == 4)
    for (one, next) in zip(moments, moments.dropFirst()) {
      #expect(abs((next - one - interval) / interval) < 1e-6)
    }
  }
}
