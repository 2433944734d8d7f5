import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
  /// The articles whose programs are built and run only by Scripts/outside.
  static let programs: Set = ["Containers", "GettingStarted", "Tutorial"]
  /// The articles that are tables: of differences by family, and of members.
  static let tables: Set = [
    "DifferencesInApplications", "DifferencesInControllers", "DifferencesInControls",
    "DifferencesInInput", "DifferencesInText", "DifferencesInViews", "MembersFromUIKit",
  ]

  /// The pages that only list symbols.
  static let lists: Set = ["Stage"]

  private static let sources = SourceTree.root.appending(path: "Sources")

  /// The articles of all catalogs, as paths in `Sources` without `.md`.
  static var articles: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
        .filter { article in
          let name = String(article.split(separator: "/").last ?? "")
          return !programs.union(lists).union(tables).contains(name)
        }
        .sorted()
    }
  }

  /// Returns the lines of code without imports, which a test may add to.
  private func lines(_ text: Substring) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.contains(#/^(@testable )?import /#) }
  }

  /// Returns the examples of an article, except parts of manifests, and tests, which Scripts/outside
  /// runs.
  private func examples(in article: String) throws -> [[String]] {
    let file = Self.sources.appending(path: "\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: /(?s)```(?:swift|json)\n(.*?)```/).map(\.1)
      .filter { !$0.hasPrefix(".") && !$0.contains("import Testing") }.map(lines)
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

  @Test("Each article has an example that the tests run", arguments: try articles)
  func examplesAreTested(article: String) throws {
    let tests = try tests()
    let examples = try examples(in: article)

    #expect(!examples.isEmpty)
    for example in examples {
      #expect(tests.contains { $0.contains(example) }, "not in a test: \(example[0]) …")
    }
  }
}
