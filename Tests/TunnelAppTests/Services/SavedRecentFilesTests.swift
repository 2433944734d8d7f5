import Atlas
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Keeping recent files")
struct SavedRecentFilesTests {
  private let home = FilesHome()
  private let time = Moment(secondsSince1970: 1_782_043_200)
  private var saved: SavedRecentFiles {
    .standard(from: { [home] in $0 == "HOME" ? home.path : nil })
  }

  @Test("D106: Files are listed at the next start, and in the desktop's list")
  func noting() throws {
    let file = try home.write("{}", to: "a b.geojson")
    saved.note(file, at: time)
    #expect(saved.load() == [file])
    let shared = try #require(home.text(".local/share/recently-used.xbel"))
    #expect(shared.contains("a%20b.geojson\""))
  }

  @Test("D106: Forgetting empties the app's own list only")
  func forgetting() throws {
    let file = try home.write("{}", to: "a.geojson")
    saved.note(file, at: time)
    saved.forget()
    #expect(saved.load().isEmpty)
    #expect(home.text(".local/share/recently-used.xbel")?.contains("a.geojson") == true)
  }

  @Test("T50: A file is taken out of the app's own list, and comes back to its place")
  func takingOut() throws {
    let files = try ["a", "b", "c"].map { try home.write("{}", to: "\($0).geojson") }
    for file in files { saved.note(file, at: time) }
    saved.put(files[1], at: nil)
    #expect(saved.load() == [files[2], files[0]])
    saved.put(files[1], at: 1)
    #expect(saved.load() == [files[2], files[1], files[0]])
    #expect(home.text(".local/share/recently-used.xbel")?.contains("b.geojson") == true)
  }

  @Test("D106: A list of the desktop that cannot be understood stays as it is")
  func foreign() throws {
    try home.write("nonsense", to: ".local/share/recently-used.xbel")
    saved.note(try home.write("{}", to: "a.geojson"), at: time)
    #expect(home.text(".local/share/recently-used.xbel") == "nonsense")
    #expect(saved.load().count == 1)
  }

  @Test("D106: Without a home nothing is kept, and nothing fails")
  func homeless() {
    let saved = SavedRecentFiles.standard(from: { _ in nil })
    saved.note("/a.geojson", at: time)
    #expect(saved.load().isEmpty)
  }
}
