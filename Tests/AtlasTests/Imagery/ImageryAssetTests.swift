import Foundation
import Testing

@testable import Atlas

@Suite("The bundled imagery")
struct ImageryAssetTests {
  static let assets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets")

  struct Entry: Decodable {
    var bytes: Int
    var crc32: String
    var sha256: String
  }

  @Test("and all other files match the manifest")
  func manifest() throws {
    let entries = try JSONDecoder().decode(
      [String: Entry].self, from: Data(contentsOf: Self.assets.appending(path: "manifest.json")))
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.assets.path())
    let others: Set = ["manifest.json", "README.md", "credits.tsv", "licenses"]
    #expect(Set(entries.keys) == Set(names).subtracting(others))
    for (name, entry) in entries {
      let bytes = [UInt8](try Data(contentsOf: Self.assets.appending(path: name)))
      let remedy: Comment = "\(name): Scripts/assets/build.py --record, where it is right"
      #expect(bytes.count == entry.bytes, remedy)
      #expect(ArchiveFixture.checksum(bytes) == UInt32(entry.crc32, radix: 16), remedy)
    }
  }

  @Test("is a pyramid down to an overview of at most 170 kB, with valid checksums")
  func tiles() throws {
    let path = Self.assets.appending(path: "imagery.atlas").path()
    let archive = try Archive(path: path)
    let levels = try ImageryLevel.levels(of: archive)
    #expect(levels.map(\.width) == [10800, 5400, 2700, 1350])
    var names: Set = ["levels"]
    for (number, level) in levels.enumerated() {
      for row in 0..<level.rows {
        for column in 0..<level.columns {
          let tile = ImageryTile(level: number, column: column, row: row)
          let bytes = try archive.section(tile.section)
          #expect(bytes.prefix(2).elementsEqual([0xFF, 0xD8]), "a JPEG")
          names.insert(tile.section)
        }
      }
    }
    #expect(names == Set(archive.names))
    #expect(try archive.section("3/0/0").count <= 170_000)
    #expect(try Data(contentsOf: URL(filePath: path)).count <= 4_500_000)
  }
}
