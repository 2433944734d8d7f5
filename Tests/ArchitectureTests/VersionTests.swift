import Foundation
import Testing

/// Tests that all places with the version of the package agree.
@Suite struct VersionTests {
  @Test(
    "The program and Getting Started have the version of the latest release in the changelog",
    arguments: [
      ("Sources/TunnelApp/Model/ProgramVersion.swift", "static let current = \""),
      ("Sources/Containers/Containers.docc/GettingStarted.md", "tunnel.git\", from: \""),
    ])
  func versions(path: String, words: String) throws {
    let release = try #require(try text("CHANGELOG.md").firstMatch(of: #/\n## ([\d.]+) /#)?.1)

    #expect(try text(path).contains("\(words)\(release)\""))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }
}
