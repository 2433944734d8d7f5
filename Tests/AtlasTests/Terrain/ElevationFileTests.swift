import TestSupport
import Testing

@testable import Atlas

/// Elevation archives that differ from what the generator writes.
struct ElevationFileTests {
  /// Returns the bundled file with a section changed.
  private func file(
    _ name: String = "", _ change: (inout [UInt8]) -> Void = { _ in }
  ) throws -> TemporaryFile {
    let archive = try Archive(path: RealGazetteer.folder + "/elevation.atlas")
    var fixture = ArchiveFixture()
    for section in archive.names {
      var bytes = Array(try archive.section(section))
      if section == name { change(&bytes) }
      fixture.sections.append((section, bytes, try archive.count(of: section)))
    }
    return try TemporaryFile(fixture.encoded)
  }

  @Test("A valid file opens")
  func sound() throws {
    let file = try file()
    #expect(try ElevationIndex(path: file.path).meters(at: .at(45, 7)) != nil)
  }

  @Test(
    "Each kind of damage has its own reason",
    arguments: [
      ("header", 0, "header is not that of a gray JPEG image"),
      ("header", 3, "header is not that of a gray JPEG image"),
      ("starts", 3, "a row of starts begins outside of its tile"),
      ("metres", 41, "its heights do not rise with the levels"),
      ("overview/header", 3, "overview/header is not that of a gray JPEG image"),
    ])
  func reasons(section: String, byte: Int, reason: String) throws {
    let file = try file(section) { $0[byte] = 0x7F }
    #expect(throws: AssetError.damaged(path: file.path, reason: reason)) {
      try ElevationIndex(path: file.path)
    }
  }

  @Test("A truncated or missing section is damage")
  func lengths() throws {
    for section in ["levels", "starts", "steps", "metres", "header", "overview/levels"] {
      let file = try file(section) { $0.removeLast(2) }
      #expect(throws: AssetError.self) { try ElevationIndex(path: file.path) }
    }
  }

  @Test("A meaningless scan has no heights and never traps")
  func noise() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<20 {
      let file = try file("8/2") { bytes in
        for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      }
      let index = try ElevationIndex(path: file.path)
      for _ in 0..<20 {
        let place = Coordinate.at(
          .random(in: 22.6...44.9, using: &random), .random(in: 0.1...22.4, using: &random))
        if let meters = index.meters(at: place) { #expect(-11_000...9000 ~= meters) }
      }
    }
  }

  @Test("A header of noise is rejected and never traps")
  func noiseHeader() throws {
    let archive = try Archive(path: RealGazetteer.folder + "/elevation.atlas")
    let header = Array(try archive.section("header"))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      var bytes = header
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes.removeLast(.random(in: 0...8, using: &random))
      let format = bytes.withUnsafeBytes { GrayFormat(header: $0) }
      if let format { #expect(format.headerLength <= bytes.count) }
    }
  }
}
