import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("A file on the command line")
struct DocumentArgumentTests {
  private let folder = FavoritesFolder()

  @Test(
    "T26, D82: A name that ends in .geojson is a file, also as a URI with escapes and with spaces")
  func names() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    let file = URL(filePath: folder.path + "/my trip é.geojson").standardizedFileURL.path
    try FavoritesFolder.text(["A"]).write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try DocumentArgument.path([file]) == file)
    #expect(try DocumentArgument.path(file.split(separator: " ").map(String.init)) == file)
    #expect(try DocumentArgument.path([URL(filePath: file).absoluteString]) == file)
    #expect(try DocumentArgument.path(["Lemvig"]) == nil)
  }

  @Test("T26: A file that is missing, damaged or a folder is refused with a reason")
  func refusals() throws {
    try folder.write("[1]")
    #expect(
      refusal(URL(filePath: folder.file).standardizedFileURL.path) == (
        .damagedFile, "Line 1, column 1: expected an object."
      ))
    #expect(
      refusal("/nowhere/a.geojson") == (.missingFile, "The file /nowhere/a.geojson is missing."))
    let directory = folder.path + "/a.geojson"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    #expect(refusal(directory).0 == .missingFile)
  }

  /// Returns the status and the end of the message with which a path is refused.
  private func refusal(_ path: String) -> (TunnelApp.ExitStatus?, String) {
    do throws(CommandFailure) {
      _ = try DocumentArgument.path([path])
      return (nil, "")
    } catch {
      let reason = "The file \(path) is left as it is. "
      return (error.status, error.description.replacing(reason, with: ""))
    }
  }
}

struct SpellingTests {
  @Test("A typo is a letter omitted, added, changed or swapped")
  func slips() {
    #expect(Spelling.slips("antipode", "antipode") == 0)
    #expect(Spelling.slips("atipode", "antipode") == 1)
    #expect(Spelling.slips("antiipode", "antipode") == 1)
    #expect(Spelling.slips("antibode", "antipode") == 1)
    #expect(Spelling.slips("natipode", "antipode") == 1)
    #expect(Spelling.slips("", "place") == 5)
  }

  @Test("T38: A town is not a typo of a short command")
  func shortCommands() {
    for town in ["halle", "falun", "galle"] {
      #expect(Spelling.nearest(to: town, among: ArgumentOrder.commands) == nil, "\(town)")
    }
    #expect(Spelling.nearest(to: "fal", among: ArgumentOrder.commands) == "fall")
  }

  @Test("Numbers, single letters and dissimilar words have no suggestion")
  func none() {
    for word in ["5", "N", "geo:5,5", "Lemvig", "--help", ""] {
      #expect(Spelling.nearest(to: word, among: ArgumentOrder.commands) == nil, "\(word)")
    }
  }
}
