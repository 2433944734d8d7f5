internal import ArgumentParser
internal import Atlas
internal import Glibc
internal import Support

/// A run of the program: it takes arguments, and returns an exit status and at most one message.
package struct Program {
  /// The name of the program for desktops, as `Packaging/identity` has it for scripts.
  package static let identifier = "com.example.tunnel"

  /// The arguments without the program's name.
  private let arguments: [String]
  private let desktop: Desktop

  /// Creates a run from arguments without the program's name.
  init(arguments: [String], desktop: @escaping Desktop) {
    self.arguments = arguments
    self.desktop = desktop
  }

  /// Runs the command that the process was started with, and exits the process.
  ///
  /// - Parameter desktop: Connects to the desktop. Only commands that open a window call it.
  package static func main(desktop: @escaping Desktop) -> Never {
    // Exceeding the file size limit is reported as an error, like a full disk, instead of ending
    // the process.
    signal(SIGXFSZ, SIG_IGN)
    Descriptor.occupyStandardStreams()
    DeveloperWarnings.hideUnlessAsked()
    // A data file that is modified while it is read may contain anything.
    MappedFile.endOnChange(
      prefix: "tunnel: The file ", suffix: " is damaged: it was changed while it was in use.",
      status: ExitStatus.damagedFile.rawValue)
    let arguments = arguments
    InterfaceLanguage.adopt(from: arguments)
    let conventions = WritingConventions(from: environmentVariable)
    exit(
      WritingConventions.$current.withValue(conventions) {
        Program(arguments: arguments, desktop: desktop).run()
      })
  }

  /// The arguments that the process was started with, in which the bytes of paths are kept.
  private static var arguments: [String] {
    let texts = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return texts.dropFirst().compactMap { $0.map { SystemPath.text(cString: $0) } }
  }

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit status. Errors have been reported on standard error.
  func run() -> ExitStatus {
    do {
      try OpenFileLimit.ensure()
      // The most common launch: parsing no arguments would take longer than opening all the data.
      if arguments.isEmpty {
        try openWindow(on: desktop)
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

  /// Returns the command that the arguments name, with its options parsed.
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

  /// Returns a parser message as one line, shortened because it repeats arguments in full.
  private static func line(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    return lines.joined(separator: " ").message(ofAtMost: 300)
  }

  /// Exits the process.
  package static func exit(_ status: ExitStatus) -> Never { Glibc.exit(status.rawValue) }
}
