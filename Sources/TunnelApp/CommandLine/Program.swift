internal import ArgumentParser
internal import Atlas
internal import Glibc
internal import Support

/// One run of the program: arguments in, an exit status out, a message at most.
package struct Program {
  /// The arguments without the program's own name.
  private let arguments: [String]
  private let desktop: Desktop

  /// Makes a run with arguments that do not include the program's own name.
  init(arguments: [String], desktop: @escaping Desktop) {
    self.arguments = arguments
    self.desktop = desktop
  }

  /// Runs the command that the process was started with, and ends the process.
  ///
  /// - Parameter desktop: Connects to the desktop when a window is needed; the other commands need none.
  package static func main(desktop: @escaping Desktop) -> Never {
    // A limit on the size of files is an error to tell like a full disk, not an end without a word.
    signal(SIGXFSZ, SIG_IGN)
    Descriptor.occupyStandardStreams()
    // What somebody writes into a file of data while it is read may make no sense at all.
    MappedFile.endOnChange(
      prefix: "tunnel: The file ", suffix: " is damaged: it was changed while it was in use.",
      status: ExitStatus.damagedFile.rawValue)
    exit(Program(arguments: Array(CommandLine.arguments.dropFirst()), desktop: desktop).run())
  }

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit status; what went wrong has been said on the standard error.
  func run() -> ExitStatus {
    do {
      // The usual start: reading no arguments would take longer than opening all data.
      if arguments.isEmpty {
        try openWindow(at: nil, on: desktop)
      } else {
        var command = try Self.command(arguments)
        if let open = command as? OpenCommand {
          try open.run(on: desktop)
        } else {
          try command.run()
        }
      }
      return .success
    } catch {
      return report(error)
    }
  }

  /// Returns the command that arguments name, its options read.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
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
    if !message.isEmpty { StandardError.say(message) }
    return status
  }

  /// Returns a message of the parser as one line; it repeats arguments whole, however long they are.
  private static func line(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    return lines.joined(separator: " ").message(ofAtMost: 300)
  }

  /// Ends the process.
  package static func exit(_ status: ExitStatus) -> Never { Glibc.exit(status.rawValue) }
}
