import ContainersTesting
import Glibc
import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("The state of a program from one start to the next")
@MainActor
struct RestorationLifeTests {
  /// Starts a program with one controller, and lets it end.
  private func run(_ files: MemoryFiles, version: String? = "1", note: String = "old") {
    let program = RestorationProgram(files, version: version)
    program.addWindow(RestorableController("root", program.transcript, note: note))
    program.launch()
    program.application.terminate()
  }

  @Test("Q82: Saving asks, lets the application encode, then walks parent before child")
  func saving() {
    let program = RestorationProgram()
    let root = RestorableController("root", program.transcript)
    let child = RestorableController("child", program.transcript)
    let left = RestorableController(nil, program.transcript)
    let inside = RestorableController("inside", program.transcript)
    for (parent, child) in [(root, child), (root, left), (left, inside)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    program.addWindow(root)
    program.launch()
    root.present(RestorableController("over", program.transcript), animated: false)
    program.advance(by: .milliseconds(100))
    program.application.terminate()

    #expect(
      program.transcript.lines.suffix(5) == [
        "app.shouldSave", "app.willEncode", "root.encode", "child.encode", "over.encode",
      ])
  }

  @Test("C169, Q82: Restoring asks, finds root to leaf, decodes, and tells that it has finished")
  func restoring() {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    let stack = [
      RestorableController("list", first.transcript),
      RestorableController("page", first.transcript, note: "a"),
      RestorableController("page", first.transcript, note: "b"),
    ]
    let navigation = NavigationController()
    navigation.restorationIdentifier = "nav"
    navigation.viewControllers = stack
    first.addWindow(navigation)
    first.launch()
    first.application.terminate()

    let second = RestorationProgram(files)
    let list = RestorableController("list", second.transcript)
    second.prepare = { program in
      let navigation = NavigationController(rootViewController: list)
      navigation.restorationIdentifier = "nav"
      program.addWindow(navigation)
    }
    second.make = { path in
      path.last == "page" ? RestorableController("page", second.transcript) : nil
    }
    second.launch()

    #expect(
      second.transcript.lines == [
        "app.willFinishLaunching", "app.shouldRestore", "app.make nav", "app.make nav/list",
        "app.make nav/page", "app.make nav/page", "list.decode", "page.decode", "page.decode",
        "app.didDecode", "list.finished", "page.finished", "page.finished",
        "app.didFinishLaunching",
      ])
    let restored = (second.window.rootViewController as? NavigationController)?.viewControllers
    #expect(restored?.first === list)
    #expect(restored?.compactMap { ($0 as? RestorableController)?.note } == ["", "a", "b"])
    second.application.terminate()
  }

  @Test("F807: A controller that cannot be made cuts off what is above it in a stack")
  func hole() {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    let navigation = NavigationController()
    navigation.restorationIdentifier = "nav"
    navigation.viewControllers = ["a", "b", "c"].map { RestorableController($0, first.transcript) }
    first.addWindow(navigation)
    first.launch()
    first.application.terminate()

    let second = RestorationProgram(files)
    let restored = NavigationController()
    restored.restorationIdentifier = "nav"
    second.addWindow(restored)
    second.make = { path in
      ["a", "c"].contains(path.last) ? RestorableController(path.last, second.transcript) : nil
    }
    second.launch()

    #expect(restored.viewControllers.map(\.restorationIdentifier) == ["a"])
    second.application.terminate()
  }

  @Test("F807: Presentations return over each other in the first frame, without animation")
  func presentations() {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    let root = RestorableController("root", first.transcript)
    let over = RestorableController("over", first.transcript)
    over.modalPresentationStyle = .formSheet
    first.addWindow(root)
    first.launch()
    root.present(over, animated: false)
    first.advance(by: .milliseconds(100))
    let top = RestorableController("top", first.transcript)
    top.modalPresentationStyle = .fullScreen
    over.present(top, animated: false)
    first.advance(by: .milliseconds(100))
    first.application.terminate()

    let second = RestorationProgram(files)
    let again = RestorableController("root", second.transcript)
    second.addWindow(again)
    second.make = { path in
      path.count > 1 ? RestorableController(path.last, second.transcript) : nil
    }
    second.launch()

    let sheet = again.presentedViewController
    #expect(sheet?.restorationIdentifier == "over")
    #expect(sheet?.modalPresentationStyle == .formSheet)
    #expect(sheet?.presentedViewController?.restorationIdentifier == "top")
    #expect(sheet?.presentedViewController?.view.window === second.window)
    #expect(!second.transcript.lines.contains { $0.contains("animated") })
    second.application.terminate()
  }

  @Test("F802: A change is saved within a second, and equal bytes are not written again")
  func debounce() {
    let program = RestorationProgram()
    let root = RestorableController("root", program.transcript, note: "1")
    program.addWindow(root)
    program.launch()
    root.note = "2"
    program.application.setNeedsStatePreservation()
    program.advance(by: .seconds(1))

    #expect(program.files.writes == [MemoryFiles.archive])
    program.application.setNeedsStatePreservation()
    program.advance(by: .seconds(1))
    program.application.terminate()
    #expect(program.files.writes == [MemoryFiles.archive])
  }

  @Test("F802: Closing the last window saves what was in it")
  func lastWindow() {
    let program = RestorationProgram()
    program.addWindow(RestorableController("root", program.transcript, note: "here"))
    program.launch()
    program.window.close()
    program.application.terminate()

    let text = String(decoding: program.files.contents[MemoryFiles.archive] ?? [], as: UTF8.self)
    #expect(text.contains("\"here\""))
  }

  @Test("F803: A damaged archive is put aside with one warning, and the program starts as usual")
  func damaged() {
    let files = MemoryFiles()
    run(files)
    files.contents[MemoryFiles.archive]?.removeLast(3)
    let program = RestorationProgram(files)
    let root = RestorableController("root", program.transcript)
    program.addWindow(root)
    let warnings = WarningLog.lines { program.launch() }

    #expect(warnings.count == 1)
    #expect(root.note.isEmpty)
    #expect(files.contents[MemoryFiles.archive + ".discarded"] != nil)
    program.application.terminate()
  }

  @Test("F803: Each archive that is put aside is kept, and the warning names the file")
  func severalDamaged() {
    let files = MemoryFiles()
    for number in 1...3 {
      files.contents[MemoryFiles.archive] = [UInt8(number)]
      let program = RestorationProgram(files)
      let warnings = WarningLog.lines { program.launch() }
      let name = "restoration.json.discarded" + (number == 1 ? "" : "-\(number)")
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("it is kept as \(name).") == true, "\(warnings)")
      #expect(files.contents["/state/org.example.Test/\(name)"] == [UInt8(number)])
      program.application.terminate()
    }
  }

  @Test("F803: Of 99 archives that are kept aside, the last one gives way to the next")
  func manyDamaged() {
    let files = MemoryFiles()
    for number in 1...100 {
      files.contents[MemoryFiles.archive] = [UInt8(number)]
      let program = RestorationProgram(files)
      #expect(WarningLog.lines { program.launch() }.count == 1)
      program.application.terminate()
    }
    let kept = files.contents.filter { $0.key.contains("discarded") }
    #expect(kept.count == 99)
    #expect(kept[MemoryFiles.archive + ".discarded-98"] == [98])
    #expect(kept[MemoryFiles.archive + ".discarded-99"] == [100])
  }

  @Test("F803: An archive that cannot be read now stays as it is, with one warning")
  func unreadable() {
    let files = MemoryFiles()
    run(files)
    let contents = files.contents
    files.readError = .refused(SystemError(EMFILE))
    let program = RestorationProgram(files)
    let root = RestorableController("root", program.transcript)
    program.addWindow(root)
    let warnings = WarningLog.lines {
      program.launch()
      #expect(root.note.isEmpty)
      root.note = "new"
      program.application.setNeedsStatePreservation()
      program.advance(by: .seconds(4))
      program.application.terminate()
    }

    #expect(warnings.count == 1, "\(warnings)")
    #expect(files.contents == contents)
  }

  @Test("F803: A damaged archive that cannot be put aside is not saved over")
  func notPutAside() {
    let files = MemoryFiles()
    run(files)
    files.contents[MemoryFiles.archive]?.removeLast(3)
    let contents = files.contents
    files.renameError = SystemError(EACCES)
    let program = RestorationProgram(files)
    program.addWindow(RestorableController("root", program.transcript))
    let warnings = WarningLog.lines {
      program.launch()
      program.advance(by: .seconds(4))
      program.application.terminate()
    }

    #expect(warnings.count == 1, "\(warnings)")
    #expect(files.contents == contents)
  }

  @Test("F804: Two starts that ended early warn and then put the state aside")
  func crashes() {
    let files = MemoryFiles()
    run(files)
    func crash() -> (warnings: Int, note: String) {
      let program = RestorationProgram(files)
      let root = RestorableController("root", program.transcript)
      program.addWindow(root)
      let warnings = WarningLog.lines { program.launch() }
      return (warnings.count, root.note)
    }
    #expect(crash() == (0, "old"))
    #expect(crash() == (1, "old"))
    #expect(crash() == (1, ""))
    #expect(files.contents[MemoryFiles.archive] == nil)
    #expect(files.contents[MemoryFiles.marker] == nil)
  }

  @Test("F804: The mark goes three seconds after the first frame, or when the program says so")
  func trial() {
    let files = MemoryFiles()
    run(files)
    let program = RestorationProgram(files)
    program.addWindow(RestorableController("root", program.transcript))
    program.start = { $0.application.extendStateRestoration() }
    program.launch()
    program.advance(by: .seconds(4))
    #expect(files.contents[MemoryFiles.marker] != nil)
    program.application.completeStateRestoration()
    #expect(files.contents[MemoryFiles.marker] == nil)
    program.application.terminate()
  }

  @Test("F808: A second instance neither restores nor saves")
  func secondInstance() {
    let files = MemoryFiles()
    run(files)
    files.isLocked = true
    let saved = files.contents
    let program = RestorationProgram(files)
    let root = RestorableController("root", program.transcript)
    program.addWindow(root)
    program.launch()
    program.application.terminate()

    #expect(root.note.isEmpty)
    #expect(files.contents == saved)
  }

  @Test("F808: A window returns with its size, place and minimizing")
  func windows() {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    first.addWindow(RestorableController("root", first.transcript))
    first.launch()
    first.window.frame.size = Size(width: 500, height: 350)
    first.window.position = Point(x: 30, y: 40)
    first.advance(by: .milliseconds(50))
    first.window.isMinimized = true
    first.application.terminate()

    let second = RestorationProgram(files)
    second.addWindow(RestorableController("root", second.transcript))
    second.launch()
    #expect(second.window.bounds.size == Size(width: 500, height: 350))
    #expect(second.window.position == Point(x: 30, y: 40))
    #expect(second.window.isMinimized)
    second.application.terminate()
  }

  @Test(
    "F805: A missing key and a wrong type are nil; of two objects of one path the first is saved")
  func coder() {
    let program = RestorationProgram()
    let root = RestorableController("root", program.transcript)
    for note in ["one", "two"] {
      let child = RestorableController("child", program.transcript, note: note)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    program.addWindow(root)
    program.launch()
    let warnings = WarningLog.lines { program.application.terminate() }
    let text = String(decoding: program.files.contents[MemoryFiles.archive] ?? [], as: UTF8.self)
    #expect(warnings.count == 1)
    #expect(text.contains("\"one\""))
    #expect(!text.contains("\"two\""))

    let coder = RestorationCoder(
      of: nil, in: RestorationOrigin(version: nil, idiom: .desktop), references: nil)
    coder.encode(3, forKey: "n")
    #expect(coder.decode(Int.self, forKey: "n") == 3)
    #expect(coder.decode(String.self, forKey: "n") == nil)
    #expect(coder.decode(Int.self, forKey: "m") == nil)
  }
}
