import Foundation
import Support
import TestSupport
import Testing

@testable import ContainersSDL

struct DesktopOpenerTests {
  @Test("The result of the desktop's command is reported, whatever it is")
  func statuses() async throws {
    let folder = try TemporaryFolder()
    let command = folder.path + "/opener"
    let seen = folder.path + "/seen"
    for status in [0, 3] {
      try write(
        "#!/bin/sh\necho noise\necho \"$1\" > '\(seen)'\nexit \(status)\n", toCommand: command)

      #expect(await DesktopOpener.open("geo:56.55,8.3 it's", by: command) == (status == 0))
      #expect(try String(contentsOfFile: seen, encoding: .utf8) == "geo:56.55,8.3 it's\n")
    }
  }

  @Test("A signal that is ignored here ends the desktop's command")
  func signals() async throws {
    let folder = try TemporaryFolder()
    let command = folder.path + "/opener"
    try write("#!/bin/sh\nkill -PIPE $$\nexit 0\n", toCommand: command)
    let former = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, former) }
    #expect(await !DesktopOpener.open("geo:0,0", by: command))
  }

  /// Writes a script that can be run.
  ///
  /// Another process writes it: while this one has the file open for writing, a process that another
  /// test starts may inherit that, and the script could not be run.
  private func write(_ script: String, toCommand path: String) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", script, path]
    try writer.run()
    writer.waitUntilExit()
  }

  @Test("D77, D83: A program that is started inherits neither the identifier nor the start")
  func environment() async {
    await #expect(processExitsWith: .success) {
      for name in ["SDL_VIDEO_X11_WMCLASS", "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "KEPT"] {
        setenv(name, "as set here", 1)
      }
      let words = ["sh", "-c", "test \"$(env | grep -c '=as set here$')\" = 1"]
      let process = try ProgramStart("sh", words: words).start()
      var status: Int32 = 0
      waitpid(process, &status, 0)
      precondition(status == 0)
    }
  }

  @Test("Nothing is opened if the command is missing")
  func missing() async {
    #expect(await !DesktopOpener.open("geo:0,0", by: "/nowhere/opener"))
  }
}
