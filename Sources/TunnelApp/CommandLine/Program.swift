internal import ArgumentParser
internal import Atlas
internal import Glibc
internal import Support

/// One run of the program: arguments in, an exit status out, a message at most.
struct Program {
  /// The arguments without the program's own name.
  let arguments: [String]

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit status; what went wrong has been said on the standard error.
  func run() -> ExitStatus {
    do {
      // The usual start: reading no arguments would take longer than opening all data.
      if arguments.isEmpty {
        try openWindow(at: nil)
      } else {
        var command = try command()
        try command.run()
      }
      return .success
    } catch {
      return report(error)
    }
  }

  /// Returns the command that the arguments name, its options read.
  func command() throws -> any ParsableCommand {
    try Tunnel.parseAsRoot(ArgumentOrder(arguments).parsable)
  }

  private func report(_ error: any Error) -> ExitStatus {
    if let failure = CommandFailure(error) { return say(failure.description, failure.status) }
    guard Tunnel.exitCode(for: error) == .success else {
      return say(Self.line(Tunnel.message(for: error)), .unreadableInput)
    }
    do throws(CommandFailure) {
      var output = StandardOutput()
      try output.print(Tunnel.fullMessage(for: error))
      try output.finish()
      return .success
    } catch {
      return say(error.description, error.status)
    }
  }

  private func say(_ message: String, _ status: ExitStatus) -> ExitStatus {
    if !message.isEmpty { Self.say(message) }
    return status
  }

  /// Returns a message of the parser as one line; it repeats arguments whole, however long they are.
  private static func line(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    return lines.joined(separator: " ").message(ofAtMost: 300)
  }

  /// Says something on the standard error, from any thread: one line without control characters.
  nonisolated static func say(_ message: String) {
    let line = "tunnel: \(message)".message() + "\n"
    // If even that cannot be written, nobody is left to tell.
    try? Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { Glibc.exit(status.rawValue) }
}
