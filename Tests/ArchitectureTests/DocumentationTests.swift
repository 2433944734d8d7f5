import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The articles that each explain one family of the library.
  static let families = [
    "Loading", "Appearance", "Containment", "Transitions", "Presentation", "CustomTransitions",
    "Navigation", "Tabs", "Pages", "Storyboards", "Restoration", "WindowsAndLifeCycle", "Documents",
    "Layout", "Responders", "Traits", "Memory", "Observation", "Subclassing", "Testing",
    "DifferencesFromUIKit",
  ]

  private let catalogue = SourceTree.root.appending(path: "Sources/Containers/Containers.docc")

  private func lines(_ text: Substring) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func examples(in article: String) throws -> [[String]] {
    try examples(at: catalogue.appending(path: "\(article).md"))
  }

  private func examples(at file: URL) throws -> [[String]] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: /(?s)```swift\n(.*?)```/).map { lines($0.1) }
  }

  /// Returns the lines of every documentation test.
  private func tests() throws -> [[String]] {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: SourceTree.root.appending(path: "Tests").path)
    return try files.filter { $0.contains("/Documentation/") && $0.hasSuffix(".swift") }.map {
      let file = SourceTree.root.appending(path: "Tests/\($0)")
      return lines(Substring(try String(contentsOf: file, encoding: .utf8)))
    }
  }

  @Test(
    "Each family has an article with an example that the tests compile and run", arguments: families
  )
  func examplesAreTested(family: String) throws {
    let tests = try tests()
    let examples = try examples(in: family)

    #expect(!examples.isEmpty)
    for example in examples {
      #expect(tests.contains { $0.contains(example) }, "not in a test: \(example[0]) …")
    }
  }

  @Test("The first program in the README and on the landing page is compiled by the tests")
  func firstProgram() throws {
    let tests = try tests()
    for file in [
      SourceTree.root.appending(path: "README.md"), catalogue.appending(path: "Containers.md"),
    ] {
      let examples = try examples(at: file)

      #expect(!examples.isEmpty)
      for example in examples {
        #expect(tests.contains { $0.contains(example) }, "not in a test: \(example[0]) …")
      }
    }
  }
}
