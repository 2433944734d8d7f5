import Atlas
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Files with favorites")
struct FavoritesFileTests {
  private let home = FilesHome()

  @Test("D102: Two paths that lead to one file are the same; equal texts of other bytes are not")
  func identity() throws {
    let file = try home.write("{}", to: "a.geojson")
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/link.geojson", withDestinationPath: "a.geojson")
    #expect(FavoritesFile.isSame(file, home.path + "/link.geojson"))
    #expect(FavoritesFile.isSame("/gone/a", "/gone/a"))
    #expect(!FavoritesFile.isSame(file, try home.write("{}", to: "b.geojson")))
    #expect(!FavoritesFile.isSame("/gone/\u{E9}", "/gone/e\u{301}"))
  }

  @Test("D103: A file that is too large is refused before it is read")
  func size() throws {
    let path = try home.write("", to: "endless.geojson")
    // It takes no room, and reading it would take long.
    #expect(truncate(path, 1 << 40) == 0)
    #expect(
      throws: FavoritesFile.Refusal.unreadable(
        .unreadable(path: path, reason: "it is larger than 16 MiB"))
    ) { try FavoritesFile.check(path) }
  }

  @Test(
    "D103: A file that is missing, too large, or no GeoJSON is refused, with its path escaped")
  func refusals() throws {
    let missing = home.path + "/x"
    #expect(throws: FavoritesFile.Refusal.unreadable(.missing(path: missing))) {
      try FavoritesFile.check(missing)
    }
    let large = try home.write(String(repeating: " ", count: 17 << 20), to: "large.json")
    #expect(
      throws: FavoritesFile.Refusal.unreadable(
        .unreadable(path: large, reason: "it is larger than 16 MiB"))
    ) { try FavoritesFile.check(large) }
    let hostile = try home.write("[", to: "a\u{202E}b.geojson")
    let message = FavoritesFile.reason(
      Result { () throws(AssetError) in
        do throws(FavoritesFile.Refusal) { try FavoritesFile.check(hostile) } catch {
          return error
        }
        return nil
      })
    #expect(message?.contains("a\\u{202E}b.geojson is left as it is. Line 1") == true)
  }
}
