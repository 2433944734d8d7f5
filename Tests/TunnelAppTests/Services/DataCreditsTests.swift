import Atlas
import Foundation
import TestSupport
import Testing

@testable import TunnelApp

struct DataCreditsTests {
  private func credits(_ text: String) throws -> DataCredits {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/credits.tsv"))
    return try DataCredits(directory: folder.path)
  }

  @Test("Every bundled file has its sources, each with package, license and changes")
  func bundled() throws {
    let folder = try AssetLocation.find().directory
    let credits = try DataCredits(directory: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".atlas") }

    #expect(Set(credits.files) == Set(files))
    for credit in credits.credits {
      #expect(!credit.source.isEmpty)
      #expect(!credit.package.isEmpty)
      #expect(!credit.changes.isEmpty)
      #expect(!credit.license.isEmpty, "\(credit.file), \(credit.source)")
    }
    #expect(credits.credits(of: "places.atlas").allSatisfy { $0.license.contains("geonames.org") })
  }

  @Test("Files are in the order of the text, without duplicates")
  func order() throws {
    let credits = try credits("b\t1\t2\t3\t4\t5\na\t1\t2\t3\t4\t5\nb\t1\tx\t3\t4\t5\n")

    #expect(credits.files == ["b", "a"])
    #expect(credits.credits(of: "b").map(\.source) == ["2", "x"])
    #expect(credits.credits(of: "c").isEmpty)
  }

  @Test(
    "A malformed file of credits is damaged", arguments: ["", "\n", "a\tb\n"])
  func damaged(text: String) {
    let error = #expect(throws: AssetError.self) { try credits(text) }
    guard case .damaged = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A folder without credits reports the file as missing")
  func missing() {
    let error = #expect(throws: AssetError.self) { try DataCredits(directory: "/nowhere") }
    #expect(error == .missing(path: "/nowhere/credits.tsv"))
  }
}
