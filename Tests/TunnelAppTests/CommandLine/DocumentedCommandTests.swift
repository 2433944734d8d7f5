import Foundation
import Testing

@Suite("docs/command-line.md")
struct DocumentedCommandTests {
  /// A command in the document, with its documented output.
  struct Example: CustomTestStringConvertible {
    let command: String
    var output = ""
    var testDescription: String { command }
  }

  static let examples: [Example] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/command-line.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var examples: [Example] = []
    for block in text.components(separatedBy: "```console\n").dropFirst() {
      let lines = block.components(separatedBy: "\n```")[0].split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in lines {
        if line.hasPrefix("$ ") {
          examples.append(Example(command: String(line.dropFirst(2))))
        } else if !examples.isEmpty {
          examples[examples.count - 1].output += line + "\n"
        }
      }
    }
    return examples
  }()

  @Test("Every example prints what the document shows", arguments: examples)
  func example(_ example: Example) throws {
    let folder = BuiltProgram.url.deletingLastPathComponent().path()
    let path = folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let program = try BuiltProgram(
      ["-c", example.command], at: URL(filePath: "/bin/sh"), environment: ["PATH": path])

    #expect(program.output == example.output)
  }

  @Test("The document has examples")
  func some() {
    #expect(Self.examples.count >= 5)
  }
}
