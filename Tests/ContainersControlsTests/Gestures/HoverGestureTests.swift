import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Hover gestures")
struct HoverGestureTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  @Test("Hovering begins when the pointer enters, changes as it moves and ends when it leaves")
  func hovering() {
    var log: [String] = []
    view.addGestureRecognizer(
      HoverGestureRecognizer { [view] hover in
        log.append("\(hover.state) \(Int(hover.location(in: view).x))")
      })

    window.move(50, 150, at: 0)
    window.move(110, 150, at: 10)
    window.move(120, 150, at: 20)
    window.move(250, 150, at: 30)

    #expect(log == ["began 10", "changed 20", "ended 20"])
  }

  @Test("Hovering continues over subviews and does not prevent taps on them")
  func beside() {
    var states: [GestureState] = []
    var taps = 0
    let child = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(child)
    view.addGestureRecognizer(HoverGestureRecognizer { states.append($0.state) })
    child.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })

    window.move(120, 120, at: 0)
    window.click(120, 120, at: 10)
    window.move(180, 180, at: 50)

    #expect(states == [.began, .changed])
    #expect(taps == 1)
  }

  @Test("Disabling the recognizer cancels hovering")
  func disabling() {
    var states: [GestureState] = []
    let hover = HoverGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(hover)
    window.move(120, 120, at: 0)

    hover.isEnabled = false
    window.move(130, 120, at: 10)

    #expect(states == [.began, .cancelled])
  }
}
