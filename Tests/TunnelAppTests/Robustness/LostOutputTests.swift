import Foundation
import TestSupport
import Testing

/// Commands whose output cannot be written.
@Suite("Lost output", .timeLimit(.minutes(5)))
struct LostOutputTests {
  /// Commands that print, with their input.
  static let commands: [(arguments: String, input: String)] = [
    ("antipode -", "1 2\n3 4\n"), ("antipode --json -", "1 2\n3 4\n"), ("place -", "56.55 8.3\n"),
    ("search -", "Lemvig\n"), ("antipode 1 2", ""), ("place --json 1 2", ""), ("search Lemvig", ""),
    ("data", ""), ("data --json", ""), ("--help", ""), ("--version", ""), ("antipode --help", ""),
  ]

  /// Runs a command from a shell script that redirects its output.
  private func run(_ command: String, _ script: String, input: String) throws -> BuiltProgram {
    try BuiltProgram(
      ["-c", script, BuiltProgram.url.path()] + command.split(separator: " ").map(String.init),
      at: URL(filePath: "/bin/sh"), input: input)
  }

  @Test("A full disk ends every command with status 73 and one line", arguments: commands)
  func fullDisk(command: (arguments: String, input: String)) throws {
    let program = try run(command.arguments, #""$0" "$@" >/dev/full"#, input: command.input)
    #expect(program.status == 73)
    #expect(
      program.message == "tunnel: The output cannot be written: No space left on device.\n")
  }

  @Test("A closed standard output ends every command with status 73", arguments: commands)
  func closed(command: (arguments: String, input: String)) throws {
    let program = try run(command.arguments, #""$0" "$@" >&-"#, input: command.input)
    #expect(program.status == 73)
    #expect(program.message == "tunnel: The output cannot be written: Bad file descriptor.\n")
  }

  @Test("A lost reader is reported if SIGPIPE is ignored, and ends the command silently otherwise")
  func brokenPipe() throws {
    // Far more than the buffer of a pipe.
    let input = String(repeating: "1 2\n", count: 50_000)
    let told = try run(
      "antipode -", #"trap '' PIPE; { "$0" "$@"; echo $? >&2; } | true"#, input: input)
    #expect(
      told.messages == ["tunnel: The output cannot be written: Broken pipe.", "73"],
      "\(told.message)")
    // The tests may ignore the signal, which programs that they start inherit.
    let silent = try run(
      "antipode -", #"env --default-signal=PIPE "$0" "$@" | head -1"#, input: input)
    #expect(silent.output == "-1, -178\n")
    #expect(silent.message.isEmpty)
    #expect(silent.status == 0)
  }

  @Test("A disk that fills up in the middle of a batch ends it there")
  func midway() throws {
    let folder = try TemporaryFolder()
    let input = String(repeating: "1 2\n", count: 100_000)
    let program = try run(
      "antipode -", "ulimit -f 64; \"$0\" \"$@\" >\(folder.path)/output", input: input)
    #expect(program.status == 73)
    #expect(program.message == "tunnel: The output cannot be written: File too large.\n")
  }

  @Test("With standard error closed, nothing is written to other files")
  func closedError() throws {
    let folder = try TemporaryFolder()
    let program = try run(
      "snapshot --size 0x0 --output \(folder.path)/a.png", #""$0" "$@" 2>&-"#, input: "")
    #expect(program.status == 64)
    #expect(program.output.isEmpty)
    let search = try run("search lemvigg --limit 1", #""$0" "$@" 2>&-"#, input: "")
    #expect(search.status == 0)
    #expect(search.output.hasPrefix("Lemvig"))
  }
}
