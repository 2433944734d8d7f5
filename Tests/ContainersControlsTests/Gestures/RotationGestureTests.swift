import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Rotation gestures")
struct RotationGestureTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  /// Places the second finger at an angle, in degrees, around the first one at (200, 150).
  private func slide(to degrees: Double, at time: Int) {
    let angle = degrees * .pi / 180
    let turn = Transform(rotationAngle: angle).apply(Point(x: 100, y: 0))
    window.slide(2, 200 + turn.x, 150 + turn.y, at: time)
  }

  @Test("A rotation begins at zero after 8 points of arc and follows the fingers clockwise")
  func turning() {
    var states: [GestureState] = []
    let rotation = RotationGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(rotation)
    window.touch(1, 200, 150, at: 0)
    window.touch(2, 300, 150, at: 0)
    slide(to: 4, at: 10)
    #expect(states.isEmpty)
    slide(to: 10, at: 20)
    #expect(states == [.began])
    #expect(rotation.rotation == 0)

    slide(to: 100, at: 30)

    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    #expect(abs(rotation.velocity - .pi / 2 / 0.01) < 1e-6)
    window.raise(2, 200, 250, at: 40)
    window.raise(1, 200, 150, at: 50)
    #expect(states.last == .ended)
    #expect(rotation.rotation == 0)
  }

  @Test("A rotation accumulates beyond half a turn, in either direction")
  func wholeTurns() {
    let rotation = RotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    window.touch(1, 200, 150, at: 0)
    window.touch(2, 300, 150, at: 0)
    slide(to: 10, at: 10)

    for degrees in stride(from: 10.0, through: 370, by: 30) { slide(to: degrees, at: 20) }
    #expect(abs(rotation.rotation - 2 * .pi) < 1e-9)
    for degrees in stride(from: 370.0, through: -350, by: -30) { slide(to: degrees, at: 30) }

    #expect(abs(rotation.rotation + 2 * .pi) < 1e-9)
  }

  @Test("A rotation reset to zero reports the changes since then")
  func relative() {
    let rotation = RotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    window.touch(1, 200, 150, at: 0)
    window.touch(2, 300, 150, at: 0)
    slide(to: 10, at: 10)
    slide(to: 40, at: 20)

    rotation.rotation = 0
    slide(to: 50, at: 30)

    #expect(abs(rotation.rotation - .pi / 18) < 1e-9)
  }
}
