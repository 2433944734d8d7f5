import ContainersTesting
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

/// A container that stores its children by hand.
private final class Basket: ViewController {
  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    let stored = children.filter { $0.restorationIdentifier != nil }
    coder.encode(stored.count, forKey: "count")
    for (index, child) in stored.enumerated() {
      coder.encodeObject(child, forKey: "child \(index)")
    }
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    for index in 0..<(coder.decode(Int.self, forKey: "count") ?? 0) {
      if let child = coder.decodeObject(forKey: "child \(index)") as? ViewController { take(child) }
    }
  }

  func take(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// A controller whose restoration class makes it empty.
private final class MinimalController: ViewController {
  var note: String
  let noteWhenMade: String

  init(note: String = "") {
    self.note = note
    noteWhenMade = note
    super.init()
    restorationIdentifier = "minimal"
    restorationClass = MinimalMaker.self
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
  }
}

/// Makes the controller with its identifier and class, and leaves the rest to the decoding.
enum MinimalMaker: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? { MinimalController() }
}

@Suite("What takes part in saving the state", .noWarnings)
@MainActor
struct RestorationRuleTests {
  private let files = MemoryFiles()

  private func basket(_ identifier: String?, _ children: [ViewController] = []) -> Basket {
    let basket = Basket()
    basket.restorationIdentifier = identifier
    children.forEach(basket.take)
    return basket
  }

  /// Runs a program, and returns the paths of what it has saved.
  private func saved(_ root: ViewController, change: (RestorationProgram) -> Void = { _ in })
    throws -> [String]
  {
    let program = RestorationProgram(files)
    program.addWindow(root)
    program.launch()
    change(program)
    program.application.terminate()
    let archive = try RestorationArchive(json: files.contents[MemoryFiles.archive] ?? [])
    return archive.objects.map { $0.path.identifiers.joined(separator: "/") }
  }

  @Test("C163, C164, C166: One without an identifier is skipped with all in and over it")
  func skipped() throws {
    let transcript = Transcript()
    let hidden = RestorableController(nil, transcript)
    let inside = basket("inside")
    hidden.addChild(inside)
    hidden.view.addSubview(inside.view)
    inside.didMove(toParent: hidden)
    #expect(hidden.restorationIdentifier == nil)

    let paths = try saved(basket("root", [hidden, basket("seen")])) { program in
      program.window.frame.size = Size(width: 1000, height: 600)
      program.advance(by: .milliseconds(50))
      hidden.definesPresentationContext = true
      let over = basket("over")
      over.modalPresentationStyle = .overCurrentContext
      hidden.present(over, animated: false)
      program.advance(by: .milliseconds(50))
    }
    #expect(paths == ["root", "root/seen"])
    #expect(transcript.lines == [])
  }

  @Test(
    "C165, C167: A path lists the identifiers from the root through children and presented ones")
  func path() throws {
    let root = basket("root", [basket("box", [basket("deep")])])
    let paths = try saved(root) { program in
      root.present(basket("over", [basket("form")]), animated: false)
      program.advance(by: .milliseconds(50))
    }
    #expect(paths == ["root", "root/box", "root/box/deep", "root/over", "root/over/form"])
  }

  @Test("C170, C171: A parent that loses its identifier takes its group out, and still exists")
  func excluded() throws {
    let box = basket("box", [basket("deep")])
    #expect(try saved(basket("root", [box])) == ["root", "root/box", "root/box/deep"])
    let again = basket("box", [basket("deep")])
    again.restorationIdentifier = nil
    let root = basket("root", [again])
    #expect(try saved(root) == ["root"])
    #expect(root.children == [again])
  }

  @Test("C172, C184: One outside of every window is saved if another one stores it")
  func byHand() throws {
    let free = RestorableController("free", Transcript(), note: "kept")
    let root = ReferringController("root", free)
    #expect(try saved(root) == ["root", "root/free"])

    let program = RestorationProgram(files)
    let second = ReferringController("root")
    program.addWindow(second)
    program.make = { path in
      path == ["root", "free"] ? RestorableController("free", Transcript()) : nil
    }
    program.launch()
    #expect((second.object as? RestorableController)?.note == "kept")
    program.application.terminate()
  }

  @Test("C168: Of two siblings with one identifier the first is saved, and the second warned of")
  func twins() throws {
    let twins = ["one", "two"].map { RestorableController("twin", Transcript(), note: $0) }
    var paths: [String] = []
    let warnings = try WarningLog.throwingLines {
      paths = try saved(basket("root", twins))
    }
    #expect(paths == ["root", "root/twin"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("root / twin") == true)
  }

  @Test(
    "C183, C190, C191: A container brings its children back by what it stores, each decoded once")
  func container() throws {
    let transcript = Transcript()
    let first = ["a", "b"].map { RestorableController($0, transcript, note: $0 + "!") }
    #expect(try saved(basket("root", first)) == ["root", "root/a", "root/b"])

    let program = RestorationProgram(files)
    let root = basket("root")
    program.addWindow(root)
    program.make = { path in
      path.count == 2 ? RestorableController(path.last, program.transcript) : nil
    }
    program.launch()

    #expect(root.children.map(\.restorationIdentifier) == ["a", "b"])
    #expect(root.children.map { ($0 as? RestorableController)?.note } == ["a!", "b!"])
    for name in ["a", "b"] {
      #expect(program.transcript.lines.count { $0 == "\(name).decode" } == 1)
    }
    program.application.terminate()
  }

  @Test("C189: A view that is embedded without containment keeps its controller from being found")
  func embedded() throws {
    let stray = RestorableController("stray", Transcript())
    let root = basket("root", [basket("child")])
    #expect(try saved(root) { _ in root.view.addSubview(stray.view) } == ["root", "root/child"])
  }

  @Test("C179, C180: A factory makes a minimal instance, which the decoding fills and saves again")
  func factory() throws {
    for start in 1...3 {
      let program = RestorationProgram(files)
      let root = ReferringController("root")
      program.addWindow(root)
      program.launch()
      if start == 1 {
        root.object = MinimalController(note: "kept")
      } else {
        let made = try #require(root.object as? MinimalController)
        #expect(made.noteWhenMade == "")
        #expect(made.note == "kept")
      }
      program.application.terminate()
    }
  }

  @Test("C182: A controller that the start makes is taken, and the delegate need not make it again")
  func existing() throws {
    _ = try saved(RestorableController("root", Transcript(), note: "kept"))

    let program = RestorationProgram(files)
    let root = RestorableController("root", program.transcript)
    program.addWindow(root)
    program.launch()

    #expect(program.transcript.lines.contains("app.make root"))
    #expect(program.window.rootViewController === root)
    #expect(root.note == "kept")
    program.application.terminate()
  }

  @Test("C191: A controller stores nothing but what it is told to")
  func nothing() throws {
    let plain = ViewController()
    plain.restorationIdentifier = "root"
    plain.title = "A title"
    _ = try saved(plain)

    let archive = try RestorationArchive(json: files.contents[MemoryFiles.archive] ?? [])
    #expect(archive.objects.map(\.values) == [[:]])
  }

  @Test("C186: Objects may use the same keys")
  func keys() throws {
    let names = ["a", "b"]
    _ = try saved(basket("root", names.map { RestorableController($0, Transcript(), note: $0) }))

    let archive = try RestorationArchive(json: files.contents[MemoryFiles.archive] ?? [])
    #expect(archive.objects.compactMap { $0.values["note"]?.string } == names)
  }

  @Test("C192: The state is saved when the program goes to the background")
  func background() throws {
    let program = RestorationProgram(files)
    let root = RestorableController("root", program.transcript, note: "1")
    program.addWindow(root)
    program.launch()
    root.note = "2"
    let window = try #require(program.platform.windows.first)
    program.platform.minimize(window)
    program.application.turn()

    let text = String(decoding: files.contents[MemoryFiles.archive] ?? [], as: UTF8.self)
    #expect(text.contains("\"2\""))
    program.application.terminate()
  }
}

extension WarningLog {
  /// Runs some work that may fail and returns its warnings.
  @MainActor
  static func throwingLines(during work: @MainActor () throws -> Void) throws -> [String] {
    let log = WarningLog()
    try WarningReceiver.$current.withValue({ log.add($0) }) { try work() }
    return log.lines
  }
}
