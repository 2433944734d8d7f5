import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// A table with named rows, a field and a reference, which a damaged state may say anything about.
private final class RestoredController: ViewController, TableViewDataSource,
  DataSourceModelAssociation
{
  let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
  let table = TableView(frame: Rect(x: 0, y: 40, width: 200, height: 100))
  var note = ""

  init(_ identifier: String?) {
    super.init()
    restorationIdentifier = identifier
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.restorationIdentifier = "field"
    table.restorationIdentifier = "table"
    table.dataSource = self
    view.addSubview(field)
    view.addSubview(table)
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
    coder.encodeObject(table, forKey: "table")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
    _ = coder.decodeObject(forKey: "table")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func modelIdentifierForElement(at idx: IndexPath, in view: View) -> String? { "\(idx.row)" }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int(identifier).map { IndexPath(row: $0, section: 0) }
  }
}

/// A program with a state that may be damaged.
@MainActor
private struct LawStart {
  let program: RestorationProgram
  let split = SplitViewController(style: .doubleColumn)
  let list = RestoredController("list")
  private(set) var warnings: [String] = []

  init(_ files: MemoryFiles) {
    program = RestorationProgram(files)
    split.restorationIdentifier = "split"
    let tabs = TabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = [RestoredController("a"), RestoredController("b")]
    split.setViewController(list, for: .primary)
    split.setViewController(tabs, for: .secondary)
    program.addWindow(split).frame.size = Size(width: 900, height: 400)
    program.make = { LawStart.make($0) }
    let program = program
    warnings = WarningLog.lines {
      program.launch()
      program.advance(by: .milliseconds(40))
    }
  }

  static func make(_ path: [String]) -> ViewController? {
    let identifier = path.last
    let made: ViewController?
    switch identifier {
    case "sheet": made = NavigationController()
    case "pages":
      made = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case "page", "form", "deep": made = RestoredController(identifier)
    default: made = nil
    }
    made?.restorationIdentifier = identifier
    return made
  }

  /// Uses the program so that there is something in its state.
  func use() {
    list.note = "note"
    list.field.text = "text"
    list.table.contentOffset = Point(x: 0, y: 130)
    list.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    let pages = LawStart.make(["pages"]) as? PageViewController
    pages?.setViewControllers([RestoredController("page")], direction: .forward, animated: false)
    if let pages { split.slots.navigation(.secondary)?.pushViewController(pages, animated: false) }
    let sheet = NavigationController(rootViewController: RestoredController("form"))
    sheet.restorationIdentifier = "sheet"
    sheet.pushViewController(RestoredController("deep"), animated: false)
    sheet.modalPresentationStyle = .formSheet
    split.present(sheet, animated: false)
    program.advance(by: .milliseconds(40))
  }
}

@Suite("Damaged states")
@MainActor
struct RestorationLawTests {
  /// Returns the state of a program that was used.
  private static func state() -> [UInt8] {
    let files = MemoryFiles()
    let first = LawStart(files)
    first.use()
    first.program.application.terminate()
    return files.contents[MemoryFiles.archive] ?? []
  }

  @Test(
    "F803, F804, F807: A damaged state returns in part or is put aside, and never crashes",
    arguments: 0..<4)
  func law(part: Int) throws {
    let state = Self.state()
    _ = try RestorationArchive(json: state)
    for seed in part * 80..<(part + 1) * 80 {
      let damaged = ArchiveCorruption(state, seed: UInt64(seed)).bytes
      let files = MemoryFiles()
      files.contents[MemoryFiles.archive] = damaged
      let start = LawStart(files)
      let isReadable = (try? RestorationArchive(json: damaged)) != nil
      if isReadable {
        #expect(files.contents[MemoryFiles.marker] == Array("1\n".utf8), "seed \(seed)")
      } else {
        #expect(start.list.note.isEmpty, "seed \(seed)")
        #expect(start.warnings.count == 1, "seed \(seed): \(start.warnings)")
        #expect(files.contents[MemoryFiles.archive + ".discarded"] == damaged, "seed \(seed)")
        #expect(files.contents[MemoryFiles.marker] == nil, "seed \(seed)")
      }
      start.program.application.terminate()
      try expectWhole(files, "seed \(seed)")
    }
  }

  /// Expects that the program has saved a state that returns without a warning.
  private func expectWhole(_ files: MemoryFiles, _ seed: Comment) throws {
    let bytes = try #require(files.contents[MemoryFiles.archive], seed)
    #expect(throws: Never.self, seed) { try RestorationArchive(json: bytes) }
    #expect(files.contents[MemoryFiles.marker] == nil, seed)
    let next = LawStart(files)
    #expect(next.warnings == [], seed)
    next.program.application.terminate()
  }

  @Test("F804: A damaged state with which a program crashes is put aside at the third start")
  func crashLoop() {
    let state = Self.state()
    for seed: UInt64 in 1000..<1040 {
      let damaged = ArchiveCorruption(state, seed: seed).bytes
      let files = MemoryFiles()
      files.contents[MemoryFiles.archive] = damaged
      // None of these programs ends as it should.
      let starts = (0..<3).map { _ in LawStart(files) }

      #expect(files.contents[MemoryFiles.archive] != damaged, "seed \(seed)")
      #expect(files.contents[MemoryFiles.archive + ".discarded"] == damaged, "seed \(seed)")
      #expect(files.contents[MemoryFiles.marker] == nil, "seed \(seed)")
      #expect(starts[2].list.note.isEmpty, "seed \(seed)")
      for start in starts { start.program.application.terminate() }
    }
  }

  @Test("F803: A mark of any bytes counts as one or as a number of starts, and never crashes")
  func marks() {
    let state = Self.state()
    for mark in ["", "\n", "x", "-1", "0", "1", "99999999999999999999", "2\n2", "\0", "1 "] {
      let files = MemoryFiles()
      files.contents[MemoryFiles.archive] = state
      files.contents[MemoryFiles.marker] = Array(mark.utf8)
      let start = LawStart(files)
      #expect(start.warnings.count == (["-1", "0"].contains(mark) ? 0 : 1), "\(mark)")
      start.program.application.terminate()
      #expect(files.contents[MemoryFiles.marker] == nil)
    }
  }

  @Test("F803: Damaged names of restoration classes lead to a class or to none, and never crash")
  func makers() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let names = [Refusal.self, RestorableModelMaker.self, [Int: [String]].self] as [Any.Type]
        for (index, name) in names.compactMap({ _mangledTypeName($0) }).enumerated() {
          for seed: UInt64 in 0..<2000 {
            let bytes = ArchiveCorruption(
              Array(name.utf8), seed: UInt64(index) * 2000 + seed
            ).bytes
            _ = ClassName.type(lastingName: String(decoding: bytes, as: UTF8.self))
          }
        }
      }
    }
  }
}

@Suite("Files of the state that fail")
@MainActor
struct RestorationFaultTests {
  /// Lets each operation on a file fail in turn.
  @MainActor
  private final class FailingFiles: @preconcurrency RestorationFiles {
    let files: MemoryFiles
    let number: Int
    let code: Int32
    private(set) var count = 0

    init(_ files: MemoryFiles, _ number: Int, _ code: Int32) {
      (self.files, self.number, self.code) = (files, number, code)
    }

    private func check() throws(SystemError) {
      count += 1
      if count == number { throw SystemError(code) }
    }

    func makeFolder(_ path: String) throws(SystemError) {
      try check()
      try files.makeFolder(path)
    }

    func read(_ path: String, ofAtMost size: Int) throws(ReadError) -> [UInt8]? {
      do throws(SystemError) { try check() } catch { throw .refused(error) }
      return try files.read(path, ofAtMost: size)
    }

    func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(SystemError) {
      try check()
      try files.write(bytes, to: path, isDurable: isDurable)
    }

    func rename(_ path: String, to target: String) throws(SystemError) {
      try check()
      try files.rename(path, to: target)
    }

    func remove(_ path: String) throws(SystemError) {
      try check()
      try files.remove(path)
    }

    func lock(_ path: String) throws(SystemError) -> (any Sendable)? {
      try check()
      return try files.lock(path)
    }
  }

  @Test(
    "F802, F803: Whichever operation fails, the program runs, warns, and the next start has a state",
    arguments: [ENOSPC, EACCES, EIO], [0, 1, 2])
  func operations(code: Int32, failedStarts: Int) {
    var number = 0
    var isReached = true
    while isReached {
      number += 1
      let files = MemoryFiles()
      run(files, note: "old", newNote: "old")
      let state = files.contents[MemoryFiles.archive]
      if failedStarts > 0 {
        files.contents[MemoryFiles.marker] = Array("\(failedStarts)\n".utf8)
      }
      let failing = FailingFiles(files, number, code)
      let warnings = run(failing, note: "", newNote: "new")
      isReached = failing.count >= number
      if isReached { #expect(!warnings.isEmpty, "operation \(number)") }
      let kept = files.contents.values.contains { $0 == state }
      let isSaved = text(files).contains("\"new\"")
      #expect(kept || isSaved, "operation \(number)")
      var note = ""
      _ = run(files, note: "", newNote: nil) { note = $0 }
      // If the mark of a start could not be taken away, the next one may put the state aside.
      if failedStarts == 0 {
        #expect(["old", "new"].contains(note), "operation \(number): \(note)")
      }
    }
    #expect(number > 5)
  }

  private func text(_ files: MemoryFiles) -> String {
    String(decoding: files.contents[MemoryFiles.archive] ?? [], as: UTF8.self)
  }

  /// Runs a program once, and returns its warnings.
  @discardableResult
  private func run(
    _ files: any RestorationFiles, note: String, newNote: String?,
    _ seen: @MainActor (String) -> Void = { _ in }
  ) -> [String] {
    WarningLog.lines {
      let program = RestorationProgram()
      program.application.restoration.files = files
      let root = RestorableController("root", program.transcript, note: note)
      program.addWindow(root)
      program.launch()
      seen(root.note)
      if let newNote { root.note = newNote }
      program.advance(by: .milliseconds(50))
      program.application.terminate()
    }
  }
}
