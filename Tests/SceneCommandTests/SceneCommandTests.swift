import Foundation
import TestSupport
import Testing

@testable import SceneCommand

/// The command Scripts/scenes.
@MainActor
@Suite("Scripts/scenes")
struct SceneCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file and returns its path.
  private func file(_ name: String, _ text: String) throws -> String {
    try folder.file(name, text.utf8)
  }

  private static let scenes = """
    {
      "format": "containers.storyboard", "version": 1, "initial": "list",
      "scenes": [
        { "id": "list", "class": "ListController",
          "outlets": { "anything": "label" },
          "view": {
            "id": "root", "subviews": [{ "id": "gauge", "class": "Gauge", "set": { "needle": 3 } }],
            "constraints": ["gauge.top = self.top"]
          },
          "segues": [{ "kind": "custom", "identifier": "a", "to": "list", "class": "Fade" },
            { "kind": "unwind", "identifier": "b", "action": "back" }]
        }
      ]
    }
    """

  @Test("F712: a clean file ends with status 0")
  func clean() throws {
    let nib = try file(
      "A.nib.json", #"{"format": "containers.nib", "version": 1, "objects": [{}]}"#)
    let result = SceneCommand.run(["check", nib])

    #expect(result.status.rawValue == 0)
    #expect(result.output == "scenes: 1 file, 0 errors, 0 warnings\n")
    #expect(result.complaint == "")
  }

  @Test("F712: every fault of every file is listed with file, line and path, and the status is 1")
  func faults() throws {
    let one = try file(
      "A.nib.json",
      """
      {"format": "containers.nib", "version": 1, "objects": [
        {"class": "Label", "set": {"text": 3}},
        {"subviews": [{
          "clas": "Label"}]}]}
      """)
    let other = try file("B.storyboard.json", "{\n")
    let lines = SceneCommand.run(["check", one, other]).output.split(separator: "\n")

    #expect(SceneCommand.run(["check", one, other]).status.rawValue == 1)
    #expect(lines.count == 4)
    #expect(
      lines.first
        == "\(one):4: error: $.objects[1].subviews[0].clas: unknown key. Did you mean “class”?"
        || lines.first == "\(one):2: error: $.objects[0].set.text: this is not a text.")
    #expect(lines.contains { $0.hasPrefix("\(one):2: error: $.objects[0].set.text: ") })
    #expect(lines.contains { $0.hasPrefix("\(other):2: error: $: line 2, column 1: ") })
    #expect(lines.last == "scenes: 2 files, 3 errors, 0 warnings")
  }

  @Test("F712: classes of a program are warnings, and what depends on them is not checked")
  func unknownClasses() throws {
    let main = try file("Main.storyboard.json", Self.scenes)
    let result = SceneCommand.run(["check", main])

    #expect(result.status.rawValue == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    for (line, name) in [(4, "ListController"), (7, "Gauge"), (10, "Fade")] {
      #expect(
        lines.contains { $0.hasPrefix("\(main):\(line): warning: ") && $0.contains("“\(name)”") })
    }
  }

  @Test("F712: --classes names the classes that no warning is wanted for")
  func knownClasses() throws {
    let main = try file("Main.storyboard.json", Self.scenes)
    let result = SceneCommand.run(["check", "--classes", "ListController,Gauge", main])

    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("“Fade”") == true)
    let all = SceneCommand.run(["check", main, "--classes", "ListController,Gauge,Fade"])
    #expect(all.output == "scenes: 1 file, 0 errors, 0 warnings\n")
  }

  @Test("F712: a file is checked itself, not the one that would be loaded in its place")
  func idiom() throws {
    _ = try file("A~desktop.nib.json", "{")
    let plain = try file(
      "A.nib.json", #"{"format": "containers.nib", "version": 1, "objects": []}"#)

    #expect(SceneCommand.run(["check", plain]).status.rawValue == 0)
  }

  @Test(
    "F712: bad usage ends with status 2 and says why",
    arguments: [
      ([], "usage:"), (["chek"], "usage:"), (["check"], "no files"),
      (["check", "--classes"], "needs names"), (["check", "--strict", "A.nib.json"], "--strict"),
      (["check", "/nowhere/A.nib.json"], "cannot read"), (["check", "A.json"], "ends neither"),
      (["schema", "A"], "usage:"),
    ])
  func misused(arguments: [String], complaint: String) {
    let result = SceneCommand.run(arguments)

    #expect(result.status.rawValue == 2)
    #expect(result.output == "")
    #expect(result.complaint.contains(complaint))
  }

  @Test("F712: the schema is written to standard output")
  func schema() throws {
    let result = SceneCommand.run(["schema"])

    #expect(result.status.rawValue == 0)
    #expect(result.output.hasPrefix("{\n  \"$schema\""))
  }
}
