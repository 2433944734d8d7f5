@testable import Atlas
import Foundation
import Testing

/// What an archive does when its file is changed by somebody else.
@Suite("A file that changes under an archive")
struct ChangedArchiveTests {
  /// Large enough to be mapped.
  private func large() throws -> (file: TemporaryFile, archive: Archive) {
    var fixture = ArchiveFixture()
    fixture.add("first", [UInt8](repeating: 1, count: 300_000))
    fixture.add("second", [UInt8](repeating: 2, count: 300_000))
    let file = try TemporaryFile(fixture.encoded)
    return (file, try Archive(path: file.path))
  }

  @Test("A large file that is cut short is damaged from then on, and ends nothing")
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

  @Test("A small file was copied: what becomes of it later changes nothing")
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

  @Test("A pipe is refused at once")
  func pipe() throws {
    let path = "/tmp/archive-\(UUID().uuidString)"
    mkfifo(path, 0o600)
    defer { unlink(path) }
    #expect(throws: AssetError.unreadable(path: path, reason: "it is not a file")) {
      try Archive(path: path)
    }
  }
}
