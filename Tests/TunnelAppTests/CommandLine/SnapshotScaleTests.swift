import Foundation
import TestSupport
import Testing

@Suite("Pictures at a scale") struct SnapshotScaleTests {
  @Test("D70, D74: A picture at a scale has the pixels that were asked for")
  func pixels() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/large.png"
    let run = try BuiltProgram([
      "snapshot", "--at", "10,20", "--size", "961x721", "--scale", "1.5", "--output", path,
    ])

    #expect(run.status == 0)
    let header = try Data(contentsOf: URL(filePath: path)).prefix(24)
    // A PNG file has its width and height there, each in four bytes.
    #expect(header.suffix(8).elementsEqual([0, 0, 3, 193, 0, 0, 2, 209]))
  }
}
