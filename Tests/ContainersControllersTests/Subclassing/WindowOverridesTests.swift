import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of a window", .noWarnings)
struct WindowOverridesTests {
  final class Recording: Window {
    var calls: [String] = []
    var events: [TouchEvent] = []
    var forwards = true

    override var isHidden: Bool {
      get { super.isHidden }
      set {
        calls.append("isHidden \(newValue)")
        super.isHidden = newValue
      }
    }

    override func becomeKey() {
      super.becomeKey()
      calls.append("becomeKey \(isKey)")
    }

    override func resignKey() {
      super.resignKey()
      calls.append("resignKey \(isKey)")
    }

    override func sendEvent(_ event: TouchEvent) {
      events.append(event)
      calls.append("sendEvent \(event.allTouches.map { "\($0.phase)" }.joined())")
      if forwards { super.sendEvent(event) }
    }
  }

  final class Touched: View {
    var log: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { log("began") }
    override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) { log("moved") }
    override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { log("ended") }
    override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
      log("cancelled")
    }
  }

  private let stage = Stage()
  private let window: Recording
  private let view = Touched(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = Recording(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window.host = stage.application
    let window = window
    view.log = { window.calls.append($0) }
    window.addSubview(view)
  }

  private func show() {
    window.makeKeyAndVisible()
    stage.turn()
    window.calls = []
  }

  private func send(_ event: InputEvent, at milliseconds: Int) {
    window.send(event, at: .milliseconds(milliseconds))
  }

  private func press(_ x: Double, _ y: Double, at time: Int) {
    send(.pointerPressed(.primary, Point(x: x, y: y), modifiers: []), at: time)
  }

  private func move(_ x: Double, _ y: Double, at time: Int) {
    send(.pointerMoved(Point(x: x, y: y), modifiers: []), at: time)
  }

  private func lift(_ x: Double, _ y: Double, at time: Int) {
    send(.pointerReleased(.primary, Point(x: x, y: y), modifiers: []), at: time)
  }

  @Test("A window without a host is hidden, and can be shown once it has one")
  func host() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(window.isHidden)
    #expect(window.host == nil)

    window.host = stage.application
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    stage.turn()

    #expect(stage.application.windows.contains { $0 === window })
    #expect(window.rootViewController?.view.bounds.size == Size(width: 200, height: 100))
  }

  @Test("A visible window cannot change its host")
  func anotherHost() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (Stage(), Stage())
        one.window.makeKeyAndVisible()
        one.window.host = other.application
      }
    }
  }

  @Test("Showing and closing set isHidden; becoming and resigning key call their methods")
  func visibility() {
    window.makeKeyAndVisible()
    stage.turn()
    #expect(window.calls == ["isHidden false", "becomeKey true"])

    window.calls = []
    window.close()
    stage.turn()
    #expect(window.calls == ["isHidden true", "resignKey false"])
  }

  @Test("Another window that becomes key makes the first one resign, once")
  func keys() {
    show()
    stage.window.rootViewController = ViewController()
    stage.window.makeKeyAndVisible()
    stage.turn()
    stage.turn()

    #expect(window.calls.filter { $0 != "cancelled" } == ["resignKey false"])
  }

  @Test("An override of resignKey may show the window again")
  func showingAgain() {
    final class Stubborn: Window {
      var times = 0
      override func resignKey() {
        super.resignKey()
        times += 1
        if times == 1 { makeKeyAndVisible() }
      }
    }
    let window = Stubborn(host: stage.application)
    window.makeKeyAndVisible()
    stage.turn()

    window.close()
    stage.turn()

    #expect(!window.isHidden)
    #expect(stage.application.windows.contains { $0 === window })
  }

  @Test("Each change of a touch passes through sendEvent once, before the view receives it")
  func events() {
    show()
    press(50, 50, at: 0)
    move(60, 50, at: 10)
    lift(60, 50, at: 20)

    #expect(
      window.calls == [
        "sendEvent began", "began", "sendEvent moved", "moved", "sendEvent ended", "ended",
      ])
  }

  @Test("A withheld event reaches neither views nor recognizers, and later ones do")
  func swallowing() {
    show()
    var taps = 0
    view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    window.forwards = false
    press(50, 50, at: 0)
    lift(50, 50, at: 10)
    #expect(taps == 0)
    #expect(!window.calls.contains("began"))

    window.forwards = true
    press(50, 50, at: 1000)
    lift(50, 50, at: 1010)

    #expect(taps == 1)
    #expect(window.calls.contains("began"))
  }

  @Test("A withheld end leaves nothing behind")
  func swallowedEnd() {
    show()
    press(50, 50, at: 0)
    window.forwards = false
    lift(50, 50, at: 10)
    window.forwards = true
    window.calls = []
    press(50, 50, at: 1000)
    lift(50, 50, at: 1010)

    #expect(window.calls == ["sendEvent began", "began", "sendEvent ended", "ended"])
  }

  @Test("An event is delivered once: sending it again or later has no effect")
  func twice() throws {
    show()
    press(50, 50, at: 0)
    window.calls = []

    window.sendEvent(try #require(window.events.last))

    #expect(window.calls == ["sendEvent began"])
  }

  @Test("A touch that a recognizer delayed passes through sendEvent when the view receives it")
  func delayed() {
    show()
    let recognizer = LongPressGestureRecognizer { _ in }
    recognizer.delaysTouchesBegan = true
    view.addGestureRecognizer(recognizer)
    press(50, 50, at: 0)
    #expect(!window.calls.contains("began"))
    window.calls = []

    lift(50, 50, at: 20)

    #expect(window.calls.first == "sendEvent ended")
    #expect(window.calls.contains("began"))
    #expect(window.calls.last == "ended")
  }

  @Test("A touch that a timed recognizer claims is canceled through sendEvent")
  func takenByTheClock() throws {
    show()
    view.addGestureRecognizer(LongPressGestureRecognizer { _ in })
    press(50, 50, at: 0)
    window.calls = []

    move(50, 50, at: 2000)

    let cancelled = try #require(window.calls.firstIndex(of: "cancelled"))
    #expect(cancelled > 0)
    #expect(window.calls[cancelled - 1].hasPrefix("sendEvent"))
  }
}
