import Foundation

/// The `tunnel` executable built with the tests, run as a separate process.
struct BuiltProgram {
  let status: Int32
  let output: String
  let message: String

  /// The lines of the message.
  var messages: [Substring] { message.split(separator: "\n") }

  /// The URL of the executable.
  ///
  /// The test bundle is itself an executable in the products folder.
  static var url: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "tunnel")
  }

  /// Runs the executable, or one at another URL, and waits for it to exit.
  init(
    _ arguments: [String], at url: URL = BuiltProgram.url, environment: [String: String] = [:],
    without variables: Set<String> = [], workingDirectory: String? = nil,
    writingTo file: String? = nil, input: String? = nil, inputBytes: Data? = nil
  ) throws {
    let process = Process()
    let (output, message) = (Pipe(), Pipe())
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SDL_VIDEODRIVER": "dummy"]) { $1 }.filter { !variables.contains($0.key) }
      .merging(environment) { $1 }
    if let workingDirectory { process.currentDirectoryURL = URL(filePath: workingDirectory) }
    process.standardOutput =
      try file.map { path -> Any in
        try FileHandle(forWritingTo: URL(filePath: path))
      } ?? output
    process.standardError = message
    let questions = inputBytes ?? input.map { Data($0.utf8) }
    let piped = questions.map { _ in Pipe() }
    process.standardInput = piped ?? FileHandle.nullDevice
    try process.run()
    if let piped, let questions {
      // On another thread, because input larger than the pipe's buffer blocks until it is read.
      Thread.detachNewThread {
        BuiltProgram.send(questions, to: piped)
        try? piped.fileHandleForWriting.close()
      }
    }
    // Both outputs are smaller than a pipe's buffer, so they can be read one after the other.
    self.output = file == nil ? BuiltProgram.text(output) : ""
    self.message = BuiltProgram.text(message)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Writes to a pipe that may have lost its reader, on a thread that exits soon.
  static func send(_ bytes: Data, to pipe: Pipe) {
    // SIGPIPE is blocked for this thread only, and discarded when it exits.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    try? pipe.fileHandleForWriting.write(contentsOf: bytes)
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
