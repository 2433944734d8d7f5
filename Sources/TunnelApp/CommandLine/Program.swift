internal import ArgumentParser
internal import Atlas
internal import Glibc

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
      return written(.success)
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
    let message = Tunnel.message(for: error)
    if Tunnel.exitCode(for: error) == .success {
      print(Tunnel.fullMessage(for: error))
      return written(.success)
    }
    return say(message, .unreadableInput)
  }

  private func say(_ message: String, _ status: ExitStatus) -> ExitStatus {
    if !message.isEmpty { Self.say(message) }
    return status
  }

  /// Says something on the standard error, from any thread.
  nonisolated static func say(_ message: String) {
    var line = "tunnel: \(message)\n"
    // Straight to the descriptor: C's `stderr` is a global variable, which Swift 6 does not touch.
    _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Returns the status, unless what was printed could not be written: a full disk is no success.
  private func written(_ status: ExitStatus) -> ExitStatus {
    guard fflush(nil) != 0 else { return status }
    return say("The output cannot be written: \(String(cString: strerror(errno))).", .cannotWrite)
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never { Glibc.exit(status.rawValue) }
}
