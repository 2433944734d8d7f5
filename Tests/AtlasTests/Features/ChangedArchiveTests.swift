@testable import Atlas
import Foundation
import Testing

/// The behavior of an archive whose file is changed by another process.
@Suite("A file that changes under an archive")
struct ChangedArchiveTests {
  /// Large enough to be mapped rather than copied.
  private func large() throws -> (file: TemporaryFile, archive: Archive) {
    var fixture = ArchiveFixture()
    fixture.add("first", [UInt8](repeating: 1, count: 300_000))
    fixture.add("second", [UInt8](repeating: 2, count: 300_000))
    let file = try TemporaryFile(fixture.encoded)
    return (file, try Archive(path: file.path))
  }

  @Test("A truncated large file is reported as damaged and crashes nothing")
  func shortened() throws {
    let (file, archive) = try large()
    defer { withExtendedLifetime(file) {} }
    try archive.check()
    truncate(file.path, 200_000)

    #expect(throws: AssetError.self) { try archive.section("second") }
    #expect(throws: AssetError.self) { try archive.section("first") }
    let failure = #expect(throws: AssetError.self) { try archive.check() }
    #expect(failure?.description.contains("it was changed while it was in use") == true)
  }

  @Test("A small file is copied, so later changes have no effect")
  func copied() throws {
    var fixture = ArchiveFixture()
    fixture.add("numbers", [UInt8](repeating: 1, count: 100))
    let file = try TemporaryFile(fixture.encoded)
    let archive = try Archive(path: file.path)
    truncate(file.path, 0)
    archive.releasePages()

    #expect(try archive.section("numbers").allSatisfy { $0 == 1 })
    try archive.check()
  }

  @Test("A pipe is rejected immediately")
  func pipe() throws {
    let path = "/tmp/archive-\(UUID().uuidString)"
    mkfifo(path, 0o600)
    defer { unlink(path) }
    #expect(throws: AssetError.unreadable(path: path, reason: "it is not a file")) {
      try Archive(path: path)
    }
  }
}
