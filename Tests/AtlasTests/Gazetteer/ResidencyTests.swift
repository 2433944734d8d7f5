import Atlas
import Foundation
import TestSupport
import Testing

@Suite("The resident memory of files")
struct ResidencyTests {
  /// A gazetteer whose places are in a file that nothing else reads, and the path of that file.
  private func withGazetteer(_ body: (Gazetteer, String) throws -> Void) throws {
    let files = FileManager.default
    let temporary = try TemporaryFolder()
    // The kernel tells files by paths without links.
    let folder = temporary.url.resolvingSymlinksInPath()
    for name in try files.contentsOfDirectory(atPath: RealGazetteer.folder) {
      let (source, copy) = (RealGazetteer.folder + "/" + name, folder.appending(path: name).path())
      if name == "places.atlas" {
        try files.copyItem(atPath: source, toPath: copy)
      } else {
        try files.createSymbolicLink(atPath: copy, withDestinationPath: source)
      }
    }
    try body(Gazetteer(directory: folder.path()), folder.appending(path: "places.atlas").path())
  }

  /// Returns the number of kilobytes of a mapped file that are resident in this process.
  private func resident(_ path: String) throws -> Int {
    // The reported size is zero, so it is read to its end.
    let bytes = try FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd()
    let maps = String(decoding: try #require(bytes), as: UTF8.self)
    var (isOurs, sum) = (false, 0)
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0].contains("-") { isOurs = line.hasSuffix(path) }
      if isOurs, words[0] == "Rss:" { sum += Int(words[1]) ?? 0 }
    }
    return sum
  }

  @Test("Pages that only the checks have read are released")
  func opening() throws {
    try withGazetteer { gazetteer, path in
      let places = try gazetteer.places()
      #expect(try resident(path) < 100)
      withExtendedLifetime(places) {}
    }
  }

  @Test("Pages can be released at any time and are read again unchanged")
  func releasing() throws {
    try withGazetteer { gazetteer, path in
      let places = try gazetteer.places()
      let names = (0..<places.count).map(places.name)
      #expect(try resident(path) > 1500)

      gazetteer.releasePages()

      #expect(try resident(path) < 100)
      #expect((0..<places.count).map(places.name) == names)
    }
  }
}
