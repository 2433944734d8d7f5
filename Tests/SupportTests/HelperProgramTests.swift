import Foundation
import TestSupport
import Testing

@testable import Support

// One after another: a script cannot be started while a process that another test starts has it open.
@Suite("Helper programs", .serialized)
struct HelperProgramTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: String { temporary.path }

  /// Calls the body with a program that is a shell script.
  private func with(_ script: String, _ body: (HelperProgram) throws -> Void) throws {
    try temporary.script("helper", script)
    try body(
      try #require(HelperProgram(named: "helper", arguments: [folder], in: "rel::/none:" + folder)))
  }

  @Test("T53: a program takes all bytes, more than a pipe holds, and its arguments")
  func input() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try with("cat > \"$1/taken\"") { program in
      #expect(program.name == "helper")
      try program.run(writing: bytes, within: .seconds(30))
      #expect(try Data(contentsOf: URL(filePath: folder + "/taken")) == Data(bytes))
    }
  }

  @Test("T53: a program that fails, or ends before it has read everything, is reported")
  func failures() throws {
    let bytes = [UInt8](repeating: 1, count: 3_000_000)
    for script in ["cat > /dev/null; exit 3", "exit 0", "kill -9 $$"] {
      try with(script) { program in
        #expect(throws: HelperProgram.Failure.failed) {
          try program.run(writing: bytes, within: .seconds(30))
        }
      }
    }
  }

  @Test("T53: a signal that is blocked here ends a program")
  func signals() throws {
    var blocked = sigset_t()
    var former = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try with("kill -TERM $$; exit 0") { program in
      #expect(throws: HelperProgram.Failure.failed) {
        try program.run(writing: [], within: .seconds(30))
      }
    }
  }

  @Test("T53: a program that hangs is killed with what it started, whether or not it reads")
  func hanging() throws {
    for script in ["sleep 600", "cat > /dev/null; sleep 600"] {
      try with(script) { program in
        for bytes in [[UInt8](repeating: 1, count: 3_000_000), []] {
          #expect(throws: HelperProgram.Failure.tookTooLong) {
            try program.run(writing: bytes, within: .milliseconds(100))
          }
        }
      }
    }
  }

  @Test("T53: a program that hangs is killed half a second after its work is no longer wanted")
  func unwanted() async throws {
    try temporary.script("helper", "sleep 600")
    let program = try #require(HelperProgram(named: "helper", arguments: [], in: folder))
    let copying = Task { () -> HelperProgram.Failure? in
      do throws(HelperProgram.Failure) {
        try program.run(writing: [1], within: .seconds(600))
        return nil
      } catch {
        return error
      }
    }
    copying.cancel()
    #expect(await copying.value == .tookTooLong)
  }

  @Test("T53: a program that was just written starts as soon as nobody has it open for writing")
  func busy() throws {
    try with("exit 0") { program in
      let writer = open(program.path, O_WRONLY | O_CLOEXEC)
      #expect(throws: HelperProgram.Failure.notStarted(SystemError(ETXTBSY))) {
        try program.run(writing: [], within: .seconds(30))
      }
      let closing = Thread {
        poll(nil, 0, 20)
        close(writer)
      }
      closing.start()
      try program.run(writing: [], within: .seconds(30))
    }
  }

  @Test("T53: a program in the background goes on after the one that was started")
  func background() throws {
    let pipe = folder + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    try with("cat > /dev/null; cat \"$1/pipe\" > /dev/null &") { program in
      try program.run(writing: [1], within: .seconds(30))
      #expect(hasReader(pipe))
    }
  }

  /// Returns whether a process reads a pipe, which it may begin to do within half a minute.
  private func hasReader(_ pipe: String) -> Bool {
    for _ in 0..<3000 {
      let descriptor = open(pipe, O_WRONLY | O_NONBLOCK)
      if descriptor >= 0 {
        close(descriptor)
        return true
      }
      poll(nil, 0, 10)
    }
    return false
  }

  @Test("T53: what is missing, a folder, or cannot be executed is no program")
  func missing() throws {
    try with("") { _ in
      try FileManager.default.createDirectory(
        atPath: folder + "/inner", withIntermediateDirectories: false)
      try "x".write(toFile: folder + "/text", atomically: true, encoding: .utf8)
      for name in ["nothing", "inner"] {
        #expect(HelperProgram(named: name, arguments: [], in: folder) == nil, "\(name)")
      }
      #expect(HelperProgram(named: "helper", arguments: [], in: nil) == nil)
      #expect(HelperProgram(named: "helper", arguments: [], in: "") == nil)
    }
  }

  @Test("T53: a program that the system cannot start is reported with the reason")
  func unstartable() throws {
    try with("") { program in
      try "#!/nowhere/sh\n".write(toFile: folder + "/helper", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder + "/helper")
      #expect(throws: HelperProgram.Failure.notStarted(SystemError(ENOENT))) {
        try program.run(writing: [], within: .seconds(30))
      }
    }
  }
}
