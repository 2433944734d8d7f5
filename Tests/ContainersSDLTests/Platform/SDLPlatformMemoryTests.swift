import Foundation
import Testing

@testable import ContainersSDL

@Suite("Memory shortage on the SDL platform") struct SDLPlatformMemoryTests {
  /// Whether the kernel grants memory pressure triggers to unprivileged processes; not all do.
  @MainActor static let isSignaled =
    MemoryStallTrigger(
      path: MemoryPressureFiles().pressure, trigger: Array(MemoryPressureMonitor.trigger.utf8))
    != nil

  @Test(
    "Memory is watched from the first wait on, and not before",
    .enabled { await isSignaled })
  func watching() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        SDLPlatform.prepare()
        let platform = SDLPlatform()
        let isWatched = {
          let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
          return (files ?? []).contains { file in
            let path = try? FileManager.default.destinationOfSymbolicLink(
              atPath: "/proc/self/fd/\(file)")
            return path == MemoryPressureFiles().pressure
          }
        }
        platform.drainEvents { _ in }
        precondition(!isWatched())
        platform.wait(until: platform.now)
        precondition(isWatched())
      }
    }
  }
}
