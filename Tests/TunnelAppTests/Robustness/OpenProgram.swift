import Foundation
import TestSupport

/// The built `tunnel` with its window open on SDL's driver without a screen.
///
/// The driver writes every frame to a file, which tells a test that the window is drawn.
final class OpenProgram {
  private let process = Process()
  private let folder: TemporaryFolder

  /// Opens a window.
  init(
    _ arguments: [String] = [], assets: TemporaryFolder? = nil, language: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    var changes = [
      "SDL_VIDEODRIVER": "dummy", "SDL_VIDEO_DUMMY_SAVE_FRAMES": "1",
      "XDG_STATE_HOME": folder.path + "/state", "XDG_CACHE_HOME": folder.path + "/cache",
    ]
    changes["TUNNEL_ASSETS"] = assets?.path
    changes["LC_ALL"] = language
    process.executableURL = BuiltProgram.url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.path)
    let messages = folder.path + "/messages"
    try Data().write(to: URL(filePath: messages))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: messages))
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Whether the process is still running.
  var isRunning: Bool { process.isRunning }

  /// The lines printed on standard error so far.
  var messages: [Substring] {
    let text = try? String(contentsOfFile: folder.path + "/messages", encoding: .utf8)
    return (text ?? "").split(separator: "\n")
  }

  /// The number of frames presented so far.
  var frames: Int { ((try? folder.names) ?? []).count { $0.hasSuffix(".bmp") } }

  /// Waits for a condition, and returns whether it became true before the process exited or 30
  /// seconds passed.
  func comes(to condition: () -> Bool) -> Bool {
    // The process sends no notifications, so the condition must be polled.
    for _ in 0..<6000 {
      if condition() { return true }
      if !process.isRunning { return condition() }
      usleep(5000)
    }
    return false
  }

  /// Sends SIGTERM and returns the exit status, or the negative number of the signal that killed
  /// the process.
  func terminate() -> Int32 {
    process.terminate()
    guard comes(to: { !process.isRunning }) else {
      kill(process.processIdentifier, SIGKILL)
      return -SIGKILL
    }
    return status
  }

  /// The exit status of the process after its end, or the negative number of the signal that killed
  /// it.
  var status: Int32 {
    process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
