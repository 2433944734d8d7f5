import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The stage")
struct StageTests {
  /// A named view that records the events that reach it.
  final class TargetView: View {
    var events: [String] = []

    init(_ label: String, frame: Rect) {
      super.init(frame: frame)
      accessibility.isElement = true
      accessibility.label = label
    }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("began \(touches.first.map { place($0) } ?? "")")
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("moved \(touches.first.map { place($0) } ?? "")")
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
      events.append("ended \(touches.first.map { "\($0.tapCount)" } ?? "")")
    }

    override func scrolled(_ scroll: Scroll) {
      events.append("scrolled \(Int(scroll.delta.x)) \(Int(scroll.delta.y))")
    }

    override func pressesBegan(_ presses: Set<Press>) {
      events += presses.map { "down \($0.key.characters)" }
    }

    private func place(_ touch: Touch) -> String {
      "\(Int(touch.windowLocation.x)) \(Int(touch.windowLocation.y))"
    }
  }

  let target = TargetView("Target", frame: Rect(x: 100, y: 50, width: 80, height: 40))

  func makeStage() -> Stage {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    controller.view.addSubview(target)
    return Stage(controller)
  }

  @Test("taps the center of an element, once or twice")
  func tapping() {
    let stage = makeStage()

    stage.tap("Target")
    #expect(target.events == ["began 140 70", "ended 1"])
    stage.advance(by: .seconds(1))
    target.events = []
    stage.tap("Target", count: 2)

    #expect(target.events == ["began 140 70", "ended 1", "began 140 70", "ended 2"])
  }

  @Test("drags in steps, one per frame")
  func dragging() {
    let stage = makeStage()
    let start = stage.platform.now

    stage.drag("Target", to: .at(240, 70), steps: 4)

    #expect(
      target.events == [
        "began 140 70", "moved 165 70", "moved 190 70", "moved 215 70", "moved 240 70", "ended 1",
      ]
        || target.events.dropLast() == [
          "began 140 70", "moved 165 70", "moved 190 70", "moved 215 70", "moved 240 70",
        ])
    #expect(stage.platform.now - start >= Stage.frameDuration * 5)
    #expect(stage.pointer == Point(x: 240, y: 70))
  }

  @Test("turns the wheel over an element")
  func scrolling() {
    let stage = makeStage()

    stage.scroll("Target", by: Point(x: 0, y: -30))

    #expect(target.events == ["scrolled 0 -30"])
  }

  @Test("types into the first responder")
  func typing() {
    let stage = makeStage()
    target.becomeFirstResponder()

    stage.type("Ab")
    stage.press(.character("x"))

    #expect(target.events == ["down A", "down b", "down x"])
  }

  @Test("finds what is visible, in reading order")
  func finding() {
    let stage = makeStage()
    let hidden = TargetView("Hidden", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    let first = TargetView("Target", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    first.accessibility.value = "7"
    for view in [hidden, first] { stage.window.rootViewController?.view.addSubview(view) }

    #expect(stage.element("Hidden") == nil)
    #expect(stage.element("Target")?.view === first)
    #expect(stage.element("Target")?.value == "7")
    #expect(stage.element("Target")?.frame == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("finds an element inside another")
  func findingInside() {
    let stage = makeStage()
    let inner = TargetView("Button", frame: Rect(x: 5, y: 5, width: 10, height: 10))
    let outer = TargetView("Button", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    target.addSubview(inner)
    stage.window.rootViewController?.view.addSubview(outer)

    #expect(stage.element("Button", in: "Target")?.view === inner)
    #expect(stage.element("Target", in: "Target") == nil)
    #expect(stage.element("Button", in: "Nobody") == nil)
  }

  @Test("fails a test that names a missing element, and lists the others")
  func missing() {
    let stage = makeStage()

    withKnownIssue {
      stage.tap("Nobody")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("Nobody") && "\($0)".contains("Target") }
    }
  }

  @Test("writes an outline with a line per element, indented by container")
  func outline() {
    let stage = makeStage()
    let inner = TargetView("Press me", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    inner.accessibility.traits = [.button, .notEnabled]
    inner.accessibility.value = "3"
    target.addSubview(inner)

    #expect(stage.outline == "Target\n  Press me, button, disabled: 3")
  }

  @Test("presents a frame only if something has changed")
  func frames() {
    let stage = makeStage()
    stage.settle()
    let before = stage.presentedFrames

    stage.advance(by: .seconds(1))
    #expect(stage.presentedFrames == before)
    target.backgroundColor = .black
    stage.advance(by: .seconds(1))

    #expect(stage.presentedFrames == before + 1)
  }

  @Test("runs an animation at sixty frames per second")
  func animation() {
    let stage = makeStage()
    target.backgroundColor = .black
    stage.settle()
    let before = stage.presentedFrames

    View.animate(withDuration: .seconds(1), animations: { target.alpha = 0.5 })
    stage.settle()

    #expect((59...62).contains(stage.presentedFrames - before))
  }

  @Test("resizes the window and the root's view")
  func resizing() {
    let stage = makeStage()

    stage.resize(to: Size(width: 640, height: 480))

    #expect(stage.window.bounds.size == Size(width: 640, height: 480))
    #expect(stage.window.rootViewController?.view.frame == stage.window.bounds)
    #expect(stage.picture.bitmap.width == 640)
  }

  @Test("closes the window as the close button does")
  func closing() {
    let transcript = Transcript()
    let stage = Stage(RecordingController("R", transcript))

    stage.close()

    #expect(transcript.lines.last == "R.viewDidDisappear(false)")
    #expect(stage.platformWindow == nil)
  }

  @Test("waits for the work of another task")
  func waiting() async {
    let stage = makeStage()
    let target = target
    Task { target.accessibility.value = "done" }

    #expect(await stage.wait { stage.value(of: "Target") == "done" })
    #expect(await stage.wait(within: .zero) { false } == false)
  }

  @Test("shows the pixels of a part of the window")
  func partOfPicture() {
    let stage = makeStage()
    target.backgroundColor = Color(hex: 0x336699)
    stage.settle()

    let part = stage.picture(of: target.frame)

    #expect(part.size == target.frame.size)
    #expect(part.bitmap[40, 20] == 0xFF33_6699)
  }
}
