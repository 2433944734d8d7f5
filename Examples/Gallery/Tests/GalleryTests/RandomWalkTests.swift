import Containers
import ContainersTesting
import Foundation
import Testing

@testable import Gallery

/// A walk by keyboard and mouse through all screens, at random: `WALK` events from `SEED` on, which
/// `Scripts/nightly` sets.
@Suite("A random walk")
struct RandomWalkTests {
  @Test("Nobody finds a warning, a leak, or a focus that cannot be seen")
  func walking() async {
    let environment = ProcessInfo.processInfo.environment
    let events = environment["WALK"].flatMap { Int($0) } ?? 3_000
    let seed = environment["SEED"].flatMap { UInt64($0) } ?? 1
    var random = SeededNumbers(seed: seed)
    let part = 1_000
    for start in stride(from: 0, to: events, by: part) {
      RandomWalk(&random).walk(events: min(part, events - start))
      // Whatever a document does on other threads.
      await Task.yield()
    }
  }
}

/// A person who does anything.
private final class RandomWalk {
  private var random: SeededNumbers
  private let walk: Walk
  /// The latest events, for whoever has to find out what went wrong.
  private var trail: [String] = []
  private weak var lesson: Lesson?

  private static let keys: [(KeyCode, KeyModifierFlags)] = [
    (.space, []), (.enter, []), (.escape, []), (.upArrow, []), (.downArrow, []), (.leftArrow, []),
    (.rightArrow, []), (.pageUp, []), (.pageDown, []), (.home, []), (.end, []), (.delete, []),
    (.backspace, []), (.menu, []), (.function(9), []), (.function(8), []),
    (.leftArrow, .alternate), (.tab, .control), (.character("f"), .control),
    (.character("z"), .control), (.character("a"), []), (.character("e"), .control),
  ]

  init(_ random: inout SeededNumbers) {
    self.random = SeededNumbers(seed: random.next())
    let widths = [320.0, 1024, 1920]
    walk = Walk(width: widths[Int(random.next() % 3)])
  }

  func walk(events: Int) {
    for index in 0..<events {
      if index.isMultiple(of: 40) { Walk.checked("after \(trail)") { change() } }
      Walk.checked("after \(trail)") {
        act()
        walk.stage.advance(by: .milliseconds(Int.random(in: 0...120, using: &random)))
        if walk.stage.application.windows.count > 1 { walk.closeOthers() }
      }
    }
    change()
  }

  private func note(_ event: String) {
    let size = Int(walk.stage.window.bounds.width)
    trail.append("\(event) (\(walk.gallery.page.topic?.title ?? "-"), \(size))")
    if trail.count > 10 { trail.removeFirst() }
  }

  /// Goes to another topic.
  ///
  /// The lesson that is left has to be gone.
  private func change() {
    walk.comeBack()
    lesson = walk.gallery.page.lesson
    let before = walk.gallery.page.topic?.title ?? "the first page"
    walk.gallery.open(Topic.all.randomElement(using: &random) ?? Topic.all[0])
    walk.settle()
    walk.comeBack()
    #expect(lesson == nil, "the lesson \(before) is still there after \(trail)")
  }

  private func act() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: tab()
    case 25..<45: press()
    case 45..<75: clickElement()
    case 75..<80: clickAnywhere()
    case 80..<88: drag()
    case 88..<95: scroll()
    default: resize()
    }
  }

  private func tab() {
    note("Tab")
    walk.tab(backward: Bool.random(using: &random))
    walk.expectFocusVisible("in \(walk.gallery.page.topic?.title ?? "the first page")")
  }

  private func press() {
    let (key, flags) = Self.keys.randomElement(using: &random) ?? Self.keys[0]
    note("the key \(key)")
    walk.stage.press(key, modifierFlags: flags)
  }

  private func clickElement() {
    guard let node = walk.stage.elements.randomElement(using: &random) else { return }
    note("a click on \(node.label ?? "")")
    let isSecondary = Int.random(in: 0..<12, using: &random) == 0
    walk.stage.tap(
      at: Point(x: node.frame.midX, y: node.frame.midY),
      button: isSecondary ? .secondary : .primary)
  }

  private var anywhere: Point {
    let bounds = walk.stage.window.bounds
    return Point(
      x: Double.random(in: 0..<bounds.width, using: &random),
      y: Double.random(in: 0..<bounds.height, using: &random))
  }

  private func clickAnywhere() {
    note("a click anywhere")
    walk.stage.tap(at: anywhere)
  }

  private func drag() {
    note("a drag")
    walk.stage.drag(.point(anywhere), to: .point(anywhere), steps: 5)
  }

  private func scroll() {
    note("the wheel")
    let step = Double.random(in: -200...200, using: &random)
    walk.stage.scroll(.point(anywhere), by: Point(x: 0, y: step))
  }

  private func resize() {
    note("a new size")
    let widths: [Double] = [320, 480, 700, 1024, 1300, 1920]
    let width = widths.randomElement(using: &random) ?? 1024
    walk.stage.resize(to: Size(width: width, height: 640))
  }
}
