@testable import Atlas
import TestSupport
import Testing

@Suite("An archive")
struct ArchiveTests {
  var fixture: ArchiveFixture {
    var fixture = ArchiveFixture()
    fixture.add("numbers", [1, 2, 3, 4, 5] as [Int32])
    fixture.add("letters", Array("seven bells".utf8))
    return fixture
  }

  @Test("returns the bytes that were written")
  func reading() throws {
    let file = try TemporaryFile(fixture.encoded)

    let archive = try Archive(path: file.path)

    #expect(archive.names == ["letters", "numbers"])
    #expect(Array(try archive.elements("numbers", as: Int32.self)) == [1, 2, 3, 4, 5])
    #expect(String(decoding: try archive.section("letters"), as: UTF8.self) == "seven bells")
    #expect(try archive.count(of: "letters") == 11)
  }

  @Test("reports which file is missing")
  func missing() {
    let error = #expect(throws: AssetError.self) { try Archive(path: "/nowhere/at.all") }
    #expect(error == .missing(path: "/nowhere/at.all"))
    #expect(error?.description == "The file /nowhere/at.all is missing.")
  }

  @Test("rejects a directory")
  func directory() {
    let error = #expect(throws: AssetError.self) { try Archive(path: "/") }
    #expect(error == .unreadable(path: "/", reason: "it is not a file"))
  }

  @Test("detects truncation at any length")
  func truncated() throws {
    let bytes = fixture.encoded
    for length in 0..<bytes.count {
      let file = try TemporaryFile(Array(bytes.prefix(length)))
      let error = #expect(throws: AssetError.self) { try Archive(path: file.path) }
      guard case .damaged(file.path, _) = error else {
        Issue.record("\(length) bytes: \(String(describing: error))")
        return
      }
    }
  }

  @Test("detects a flipped bit in its header, its table and every section")
  func flipped() throws {
    let bytes = fixture.encoded
    for offset in bytes.indices where !isPadding(offset) {
      var damaged = bytes
      damaged[offset] ^= 1 << UInt8(offset % 8)
      let file = try TemporaryFile(damaged)
      #expect(throws: AssetError.self, "byte \(offset)") {
        let archive = try Archive(path: file.path)
        _ = try archive.section("numbers")
        _ = try archive.section("letters")
      }
    }
  }

  // The header and the table end at 128; the numbers are at 128..<148, the letters at 160..<171.
  private func isPadding(_ offset: Int) -> Bool {
    (148..<160).contains(offset) || offset >= 171
  }

  @Test("returns an intact section of a file with a damaged one")
  func half() throws {
    var bytes = fixture.encoded
    bytes[130] ^= 4
    let file = try TemporaryFile(bytes)

    let archive = try Archive(path: file.path)

    #expect(try archive.section("letters").count == 11)
    #expect(throws: archive.damaged("section numbers does not match its checksum")) {
      try archive.section("numbers")
    }
  }

  @Test("rejects unknown section names and wrong element sizes")
  func wrongAsk() throws {
    let file = try TemporaryFile(fixture.encoded)
    let archive = try Archive(path: file.path)

    #expect(throws: archive.damaged("it has no section words")) { try archive.section("words") }
    #expect(throws: archive.damaged("section numbers is not 5 elements long")) {
      try archive.elements("numbers", as: Int64.self)
    }
  }

  @Test("rejects a table that points outside the file, even with a valid checksum")
  func outside() throws {
    for (field, value) in [(24, UInt64.max - 15), (24, 4096), (32, UInt64.max), (32, 4096)] {
      var bytes = fixture.encoded
      bytes.replaceSubrange(32 + field..<40 + field, with: ArchiveFixture.bytes(value))
      let checksum = ArchiveFixture.checksum(Array(bytes[32..<128]))
      bytes.replaceSubrange(12..<16, with: ArchiveFixture.bytes(checksum))
      let file = try TemporaryFile(bytes)
      #expect(
        throws: AssetError.damaged(
          path: file.path, reason: "section numbers does not lie within it")
      ) {
        try Archive(path: file.path)
      }
    }
  }

  @Test("uses the checksum of zlib")
  func checksum() {
    #expect(ArchiveFixture.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(ArchiveFixture.checksum([]) == 0)
    let long = [UInt8]((0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    #expect(ArchiveFixture.checksum(long) == 0x114A_D5FF)
  }

  @Test("has the same checksum with and without carry-less multiplication")
  func foldedChecksum() {
    var generator = SeededGenerator(seed: 32)
    let bytes = (0..<700).map { _ in UInt8.random(in: 0...255, using: &generator) }
    bytes.withUnsafeBytes { bytes in
      for start in 0..<17 {
        for end in stride(from: start, through: bytes.count, by: 7) {
          let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
          #expect(
            ArchiveChecksum.value(of: part) == ~ArchiveChecksum.remainder(of: part, after: .max))
        }
      }
    }
  }
}
