import Foundation

/// The built `tunnel` with its window open on SDL's driver without a screen.
///
/// The driver writes every frame that it is given into a file, by which a test knows that the window
/// is drawn.
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

  /// Whether it has not ended.
  var isRunning: Bool { process.isRunning }

  /// What it has said on the standard error so far.
  var messages: [Substring] {
    let text = try? String(contentsOfFile: folder.path + "/messages", encoding: .utf8)
    return (text ?? "").split(separator: "\n")
  }

  /// How many frames it has presented so far.
  var frames: Int { ((try? folder.names) ?? []).count { $0.hasSuffix(".bmp") } }

  /// Whether a condition came true before the process ended by itself, or half a minute was over.
  func comes(to condition: () -> Bool) -> Bool {
    // Another process tells nobody what it does: it has to be looked at again and again.
    for _ in 0..<6000 {
      if condition() { return true }
      if !process.isRunning { return condition() }
      usleep(5000)
    }
    return false
  }

  /// Sends SIGTERM and returns the exit status; negative: the signal that killed it.
  func terminate() -> Int32 {
    process.terminate()
    guard comes(to: { !process.isRunning }) else {
      kill(process.processIdentifier, SIGKILL)
      return -SIGKILL
    }
    return status
  }

  /// The exit status of a process that has ended; negative: the signal that killed it.
  var status: Int32 {
    process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
