import Foundation
import Testing

@testable import ContainersSDL

@Suite("Waking the SDL platform") struct SDLPlatformWakingTests {
  @Test("A platform that waits for events is woken from another thread")
  func waking() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        SDLPlatform.prepare()
        let platform = SDLPlatform()
        platform.drainEvents { _ in }
        let start = platform.now
        Thread.detachNewThread { platform.wake() }
        platform.wait(until: start + .seconds(20))
        precondition(platform.now < start + .seconds(10))
      }
    }
  }
}
