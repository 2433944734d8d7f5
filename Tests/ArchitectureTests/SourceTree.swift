import Foundation

/// The Swift files of the package, with comments and string literals removed.
struct SourceTree {
  struct File {
    /// The path relative to the package, for example `Sources/Atlas/Sphere/Angle.swift`.
    let path: String
    let code: String

    /// The components of the path, starting with `Sources`, `Benchmarks` or `Tools`.
    var parts: [Substring] { path.split(separator: "/") }
    /// The module, or the folder outside `Sources` with the program: `Benchmarks/App`.
    var module: String {
      parts[0] == "Sources" ? String(parts[1]) : parts[..<2].joined(separator: "/")
    }
    let lines: Int
    /// The names in the code.
    let names: FileNames
    /// The names of the types declared at the top level.
    let types: [String]

    init(path: String, code: String, lines: Int) {
      self.path = path
      self.code = code
      self.lines = lines
      names = FileNames(in: code)
      types = SourceTree.declaredTypes(in: code)
    }
  }

  let files: [File]
  /// The names that some file gives to anything but a member that other files can use.
  let bound: Set<String>

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tree, read once for all tests.
  static let current = Result { try SourceTree() }

  private init() throws {
    let files = try SourceTree.paths().map { path in
      let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
      let code = SourceTree.withoutCommentsAndStrings(text)
      return File(
        path: path, code: code,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
    self.init(files: files)
  }

  private init(files: [File]) {
    self.files = files
    bound = files.reduce(into: []) { $0.formUnion($1.names.bound) }
  }

  /// Returns the tree with one file added or replaced.
  func planting(_ code: String, at path: String) -> SourceTree {
    SourceTree(
      files: files.filter { $0.path != path } + [File(path: path, code: code, lines: 1)])
  }

  /// Returns the paths of the files of modules and programs, without tests.
  static func paths(of suffixes: [String] = [".swift"]) throws -> [String] {
    try ["Sources", "Benchmarks/App", "Benchmarks/Library/Sources", "Tools/Scenes"].flatMap {
      folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { path in suffixes.contains(where: path.hasSuffix) }.map { "\(folder)/\($0)" }
    }.sorted()
  }

  static func withoutCommentsAndStrings(_ text: String) -> String {
    text
      .replacing(/(?s)\/\*.*?\*\//, with: "")
      .replacing(/(?s)""".*?"""/, with: "\"\"")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  /// Returns the names of the types declared at the top level of a file.
  static func declaredTypes(in code: String) -> [String] {
    // Most lines begin with a space, so checking that first is cheaper than matching.
    code.split(separator: "\n").compactMap { line in
      guard line.first != " ", line.first != "}" else { return nil }
      let declaration =
        /^(?:@\w+(?:\([^)]*\))? )*(?:public |open |package |internal |final |indirect |nonisolated )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
      return line.prefixMatch(of: declaration).map { String($0.1) }
    }
  }

  /// Returns the public types declared at the top level of a file, and whether each is a type alias
  /// for a Foundation type.
  static func publicTypes(in code: String) -> [(name: String, isFoundations: Bool)] {
    code.split(separator: "\n").compactMap { line in
      // Before the expression, which is slow: most lines are indented, or close something.
      guard let first = line.first, "@po".contains(first) else { return nil }
      let declaration =
        /^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|actor|typealias) (\w+)(.*)/
      return line.prefixMatch(of: declaration).map {
        (String($0.1), $0.2.hasPrefix(" = FoundationEssentials."))
      }
    }
  }

  /// Returns the code of a file without the signatures of open members in a class body.
  ///
  /// The rest of these members, such as bodies and initial values, stays, and so do all other
  /// members, extensions and types.
  static func withoutOpenSignatures(of type: String, in code: String) -> String {
    var (isInBody, isInSignature, depth) = (false, false, 0)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard isInBody, line != "}" else {
        isInBody = line.prefixMatch(of: /open class (\w+)/).map { $0.1 == type } ?? false
        return line
      }
      let member = /\ \ (?:@\w+(?:\([^)]*\))? )*open\b/
      if line.contains("open"), line.prefixMatch(of: member) != nil { isInSignature = true }
      guard isInSignature else { return line }
      for index in line.indices {
        switch line[index] {
        case "(": depth += 1
        case ")": depth -= 1
        case "{" where depth == 0, "=" where depth == 0:
          isInSignature = false
          return line[index...]
        default: break
        }
      }
      isInSignature = depth > 0
      return ""
    }
    return lines.joined(separator: "\n")
  }

  static func imports(in code: String) -> [(access: String, module: String)] {
    code.matches(
      of:
        /(?m)^\s*(?:@\w+\s+)*(public |internal |private |fileprivate |package )?import (?:struct |class |enum |func |protocol )?(\w+)/
    )
    .map { (String($0.1 ?? "").trimmingCharacters(in: .whitespaces), String($0.2)) }
  }
}
