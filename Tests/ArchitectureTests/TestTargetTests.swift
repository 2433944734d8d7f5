import Foundation
import Testing

/// Tests the division of the tests into targets.
///
/// Each compiler job checks the macros of all files of its target.
@Suite struct TestTargetTests {
  @Test("No test target has more than 120 files")
  func sizes() throws {
    let tests = SourceTree.root.appending(path: "Tests")
    let targets = try FileManager.default.contentsOfDirectory(atPath: tests.path)

    #expect(targets.count > 15)
    for target in targets {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: tests.appending(path: target).path
      ).filter { $0.hasSuffix(".swift") }
      #expect(files.count <= 120, "\(target)")
    }
  }
}
