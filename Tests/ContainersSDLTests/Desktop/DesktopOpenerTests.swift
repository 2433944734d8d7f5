import Foundation
import Testing

@testable import ContainersSDL

struct DesktopOpenerTests {
  @Test("The result of the desktop's command is reported, whatever it is")
  func statuses() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = folder.appending(path: "opener").path
    let seen = folder.appending(path: "seen").path
    for status in [0, 3] {
      try "#!/bin/sh\necho noise\necho \"$1\" > '\(seen)'\nexit \(status)\n"
        .write(toFile: command, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command)

      #expect(await DesktopOpener.open("geo:56.55,8.3 it's", by: command) == (status == 0))
      #expect(try String(contentsOfFile: seen, encoding: .utf8) == "geo:56.55,8.3 it's\n")
    }
  }

  @Test("Nothing is opened if the command is missing")
  func missing() async {
    #expect(await !DesktopOpener.open("geo:0,0", by: "/nowhere/opener"))
  }
}
