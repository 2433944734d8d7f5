import Foundation

/// The Swift files of the package, as text without comments and string literals.
struct SourceTree {
  struct File {
    /// The path below the package, for example `Sources/Atlas/Sphere/Angle.swift`.
    let path: String
    let code: String

    /// The folders and the name, from `Sources` on.
    var parts: [Substring] { path.split(separator: "/") }
    var module: String { String(parts[1]) }
    var lines: Int
    /// The names with a capital letter that the code mentions.
    let identifiers: Set<String>
  }

  let files: [File]

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tree, read once for all tests.
  static let current = Result { try SourceTree() }

  private init() throws {
    let sources = SourceTree.root.appending(path: "Sources")
    files = try SourceTree.paths(under: sources).map { path in
      let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
      let code = SourceTree.withoutCommentsAndStrings(text)
      return File(
        path: path, code: code,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).count,
        identifiers: SourceTree.identifiers(in: code))
    }
  }

  static func paths(under folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { "Sources/" + $0 }
      .sorted()
  }

  static func withoutCommentsAndStrings(_ text: String) -> String {
    text
      .replacing(/(?s)\/\*.*?\*\//, with: "")
      .replacing(/(?s)""".*?"""/, with: "\"\"")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  /// The names of the types that a file declares at its top level.
  static func declaredTypes(in code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      let declaration =
        /^(?:@\w+(?:\([^)]*\))? )*(?:public |open |package |internal |final |indirect |nonisolated )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
      return line.prefixMatch(of: declaration).map { String($0.1) }
    }
  }

  /// The public types that a file declares at its top level, each with whether it is another name for
  /// one of Foundation's.
  static func publicTypes(in code: String) -> [(name: String, isFoundations: Bool)] {
    code.split(separator: "\n").compactMap { line in
      let declaration =
        /^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|actor|typealias) (\w+)(.*)/
      return line.prefixMatch(of: declaration).map {
        (String($0.1), $0.2.hasPrefix(" = FoundationEssentials."))
      }
    }
  }

  private static func identifiers(in code: String) -> Set<String> {
    Set(code.matches(of: /\b[A-Z]\w*\b/).map { String($0.0) })
  }

  static func imports(in code: String) -> [(access: String, module: String)] {
    code.matches(
      of:
        /(?m)^\s*(?:@\w+\s+)*(public |internal |private |fileprivate |package )?import (?:struct |class |enum |func |protocol )?(\w+)/
    )
    .map { (String($0.1 ?? "").trimmingCharacters(in: .whitespaces), String($0.2)) }
  }
}
