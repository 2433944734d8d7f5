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
      let prepared = try ArgumentOrder(arguments).parsable
      var command = try Tunnel.parseAsRoot(prepared)
      try command.run()
      return .success
    } catch {
      return report(error)
    }
  }

  private func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let failure as CommandFailure: return say(failure.description, failure.status)
    case let error as CoordinateError: return say(error.description, .unreadableInput)
    case let error as AssetError: return say(error.description, ExitStatus(error))
    default: break
    }
    let message = Tunnel.message(for: error)
    if Tunnel.exitCode(for: error) == .success {
      print(Tunnel.fullMessage(for: error))
      return .success
    }
    return say(message, .unreadableInput)
  }

  private func say(_ message: String, _ status: ExitStatus) -> ExitStatus {
    var line = "tunnel: \(message)\n"
    // Straight to the descriptor: C's `stderr` is a global variable, which Swift 6 does not touch.
    if !message.isEmpty { _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) } }
    return status
  }

  /// Ends the process, what it printed written out.
  static func exit(_ status: ExitStatus) -> Never {
    fflush(nil)
    Glibc.exit(status.rawValue)
  }
}

/// What the process tells its parent, by the numbers of sysexits.h.
nonisolated enum ExitStatus: Int32 {
  case success = 0
  /// The question was understood and there is no answer.
  case nothingFound = 1
  case unreadableInput = 64
  case damagedFile = 65
  case missingFile = 66
  case noDisplay = 69
  case cannotWrite = 73

  /// Makes the status for a file of data that does not serve.
  init(_ error: AssetError) {
    switch error {
    case .damaged: self = .damagedFile
    case .missing, .unreadable: self = .missingFile
    }
  }
}

/// Why a command could not do its work: a sentence for the person, a status for the shell.
nonisolated struct CommandFailure: Error, Hashable, CustomStringConvertible {
  let status: ExitStatus
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
