import Foundation
import TestSupport
import Testing

@testable import Containers
@testable import ContainersSDL

/// Tests that windows return to their place on the desktop.
///
/// They run with the window systems of ``SDLWindowPlacementTests``.
@Suite("The return of SDL windows to their places", .serialized) struct SDLRestorationTests {
  private static let tellsPositions = SDLWindowPlacementTests.system != "wayland"

  @Test("F808: The desktop tells its displays in points, and Wayland tells none")
  func displays() async {
    await #expect(processExitsWith: .success) {
      try await Task { @MainActor in
        let program = try ReturningProgram(TemporaryFolder())
        let early = program.platform.displays
        program.start()
        precondition(early.isEmpty == (SDLWindowPlacementTests.system == "wayland"))
        // The scale is the same before a window is open.
        precondition(program.platform.displays == early)
        if SDLWindowPlacementTests.system == "dummy" {
          precondition(early == [Rect(x: 0, y: 0, width: 1024, height: 768)])
        }
        precondition(early.allSatisfy { $0.width > 100 && $0.height > 100 })
        await program.end()
      }.value
    }
  }

  @Test("F808: A window returns to its place on a display", .enabled(if: tellsPositions))
  func kept() async {
    await #expect(processExitsWith: .success) {
      try await Task { @MainActor in
        let folder = try TemporaryFolder()
        let first = ReturningProgram(folder)
        first.start()
        first.window.position = Point(x: 210, y: 130)
        precondition(first.comes { $0.position == Point(x: 210, y: 130) })
        await first.end()
        precondition(ReturningProgram.state(in: folder).contains("\"x\":210"))
        let position = await ReturningProgram.position(afterStartIn: folder)
        precondition(position == Point(x: 210, y: 130))
      }.value
    }
  }

  @Test("F808: A place that is on no display any more is not used", .enabled(if: tellsPositions))
  func gone() async {
    await #expect(processExitsWith: .success) {
      try await Task { @MainActor in
        let folder = try TemporaryFolder()
        let first = ReturningProgram(folder)
        first.start()
        await first.end()
        ReturningProgram.move(to: Point(x: 20_000, y: 130), in: folder)
        let position = await ReturningProgram.position(afterStartIn: folder)
        precondition(position != nil && (position?.x ?? 0) < 10_000)
      }.value
    }
  }
}

/// A program whose state is saved, with a window of 400 × 300 points on the SDL platform.
@MainActor
private final class ReturningProgram: ApplicationDelegate {
  let folder: TemporaryFolder
  let platform: SDLPlatform
  let application: Application
  let window: Window

  init(_ folder: TemporaryFolder) {
    self.folder = folder
    let system = SDLWindowPlacementTests.system
    setenv("SDL_VIDEODRIVER", system == "unmanaged" ? "x11" : system, 1)
    setenv("XDG_STATE_HOME", folder.path, 1)
    SDLPlatform.prepare()
    platform = SDLPlatform()
    application = Application(platform: platform)
    application.identifier = "org.example.Returning"
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.restorationIdentifier = "main"
    window.rootViewController = ViewController()
    application.delegate = self
  }

  /// Starts the program and waits until its window is visible.
  func start() {
    application.launch()
    window.makeKeyAndVisible()
    precondition(comes(\.isVisible))
    // Window managers continue moving windows for a while.
    if SDLWindowPlacementTests.system != "dummy" { _ = runs(for: .seconds(1)) { _ in false } }
  }

  /// Ends the program, which saves its state off the main thread and waits for it.
  func end() async {
    application.terminate()
    while !application.isTerminated {
      await Task.yield()
      application.turn()
    }
  }

  /// Runs the program until a condition holds, and returns whether it held within ten seconds.
  func comes(_ isSo: (Window) -> Bool) -> Bool { runs(for: .seconds(10), until: isSo) }

  private func runs(for limit: Duration, until isSo: (Window) -> Bool) -> Bool {
    let end = platform.now + limit
    while platform.now < end {
      application.turn()
      if isSo(window) { return true }
      platform.wait(until: min(end, platform.now + .milliseconds(20)))
    }
    return false
  }

  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool { true }

  // MARK: Files

  private static func path(in folder: TemporaryFolder) -> String {
    folder.path + "/org.example.Returning/restoration.json"
  }

  static func state(in folder: TemporaryFolder) -> String {
    (try? String(contentsOfFile: path(in: folder), encoding: .utf8)) ?? ""
  }

  /// Changes the saved position, as if the display were gone.
  static func move(to position: Point, in folder: TemporaryFolder) {
    let data = FileManager.default.contents(atPath: path(in: folder)) ?? Data()
    guard var archive = try? RestorationArchive(json: Array(data)) else {
      preconditionFailure("There is no state in \(folder.path).")
    }
    archive.windows[0].position = position
    _ = FileManager.default.createFile(
      atPath: path(in: folder), contents: Data(archive.json))
  }

  /// Starts another program in a process that has ended with the first one, and returns where its
  /// window is.
  static func position(afterStartIn folder: TemporaryFolder) async -> Point? {
    let program = ReturningProgram(folder)
    program.start()
    let position = program.window.position
    await program.end()
    return position
  }
}
