import Support
import Testing

@testable import Containers

@Suite("The archive of the state")
struct RestorationArchiveTests {
  private let archive = RestorationArchive(
    origin: RestorationOrigin(version: "1.2", idiom: .desktop),
    application: ["query": "“sea”\n\u{1F30A}"],
    windows: [
      RestorationArchive.Window(
        identifier: "main", size: Size(width: 640, height: 480.5), position: Point(x: -8, y: 20),
        isMinimized: true, root: RestorationPath([RestorationPath.Step("root")]))
    ],
    objects: [
      RestorationArchive.Object(
        path: RestorationPath([
          RestorationPath.Step("root"), RestorationPath.Step("page", position: 2),
        ]), type: "App.Page", maker: "3App4PageC",
        storyboard: RestorationStoryboard(name: "Main", identifier: "page"), style: .formSheet,
        values: ["n": .number("1e-3"), "list": [.null, true]])
    ])

  @Test("F801: An archive returns from its bytes as it was, and equal ones have equal bytes")
  func roundTrip() throws {
    let bytes = archive.json

    #expect(try RestorationArchive(json: bytes) == archive)
    #expect(try RestorationArchive(json: bytes).json == bytes)
  }

  @Test("F803: An archive that is cut anywhere is not read, and never crashes")
  func cut() {
    let bytes = archive.json
    for count in bytes.indices {
      #expect(throws: RestorationArchive.Failure.self) {
        try RestorationArchive(json: Array(bytes[..<count]))
      }
    }
  }

  @Test("F803: An archive with any byte changed is read or refused, and never crashes")
  func damage() {
    let bytes = archive.json
    for index in bytes.indices {
      for byte in [0, UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "9"), 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? RestorationArchive(json: damaged)
      }
    }
  }

  private func failure(_ json: String) -> RestorationArchive.Failure? {
    do throws(RestorationArchive.Failure) {
      _ = try RestorationArchive(json: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "F803: Hostile bytes are refused with their reason",
    arguments: [
      ("", "its end is missing"), ("{\"a\":", "its end is missing"), ("nul", "its end is missing"),
      ("[1,]", "the byte at 3 cannot be read"), ("01", "the byte at 0 cannot be read"),
      ("\"\\uD800\"", "the byte at 7 cannot be read"),
      ("\"\u{1}\"", "the byte at 1 cannot be read"),
      (String(repeating: "[", count: 65), "values are nested more than 64 levels deep"),
      (String(repeating: " ", count: 1 + 16 << 20), "it is larger than 16 MiB"),
    ])
  func hostile(text: String, reason: String) { #expect(failure(text)?.reason == reason) }

  @Test(
    "F803: A window that is longer than any display is refused",
    arguments: [("1", true), ("16384", true), ("16385", false), ("0.5", false)])
  func lengths(length: String, isRead: Bool) {
    for size in [#""width":\#(length),"height":9"#, #""width":9,"height":\#(length)"#] {
      let json = #"{"format":1,"windows":[{"identifier":"a",\#(size)}],"objects":[]}"#
      #expect((failure(json) == nil) == isRead)
    }
  }

  @Test("F801: An archive may be nested as deep as earlier versions wrote it")
  func depth() {
    let list = String(repeating: "[", count: 62) + "1" + String(repeating: "]", count: 62)
    #expect(
      failure(#"{"format":1,"windows":[],"objects":[],"application":{"a":\#(list)}}"#) == nil)
  }

  @Test("F801: Of two members with one name the last one counts, also inside a value")
  func repeated() throws {
    let json = #"{"format":1,"windows":[],"objects":[],"application":{"a":1,"a":{"b":1,"b":2}}}"#
    #expect(try RestorationArchive(json: Array(json.utf8)).application == ["a": ["b": 2]])
  }

  @Test("F803: A newer format, and a member that is missing or wrong, are refused")
  func members() {
    #expect(failure("{\"format\":2}") == .newer(format: 2))
    #expect(failure("[]") == .invalid(member: "format"))
    #expect(failure("{\"format\":1}") == .invalid(member: "windows"))
    #expect(failure("{\"format\":1,\"windows\":[]}") == .invalid(member: "objects"))
    #expect(
      failure("{\"format\":1,\"windows\":[{\"identifier\":\"a\",\"width\":1e9,\"height\":1}]}")
        == .invalid(member: "windows"))
    #expect(failure("{\"format\":1,\"windows\":[],\"objects\":[]}") == nil)
  }

  @Test("F803: What becomes of an archive depends on its bytes, its version and the program")
  func choice() {
    func choice(_ bytes: [UInt8]?, _ version: String?, wanted: Bool) -> RestorationChoice {
      RestorationChoice(bytes: bytes, version: version) { _ in wanted }
    }
    #expect(choice(nil, "1.2", wanted: true) == .nothing)
    #expect(choice(archive.json, "1.2", wanted: true) == .restore(archive))
    #expect(choice(archive.json, "2", wanted: true) == .restore(archive))
    #expect(choice(archive.json, "1.2", wanted: false) == .leave)
    #expect(
      choice(archive.json, "2", wanted: false)
        == .discard(reason: "another version of the program saved it"))
    #expect(choice([], "1.2", wanted: true) == .discard(reason: "its end is missing"))
  }

  @Test("F804: The mark of a start counts those in a row, and the third puts the state aside")
  func marker() {
    #expect(RestorationMarker(bytes: nil).decision == .restore)
    #expect(RestorationMarker(bytes: nil).next.decision == .restoreWithWarning)
    #expect(RestorationMarker(bytes: nil).next.next.decision == .discard)
    #expect(RestorationMarker(bytes: RestorationMarker(count: 1).bytes).count == 1)
    #expect(RestorationMarker(bytes: Array("rubbish".utf8)).decision == .restoreWithWarning)
    #expect(RestorationMarker(count: .max).next.decision == .discard)
  }
}
