import Containers
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
}
