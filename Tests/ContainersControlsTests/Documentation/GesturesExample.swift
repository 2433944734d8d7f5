import Containers
import ContainersTesting
import TestSupport
import Testing

final class PinboardViewController: ViewController {
  let pin = View(frame: Rect(x: 40, y: 40, width: 60, height: 60))
  private(set) var isStarred = false

  override func viewDidLoad() {
    super.viewDidLoad()
    pin.backgroundColor = .systemOrange
    pin.accessibility.label = "Pin"
    view.addSubview(pin)
    let pan = PanGestureRecognizer()
    pan.addTarget { [weak self] in self?.drag($0) }
    pin.addGestureRecognizer(pan)
    let doubleTap = TapGestureRecognizer { [weak self] _ in self?.isStarred.toggle() }
    doubleTap.numberOfTapsRequired = 2
    pin.addGestureRecognizer(doubleTap)
  }

  private func drag(_ pan: PanGestureRecognizer) {
    let distance = pan.translation(in: view)
    pin.center = pin.center + distance
    pan.setTranslation(.zero, in: view)
    pin.alpha = pan.state == .ended || pan.state == .cancelled ? 1 : 0.7
  }
}

/// Recognizes a press that is held for a second, wherever it moves.
final class HoldGestureRecognizer: GestureRecognizer {
  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    setDeadline(event.timestamp + .seconds(1))
  }

  override func deadlineReached(at now: Duration) {
    advance(to: .ended)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    if state == .possible { advance(to: .failed) }
  }
}

@MainActor
@Suite("Example: gestures", .noWarnings)
struct GesturesExample {
  @Test("A drag moves the pin, and a double click stars it")
  func pin() {
    let pinboard = PinboardViewController()
    let stage = Stage(pinboard)

    stage.drag("Pin", by: Point(x: 100, y: 50))
    #expect(pinboard.pin.center == Point(x: 170, y: 120))
    #expect(pinboard.pin.alpha == 1)
    stage.tap("Pin")
    #expect(!pinboard.isStarred)
    stage.advance(by: .seconds(1))
    stage.tap("Pin", count: 2)

    #expect(pinboard.isStarred)
  }

  @Test("A hold is recognized after a second, and not before")
  func hold() {
    let controller = ViewController()
    let stage = Stage(controller)
    var holds = 0
    controller.view.addGestureRecognizer(HoldGestureRecognizer { _ in holds += 1 })

    stage.grab(.at(50, 50))
    stage.advance(by: .milliseconds(900))
    stage.drop()
    #expect(holds == 0)
    stage.grab(.at(50, 50))
    stage.advance(by: .milliseconds(1100))

    #expect(holds == 1)
  }

  @Test("The deepest recognizer wins, unless both may recognize")
  func competition() {
    final class Both: GestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
      ) -> Bool { true }
    }
    let pinboard = PinboardViewController()
    let stage = Stage(pinboard)
    var outer = 0
    let pan = PanGestureRecognizer { _ in outer += 1 }
    pinboard.view.addGestureRecognizer(pan)
    stage.drag("Pin", by: Point(x: 20, y: 0))
    #expect(outer == 0)

    let both = Both()
    pan.delegate = both
    stage.drag("Pin", by: Point(x: 20, y: 0))

    #expect(outer > 0)
    #expect(pinboard.pin.center == Point(x: 110, y: 70))
  }
}
