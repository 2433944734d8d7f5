import Atlas
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Reading folders")
struct FolderReaderTests {
  private let home = FilesHome()

  @Test("D103: A folder has its files and folders; links to folders are folders")
  func entries() throws {
    try home.write("", to: "a.geojson")
    try home.write("", to: "below/b")
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/link", withDestinationPath: "below")
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/broken", withDestinationPath: "nowhere")
    let entries = try FolderReader.entries(of: home.path)
    #expect(
      entries == [
        FolderEntry(name: "below", isFolder: true), FolderEntry(name: "link", isFolder: true),
        FolderEntry(name: "a.geojson", isFolder: false),
        FolderEntry(name: "broken", isFolder: false),
      ])
  }

  @Test("D103: A folder that is missing or is none says so")
  func refusals() throws {
    let file = try home.write("", to: "a")
    #expect(throws: AssetError.missing(path: home.path + "/x")) {
      try FolderReader.entries(of: home.path + "/x")
    }
    #expect(throws: AssetError.unreadable(path: file, reason: "Not a directory")) {
      try FolderReader.entries(of: file)
    }
  }

  @Test("D104: A file whose name is not UTF-8 is listed, and is found at its path")
  func names() throws {
    let name = (home.path + "/").utf8.map(CChar.init(bitPattern:)) + [-1, 0]
    let file = open(name, O_CREAT | O_WRONLY, 0o600)
    #expect(file >= 0)
    close(file)
    let names = try FolderReader.entries(of: home.path).map(\.name)
    #expect(names == ["\u{10FFFF}"])
    #expect(FavoritesFile.exists(home.path + "/" + names[0]))
    #expect(!FavoritesFile.exists(home.path + "/\u{FFFD}"))
  }
}
