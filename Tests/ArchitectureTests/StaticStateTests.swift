import Foundation
import Testing

/// Tests that process-wide state belongs to the running application or is passed in: a static that
/// holds mutable state is a global variable.
///
/// State that is in force only while some work runs (task-locals, `ThreadLocal`) is exempt.
@Suite struct StaticStateTests {
  /// The statics that hold mutable state nevertheless, by file, with the reasons.
  static let exceptions: [String: [String: String]] = [
    "FontLibrary+System.swift": [
      "opened": "The system's fonts are the process's: made on first use and never replaced.",
      "isWarned": "They are missed once.",
    ],
    "Warning.swift": [
      "hidden": "Whoever warns knows no application: views that nobody shows, and those that go."
    ],
    "SDLPlatform+Preparation.swift": [
      "identifier":
        "Set before there is a platform, like the environment that windows take it from.",
      "bus":
        "The environment that SDL reads is the process's, and is settled before there is a platform.",
    ],
    "SymbolCache.swift": [
      "shared": "A symbol looks the same in the whole process, whether it was cached or not."
    ],
    "SheetPresentationController+Detent.swift": [
      "half": "A detent never changes; the one of a sheet is the same object each time.",
      "full": "A detent never changes; the one of a sheet is the same object each time.",
    ],
    "AnimationSettings.swift": [
      "ofAnimators": "View.setAnimationsEnabled(_:) names no application; those there are hold it."
    ],
  ]

  private let tree: SourceTree

  init() throws { tree = try SourceTree.current.get() }

  /// The types whose values can change behind a constant.
  private var mutableTypes: Set<String> {
    tree.files.reduce(into: ["Mutex", "Atomic"]) { types, file in
      types.formUnion(file.code.matches(of: /\b(?:class|actor) ([A-Z]\w*)/).map { String($0.1) })
    }
  }

  /// Returns the statics of a file that hold mutable state.
  private func holders(in code: String, of types: Set<String>) -> [String] {
    let declaration =
      /\bstatic (let|var|weak var) (\w+)(?:: (?:any )?(?:\w+\.)*(\w+))?([^={]*)(?:=\s*(?:\w+\.)*(\w+))?/
    return code.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: declaration) else { return nil }
      let isTaskLocal = line.contains("@TaskLocal")
      let rest = line[match.range.upperBound...]
      let isComputed = rest.contains("{") && rest.first != "=" && match.5 == nil
      if match.1 != "let", !isTaskLocal, !isComputed { return String(match.2) }
      let names = match.5 == nil && match.1 != "let" ? [] : [match.3, match.5]
      return names.contains { $0.map { types.contains(String($0)) } ?? false }
        ? String(match.2) : nil
    }
  }

  @Test("No static holds mutable state except those in the table, all of which exist")
  func statics() {
    let types = mutableTypes
    #expect(types.count > 200)
    var found: [String: Set<String>] = [:]
    for file in tree.files {
      let holders = holders(in: file.code, of: types)
      if !holders.isEmpty { found[String(file.parts.last ?? ""), default: []].formUnion(holders) }
    }
    #expect(found == Self.exceptions.mapValues { Set($0.keys) })
  }

  @Test(
    "A static with mutable state is found by its type and by its initial value",
    arguments: [
      ("private static let main = Queue()", true), ("static let shared: Queue = .init()", true),
      ("static let lock = Mutex<Int?>(nil)", true), ("private static var last: Int?", true),
      ("static weak var current: Queue?", true), ("static var count = 0", true),
      ("static var step: () -> Int = { 0 }", true), ("private static var make = { 0 }", true),
      ("@TaskLocal static var current = Queue()", true),
      ("@TaskLocal static var current: Queue?", false),
      ("static var next: Queue { Queue() }", false),
      ("static let ofThread = ThreadLocal<Queue>()", false),
      ("static let step = Step(of: Queue.self)", false),
      ("static func make() -> Queue { Queue() }", false), ("static let limit = 5", false),
    ])
  func detection(declaration: String, isHolder: Bool) {
    #expect(holders(in: declaration, of: ["Mutex", "Queue"]).isEmpty == !isHolder)
  }
}
