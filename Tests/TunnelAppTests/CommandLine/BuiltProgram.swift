import Foundation

/// The `tunnel` that was built beside the tests, run as a process of its own.
struct BuiltProgram {
  let status: Int32
  let output: String
  let message: String

  /// The lines of the message.
  var messages: [Substring] { message.split(separator: "\n") }

  init(
    _ arguments: [String], environment: [String: String] = [:], writingTo file: String? = nil
  ) throws {
    let process = Process()
    let (output, message) = (Pipe(), Pipe())
    // The test bundle is a program itself and stands in the folder of the products.
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "tunnel")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SDL_VIDEODRIVER": "dummy"]) { $1 }.merging(environment) { $1 }
    process.standardOutput =
      try file.map { path -> Any in
        try FileHandle(forWritingTo: URL(filePath: path))
      } ?? output
    process.standardError = message
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Less than a pipe holds comes out of either, so that neither waits for the other.
    self.output = file == nil ? BuiltProgram.text(output) : ""
    self.message = BuiltProgram.text(message)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
