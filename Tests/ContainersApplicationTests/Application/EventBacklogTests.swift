import Testing

@testable import Containers

/// A view that records its touches.
private final class Pad: View {
  var places: [Point] = []
  var presses = 0
  var cancels = 0
  var scrolled = Point.zero
  var scrolls = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { presses += 1 }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    places += touches.map { $0.location(in: self) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) { cancels += 1 }

  override func scrolled(_ scroll: Scroll) {
    scrolled = scrolled + scroll.delta
    scrolls += 1
  }
}

@MainActor
@Suite("More events than a turn of the run loop can handle")
struct EventBacklogTests {
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window
  private let pad = Pad(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let identifier: UInt32

  init() throws {
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(pad)
    window.makeKeyAndVisible()
    application.turn()
    identifier = try #require(platform.windows.first).identifier
  }

  private func post(_ input: InputEvent) {
    platform.post(.input(window: identifier, input, timestamp: platform.now))
  }

  private func click() {
    post(.pointerPressed(.primary, Point(x: 5, y: 5), modifiers: []))
    post(.pointerReleased(.primary, Point(x: 5, y: 5), modifiers: []))
  }

  private func move(to x: Double) { post(.pointerMoved(Point(x: x, y: 5), modifiers: [])) }

  @Test("A turn handles some of them, and the following turns the rest, in order")
  func shares() {
    for _ in 0..<EventBacklog.greatestShare { click() }

    application.turn()
    #expect(pad.presses == EventBacklog.greatestShare / 2)
    application.turn()

    #expect(pad.presses == EventBacklog.greatestShare)
  }

  @Test("A run continues without waiting for new ones")
  func running() throws {
    for _ in 0..<3 * EventBacklog.greatestShare { click() }

    // The headless platform posts a quit request when there is nothing to wait for.
    try application.run()

    #expect(pad.presses == 3 * EventBacklog.greatestShare)
  }

  @Test("Of 60,000 successive moves, only the last one is delivered")
  func moves() {
    post(.pointerPressed(.primary, Point(x: 5, y: 5), modifiers: []))
    for step in 0..<60_000 { move(to: 10 + Double(step % 50)) }
    move(to: 90)

    application.turn()

    #expect(pad.places == [Point(x: 90, y: 5)])
  }

  @Test("Moves before and after a press are both delivered")
  func movesApart() {
    post(.pointerPressed(.primary, Point(x: 5, y: 5), modifiers: []))
    move(to: 40)
    post(.keyDown(Key(.character("a")), isRepeat: false))
    move(to: 60)

    application.turn()

    #expect(pad.places == [Point(x: 40, y: 5), Point(x: 60, y: 5)])
  }

  @Test("Of two fingers that move alternately, the last move of each is delivered")
  func fingers() {
    post(.fingerDown(id: 1, Point(x: 5, y: 5)))
    post(.fingerDown(id: 2, Point(x: 50, y: 5)))
    pad.isMultipleTouchEnabled = true
    for step in 1...40 {
      post(.fingerMoved(id: 1, Point(x: 5, y: 5 + Double(step))))
      post(.fingerMoved(id: 2, Point(x: 50, y: 5 + Double(step))))
    }

    application.turn()

    #expect(pad.places == [Point(x: 5, y: 45), Point(x: 50, y: 45)])
  }

  @Test("Scrolls at one position add up to one")
  func scrolls() {
    for _ in 0..<100 {
      post(.scrolled(Point(x: 5, y: 5), delta: Point(x: 0, y: 3), modifiers: []))
    }

    application.turn()

    #expect(pad.scrolls == 1)
    #expect(pad.scrolled == Point(x: 0, y: 300))
  }

  @Test("A request to close the window overtakes events left over from the previous turn")
  func closing() {
    for _ in 0..<10 * EventBacklog.greatestShare { click() }
    platform.post(.closeRequested(window: identifier))

    application.turn()
    application.turn()

    #expect(platform.windows.isEmpty)
    #expect(pad.presses == EventBacklog.greatestShare / 2)
  }

  @Test("A click before a close request is delivered if both are handled in one turn")
  func clickBeforeClosing() {
    click()
    platform.post(.closeRequested(window: identifier))

    application.turn()

    #expect(pad.presses == 1)
    #expect(platform.windows.isEmpty)
  }

  @Test("Lost input of a window counts as a release there, and in no other window")
  func loss() {
    post(.pointerPressed(.primary, Point(x: 5, y: 5), modifiers: []))
    platform.post(.inputLost(window: identifier + 1))
    application.turn()
    #expect(pad.presses == 1)
    #expect(pad.cancels == 0)

    platform.post(.inputLost(window: identifier))
    application.turn()
    #expect(pad.cancels == 1)
  }

  @Test("After input was dropped, everything pressed counts as released")
  func overflow() {
    // With one event before the clicks, the last one that fits in the queue is a press.
    post(.keyUp(Key(.character("a"))))
    for _ in 0..<EventBacklog.capacity { click() }

    for _ in 0...EventBacklog.capacity / EventBacklog.greatestShare { application.turn() }

    #expect(pad.presses == EventBacklog.capacity / 2)
    #expect(pad.cancels == 1)
  }
}
