import Foundation
import Pixels
import Testing

@testable import Containers
@testable import ContainersSDL

/// Tests the placement of SDL windows.
///
/// They run without a display, or with the window system named by `WINDOW_SYSTEM` (`x11`,
/// `wayland`, or `unmanaged` for X11 without a window manager), as `Scripts/placement` does.
@Suite("Placement of SDL windows on the desktop", .serialized) struct SDLWindowPlacementTests {
  /// The window system.
  static let system = ProcessInfo.processInfo.environment["WINDOW_SYSTEM"] ?? "dummy"

  @Test("A visible window gets the size that its program sets")
  func size() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.frame.size = Size(width: 420, height: 260)

        precondition(program.comes { $0.bounds.size == Size(width: 420, height: 260) })
        precondition(program.pictureSize == Size(width: 420, height: 260))
      }
    }
  }

  @Test("D74: A window has the scale that the user chose, and keeps its size in points")
  func chosenScale() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("CONTAINERS_SCALE", "1.5", 1)
        let program = PlacedProgram()

        precondition(program.comes { $0.scale == 1.5 })
        precondition(program.comes { $0.bounds.size == Size(width: 400, height: 300) })
        precondition(program.pictureSize == Size(width: 400, height: 300))
      }
    }
  }

  @Test(
    "A window that would be larger than the display opens on it",
    arguments: [2000.0, 16_384.0])
  func oversize(length: Double) async {
    await #expect(processExitsWith: .success) { [length] in
      await MainActor.run {
        let program = PlacedProgram { window in
          window.frame.size = Size(width: length, height: length)
        }

        precondition(program.comes { $0.bounds.width < length && $0.bounds.height < length })
        precondition(program.pictureSize == program.window.bounds.size)
      }
    }
  }

  @Test("A window keeps its size if there is no memory for the pixels of another")
  func refusedForMemory() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        // Some for what else the program does, but not the 201 MB that the window would take.
        program.limitMemory(toMore: 150_000_000)

        program.window.frame.size = Size(width: 4096, height: 4096)

        precondition(program.stays { $0.bounds.size == Size(width: 400, height: 300) })
        precondition(program.pictureSize == Size(width: 400, height: 300))
      }
    }
  }

  @Test("A window for whose pixels there is no memory is not opened, and the program says so")
  func failedForMemory() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.limitMemory(toMore: 1_000_000)

        let other = Window(host: program.application)
        other.isHidden = false

        precondition(program.comes { _ in program.application.failure != nil })
        precondition(
          program.application.failure
            == .windowFailed(reason: "there is no memory for 1024 × 768 pixels"))
      }
    }
  }

  @Test(
    "A full-screen window fills the display and gets its size back afterward",
    .enabled(if: ["x11", "wayland"].contains(system)))
  func fullScreen() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.isFullScreen = true
        precondition(program.comes { $0.isFullScreen && $0.bounds.width > 500 })

        program.window.isFullScreen = false

        precondition(
          program.comes { !$0.isFullScreen && $0.bounds.size == Size(width: 400, height: 300) })
      }
    }
  }

  @Test(
    "A maximized window is larger and gets its size back afterward",
    .enabled(if: ["x11", "wayland"].contains(system)))
  func maximized() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.isMaximized = true
        precondition(program.comes { $0.isMaximized && $0.bounds.width > 500 })

        program.window.isMaximized = false

        precondition(
          program.comes { !$0.isMaximized && $0.bounds.size == Size(width: 400, height: 300) })
      }
    }
  }

  @Test("D72: A window keeps its number while it is closed to be opened again")
  func number() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        let shown = program.application.attachments[0].platformWindow
        guard let window = shown as? SDLWindow else { preconditionFailure() }
        let identifier = window.identifier
        precondition(window.number != nil)

        window.withdraw()

        precondition(window.number == nil)
        precondition(window.identifier == identifier)
      }
    }
  }

  @Test(
    "D73: A window that opens after the desktop's scale has changed has the new one",
    .enabled(if: ["x11", "unmanaged"].contains(system)))
  func laterScale() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        defer { tell("xrdb", ["-load"]) }
        tell("xrdb", ["-merge"], input: "Xft.dpi: 144\n")
        precondition(program.comes { $0.scale == 1.5 })

        let other = Window(host: program.application, frame: program.window.frame)
        other.isHidden = false

        precondition(program.comes { _ in other.isVisible })
        precondition(other.scale == 1.5)
        precondition(other.bounds.size == Size(width: 400, height: 300))
      }
    }
  }

  @Test(
    "D75: A window follows the refresh rate of its display",
    .enabled(if: ["x11", "unmanaged"].contains(system)))
  func refreshRate() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        let window = program.application.attachments[0].platformWindow
        precondition(window.refreshRate == 60)
        let former = ["--output", "screen", "--mode", "1500x1100"]
        defer {
          tell("xrandr", former)
          tell("xrandr", ["--delmode", "screen", "fast"])
          tell("xrandr", ["--rmmode", "fast"])
        }
        tell(
          "xrandr",
          ["--newmode", "fast", "288"] + ["1500", "1550", "1600", "2000"]
            + ["1100", "1110", "1120", "1200"])
        tell("xrandr", ["--addmode", "screen", "fast"])
        tell("xrandr", ["--output", "screen", "--mode", "fast"])

        precondition(program.comes { _ in window.refreshRate == 120 })
        tell("xrandr", former)
        precondition(program.comes { _ in window.refreshRate == 60 })
      }
    }
  }

  @Test("A window goes where its program puts it", .enabled(if: system != "wayland"))
  func position() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.position = Point(x: 210, y: 130)

        precondition(program.comes { $0.position == Point(x: 210, y: 130) })
      }
    }
  }

  @Test("Wayland does not report positions", .enabled(if: system == "wayland"))
  func noPosition() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.position = Point(x: 210, y: 130)

        precondition(program.stays { $0.position == nil })
      }
    }
  }

  @Test("A minimized window comes back, maximized if it was", .enabled(if: system == "x11"))
  func minimized() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.isMaximized = true
        precondition(program.comes(\.isMaximized))
        program.window.isMinimized = true
        precondition(program.comes(\.isMinimized))

        program.window.isMinimized = false

        precondition(program.comes { !$0.isMinimized && $0.isMaximized })
      }
    }
  }

  @Test(
    "Without a window manager a window does not become full screen or claim to be",
    .enabled(if: system == "unmanaged"))
  func unmanaged() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram()
        program.window.isFullScreen = true
        program.window.isMaximized = true
        program.window.isMinimized = true

        precondition(
          program.stays {
            !$0.isFullScreen && !$0.isMaximized && !$0.isMinimized
              && $0.bounds.size == Size(width: 400, height: 300)
          })
      }
    }
  }

  @Test(
    "Requests before a window is shown apply when it is",
    .enabled(if: system != "unmanaged"))
  func hidden() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let program = PlacedProgram { window in
          window.icon = Image.drawn(size: Size(width: 32, height: 32)) { _ in }
          window.isFullScreen = true
        }

        precondition(program.comes { $0.isFullScreen && $0.bounds.width > 500 })
      }
    }
  }
}

/// Tells the X server something by a command, and waits for its end.
private func tell(_ command: String, _ arguments: [String], input: String = "") {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [command] + arguments
  process.standardInput = pipe
  do { try process.run() } catch { preconditionFailure("\(error)") }
  pipe.fileHandleForWriting.write(Data(input.utf8))
  try? pipe.fileHandleForWriting.close()
  process.waitUntilExit()
  precondition(process.terminationStatus == 0)
}

/// A program with a window of 400 × 300 points on the SDL platform.
@MainActor
private final class PlacedProgram {
  let platform: SDLPlatform
  let application: Application
  let window: Window

  /// Starts the program and waits until its window is visible.
  init(_ prepare: (Window) -> Void = { _ in }) {
    let system = SDLWindowPlacementTests.system
    setenv("SDL_VIDEODRIVER", system == "unmanaged" ? "x11" : system, 1)
    SDLPlatform.prepare()
    platform = SDLPlatform()
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = ViewController()
    prepare(window)
    window.makeKeyAndVisible()
    precondition(comes(\.isVisible))
    // Window managers continue changing windows for a while.
    if system != "dummy" { _ = stays { _ in true } }
  }

  /// Limits the memory of the process to some bytes more than it has.
  func limitMemory(toMore bytes: UInt) {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let size = pages?.split(separator: " ").first.flatMap { UInt($0) } ?? 0
    precondition(size > 0)
    var limit = rlimit(rlim_cur: size * 4096 + bytes, rlim_max: size * 4096 + bytes)
    precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
  }

  /// The size of the window's pixels, in points.
  var pictureSize: Size? {
    let contents = BlankContents()
    application.attachments.first?.platformWindow.present(contents)
    return contents.bounds.map {
      Size(width: Double($0.width) / window.scale, height: Double($0.height) / window.scale)
    }
  }

  /// Runs the program until a condition holds.
  ///
  /// - Returns: Whether it held within ten seconds, which a busy machine may need to open a window.
  func comes(_ isSo: (Window) -> Bool) -> Bool { runs(for: .seconds(10), until: isSo) }

  /// Returns whether a condition holds throughout a second, after one turn of the run loop.
  func stays(_ isSo: (Window) -> Bool) -> Bool { !runs(for: .seconds(1)) { !isSo($0) } }

  private func runs(for limit: Duration, until isSo: (Window) -> Bool) -> Bool {
    let end = platform.now + limit
    while platform.now < end {
      application.turn()
      if isSo(window) { return true }
      platform.wait(until: min(end, platform.now + .milliseconds(20)))
    }
    return false
  }
}

/// Contents that draw nothing, and remember the pixels of the surface.
@MainActor
private final class BlankContents: SurfaceContents {
  private(set) var bounds: PixelRect?
  let isDrawable = true

  func changedParts(in bounds: PixelRect, isKept: Bool) -> [PixelRect] {
    self.bounds = bounds
    return []
  }

  func draw(_ parts: [PixelRect], into bitmap: Bitmap) {}
}
