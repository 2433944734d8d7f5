import Foundation
import Support
import TestSupport
import Testing

/// Text with terminal control sequences, from every possible source.
@Suite("Hostile text", .timeLimit(.minutes(5)))
struct HostileTextTests {
  static let hostile = [
    "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}2Jclear", "a\u{202E}gnp.exe",
    "\u{2066}x\u{2069}\u{200F}",
    "one\ntwo\rthree\u{8}", "\u{7F}\u{85}\u{2028}\u{FEFF}",
    String(repeating: "e\u{301}", count: 30_000),
    "e" + String(repeating: "\u{301}", count: 30_000), String(repeating: "9", count: 100_000),
  ]

  static let places: [[String]] = [
    ["?"], ["antipode", "?"], ["place", "?"], ["fall", "?"], ["fall", "1", "2", "--to", "?"],
    ["search", "?"], ["search", "x", "--near", "?"],
    ["search", "Lemvig", "--limit", "?"], ["place", "1", "2", "--date", "?"], ["--?"], ["-?"],
    ["place", "1", "2", "--language", "?"], ["antipode", "1", "2", "--notation", "?"],
    ["antipode", "geo:?"], ["antipode", "geo:1,2;crs=?"], ["antipode", "https://?/#map=1/2"],
    ["antipode", "1 2 ?"], ["antipode", "32V ? 5"], ["antipode", "9F8FG828+?"],
    ["snapshot", "--output", "?"], ["snapshot", "--output", "/nowhere/?.png"],
    ["snapshot", "--output", "a.png", "--side", "?"],
    ["snapshot", "--output", "a.png", "--style", "?"],
    ["snapshot", "--output", "a.png", "--time", "?"],
    ["snapshot", "--output", "a.png", "--size", "?"],
    ["data", "?"], ["data", "--json", "--?"],
  ]

  private func expectHarmless(
    _ program: BuiltProgram, _ context: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in [program.output, program.message] {
      let controls = text.unicodeScalars.filter {
        $0.isUnfitForMessages && $0 != "\n" && $0 != "\t"
      }
      #expect(controls.isEmpty, context, sourceLocation: sourceLocation)
    }
    #expect(program.message.utf8.count < 20_000, context, sourceLocation: sourceLocation)
    #expect(program.messages.count <= 1, context, sourceLocation: sourceLocation)
    #expect([0, 1, 64, 66, 73].contains(program.status), context, sourceLocation: sourceLocation)
  }

  @Test(
    "Printed text has no control characters or directional marks", arguments: places)
  func arguments(place: [String]) throws {
    for text in Self.hostile {
      let arguments = place.map { $0.replacing("?", with: text) }
      expectHarmless(try BuiltProgram(arguments), "\(place): \(text.prefix(20))")
    }
  }

  @Test(
    "Messages about lines of a batch have none either",
    arguments: ["antipode", "place", "fall", "search"])
  func batch(command: String) throws {
    for text in Self.hostile where !text.contains("\n") {
      let program = try BuiltProgram([command, "-"], input: text + "\n")
      #expect(program.messages.count <= 2)
      #expect(
        (program.output + program.message).unicodeScalars.allSatisfy {
          !$0.isUnfitForMessages || $0 == "\n" || $0 == "\t"
        })
      #expect(program.message.utf8.count < 2000, "\(text.prefix(20))")
    }
  }

  @Test("Neither have messages about the path of the data, or of an image that cannot be written")
  func paths() throws {
    let folder = try TemporaryFolder()
    for text in Self.hostile where text.utf8.count < 200 {
      let path = folder.path + "/" + text
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for assets in [path, path + "/none"] {
        for command in [["place", "1", "2"], ["data"], ["search", "x"]] {
          let program = try BuiltProgram(command, environment: ["TUNNEL_ASSETS": assets])
          expectHarmless(program, "\(command)")
          #expect(program.status == 66)
        }
      }
      let program = try BuiltProgram(["snapshot", "--size", "9x9", "--output", path + "/a/b.png"])
      expectHarmless(program, "\(text)")
      #expect(program.status == 73)
    }
  }

  @Test("JSON escapes them, and parses to the original text")
  func json() throws {
    let text = "Lemvig\u{202E}\u{9B}"
    let program = try BuiltProgram(["search", "--json", "--near", "56", "8", text])
    expectHarmless(program, "JSON")
    if program.status == 0 {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])
      #expect(object["query"] as? String == text)
    }
  }
}
