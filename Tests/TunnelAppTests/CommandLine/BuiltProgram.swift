import Foundation

/// The `tunnel` that was built beside the tests, run as a process of its own.
struct BuiltProgram {
  let status: Int32
  let output: String
  let message: String

  /// The lines of the message.
  var messages: [Substring] { message.split(separator: "\n") }

  /// Where it is: the test bundle is a program itself and stands in the folder of the products.
  static var url: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "tunnel")
  }

  /// Runs it, or a program at another place, and waits for its end.
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
      // From another thread: more than a pipe holds waits until it is read.
      Thread.detachNewThread {
        BuiltProgram.send(questions, to: piped)
        try? piped.fileHandleForWriting.close()
      }
    }
    // Less than a pipe holds comes out of either, so that neither waits for the other.
    self.output = file == nil ? BuiltProgram.text(output) : ""
    self.message = BuiltProgram.text(message)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Writes into a pipe that may have no reader any more, on a thread that ends soon.
  static func send(_ bytes: Data, to pipe: Pipe) {
    // The signal is the thread's own, and goes with it.
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
