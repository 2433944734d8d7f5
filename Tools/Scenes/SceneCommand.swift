internal import Glibc

/// The command `Scripts/scenes`: checks nibs and storyboards, and writes their schema.
@main
enum SceneCommand {
  /// How it is used.
  static let usage = """
    usage: Scripts/scenes check [--classes NAME,…] FILE…
           Scripts/scenes schema
    """

  static func main() {
    let result = run(Array(CommandLine.arguments.dropFirst()))
    print(result.output, terminator: "")
    Array(result.complaint.utf8).withUnsafeBytes {
      _ = write(STDERR_FILENO, $0.baseAddress, $0.count)
    }
    exit(result.status.rawValue)
  }

  /// Does what the arguments ask for.
  static func run(_ arguments: [String]) -> CommandResult {
    switch arguments.first {
    case "check":
      do throws(UsageError) {
        return try CheckCommand(arguments.dropFirst()).run()
      } catch {
        return CommandResult(status: .misused, complaint: "scenes: \(error.reason)\n\(usage)\n")
      }
    case "schema" where arguments.count == 1: return schema
    case "--help", "-h": return CommandResult(status: .clean, output: usage + "\n")
    default: return CommandResult(status: .misused, complaint: usage + "\n")
    }
  }
}

/// What a command writes, and the status with which it ends.
struct CommandResult {
  enum Status: Int32 {
    case clean, faulty, misused
  }

  var status: Status
  var output = ""
  /// What goes to standard error.
  var complaint = ""
}

/// Why a command cannot be understood.
struct UsageError: Error {
  let reason: String
}
