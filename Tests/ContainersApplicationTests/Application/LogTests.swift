@testable import Containers
import ContainersTesting
import Glibc
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("The debug log")
struct LogTests {
  /// Returns the lines logged on a channel while the closure runs.
  func lines(_ channel: LogChannel, during work: () -> Void) -> [String] {
    let log = Lines()
    LogReceiver.$current.withValue({ from, line in if from == channel { log.add(line) } }) {
      work()
    }
    return log.all
  }

  final class Lines: Sendable {
    private let written = Mutex<[String]>([])
    var all: [String] { written.withLock { $0 } }
    func add(_ line: String) { written.withLock { $0.append(line) } }
  }

  @Test("enables the channels named by the environment, and warns of unknown names")
  func channels() {
    var channels = Set<LogChannel>()
    let warnings = WarningLog.lines { channels = LogChannel.named("appearance, LAYOUT,nothing") }

    #expect(channels == [.appearance, .layout])
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“nothing”") == true)
    #expect(LogChannel.named("").isEmpty)
  }

  @Test("of appearance contains who begins a transition and the resulting state")
  func appearance() {
    let root = ViewController()
    root.title = "Root"

    let lines = lines(.appearance) { Stage(root).turn() }

    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("“Root”> is appearing, by its window") == true)
    #expect(lines.last?.hasSuffix("“Root”> has appeared") == true)
  }

  @Test("of transitions contains both controllers and each phase")
  func transitions() {
    let (root, old, new) = (ViewController(), ViewController(), ViewController())
    let stage = Stage(root)
    for child in [old, new] { root.addChild(child) }
    root.view.addSubview(old.view)
    new.title = "New"

    let lines = lines(.transitions) {
      root.transition(from: old, to: new, duration: .zero)
      stage.turn()
    }

    #expect(lines.allSatisfy { $0.hasPrefix("from <ViewController 0x") })
    #expect(lines.allSatisfy { $0.contains("“New”>: ") })
    #expect(lines.first?.hasSuffix(": waiting to prepared") == true)
    #expect(lines.last?.hasSuffix(" to ended") == true)
  }

  @Test("of layout contains each round and each controller that lays out")
  func layout() {
    let root = ViewController()
    root.title = "Root"

    let lines = lines(.layout) { Stage(root).turn() }

    #expect(lines.contains { $0.hasPrefix("round 1 of <Window 0x") })
    #expect(lines.contains { $0.contains("“Root”> lays out <View 0x") })
  }

  @Test("of constraints contains added, removed, and broken constraints")
  func constraints() {
    let root = ViewController()
    let stage = Stage(root)
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    let narrow = box.widthAnchor.constraint(equalToConstant: 40)
    narrow.identifier = "narrow"
    let wide = box.widthAnchor.constraint(equalToConstant: 50)
    wide.identifier = "wide"

    let lines = lines(.constraints) {
      narrow.isActive = true
      stage.settle()
      _ = WarningLog.lines {
        wide.isActive = true
        stage.settle()
      }
      narrow.isActive = false
      stage.settle()
    }

    func index(_ start: String, _ name: String) -> Int? {
      lines.firstIndex { $0.hasPrefix(start) && $0.contains(name) }
    }
    let steps = [
      index("puts in", "narrow"), index("breaks", "wide"), index("takes out", "narrow"),
      index("puts in", "wide"),
    ]
    #expect(!steps.contains(nil))
    #expect(steps.compactMap { $0 } == steps.compactMap { $0 }.sorted())
  }

  @Test("of gestures contains who receives a touch and each change of state")
  func gestures() {
    let root = ViewController()
    let stage = Stage(root)
    let tap = TapGestureRecognizer()
    root.view.addGestureRecognizer(tap)

    let lines = lines(.gestures) { stage.tap(.at(10, 10)) }

    #expect(lines.first?.hasPrefix("TapGestureRecognizer of <View 0x") == true)
    #expect(lines.first?.hasSuffix("gets a touch") == true)
    #expect(lines.contains { $0.hasSuffix(": possible to ended") })
  }

  @Test("of overlays contains the phases of each overlay")
  func overlays() {
    let stage = Stage(ViewController())

    let lines = lines(.overlays) {
      let overlay = Overlay(View(frame: stage.window.bounds), kind: .notice)
      overlay.begin(in: stage.window)
      stage.turn()
      overlay.end()
    }

    #expect(
      lines.map { $0.split(separator: ": ").last } == [
        "ready to open", "open to leaving", "leaving to ended",
      ])
    #expect(lines.allSatisfy { $0.hasPrefix("notice <View") })
  }

  @Test("goes to standard error only for channels named by the environment")
  func environment() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        setenv("CONTAINERS_LOG", "appearance", 1)
        let root = ViewController()
        root.title = "Root"
        Stage(root).turn()
      }
    }
    let text = result.standardError
    #expect(text.contains("Containers appearance: <ViewController 0x"))
    #expect(!text.contains("Containers layout:"))
  }
}
