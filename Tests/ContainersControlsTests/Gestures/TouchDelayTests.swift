import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Touches of a view while gestures are undecided")
struct TouchDelayTests {
  let host = RecordingHost()
  let window: Window
  let view = RecordingView(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  private func doubleTap() -> TapGestureRecognizer {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    return double
  }

  @Test("The end of a touch is delayed until no second tap can follow")
  func endWaits() {
    _ = doubleTap()
    window.click(50, 50, at: 0)
    #expect(view.log == ["enter", "began1"])

    host.advance(to: 1000)

    #expect(view.log == ["enter", "began1", "ended"])
  }

  @Test("A double tap cancels both touches of the view")
  func bothCancelled() {
    _ = doubleTap()
    window.click(50, 50, at: 0)
    window.click(50, 50, at: 200)
    host.advance(to: 1000)

    #expect(view.log == ["enter", "began1", "began2", "cancelled", "cancelled"])
  }

  @Test("Without delaysTouchesEnded the view receives the first tap at once")
  func endAtOnce() {
    doubleTap().delaysTouchesEnded = false
    window.click(50, 50, at: 0)

    #expect(view.log == ["enter", "began1", "ended"])
  }

  @Test("With delaysTouchesBegan the view receives the touch, in order, once the gesture fails")
  func beginningWaits() {
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    window.touch(1, 50, 50, at: 0)
    window.slide(1, 52, 50, at: 10)
    #expect(view.log.isEmpty)

    window.raise(1, 52, 50, at: 20)

    #expect(view.log == ["began1", "ended"])
  }

  @Test("With delaysTouchesBegan the view never receives a touch that the gesture takes")
  func neverTold() {
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    window.touch(1, 50, 50, at: 0)
    window.slide(1, 90, 50, at: 10)
    window.raise(1, 90, 50, at: 20)

    #expect(view.log.isEmpty)
  }

  @Test("A view removed while the end of a touch is delayed receives a cancel instead")
  func leaving() {
    _ = doubleTap()
    window.click(50, 50, at: 0)

    view.removeFromSuperview()
    host.advance(to: 1000)

    #expect(view.log.filter { $0 == "cancelled" || $0 == "ended" } == ["cancelled"])
  }

  @Test("A recognizer considers only its allowed touch types")
  func touchTypes() {
    var taps = 0
    let tap = TapGestureRecognizer { _ in taps += 1 }
    tap.allowedTouchTypes = [.direct]
    view.addGestureRecognizer(tap)

    window.click(50, 50, at: 0)
    #expect(taps == 0)
    window.touch(1, 50, 50, at: 1000)
    window.raise(1, 50, 50, at: 1010)

    #expect(taps == 1)
  }

  @Test("A delegate can make one recognizer wait for another, in either direction")
  func failureRequirements() {
    final class Waiting: GestureRecognizerDelegate {
      weak var first: GestureRecognizer?
      var asksFirst = true
      func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
      ) -> Bool { asksFirst && other === first }
      func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
      ) -> Bool { !asksFirst && recognizer === first }
    }
    let delegate = Waiting()
    let double = doubleTap()
    delegate.first = double
    var log: [String] = []
    let single = TapGestureRecognizer { _ in log.append("single") }
    double.addTarget { _ in log.append("double") }
    single.delegate = delegate
    double.delegate = delegate
    view.addGestureRecognizer(single)

    for asksFirst in [true, false] {
      delegate.asksFirst = asksFirst
      let start = asksFirst ? 0 : 10_000
      window.click(50, 50, at: start)
      window.click(50, 50, at: start + 200)
      window.click(50, 50, at: start + 3000)
      host.advance(to: start + 5000)
    }

    #expect(log == ["double", "single", "double", "single"])
  }

  @Test("A subclass that cannot be prevented recognizes alongside another")
  func unpreventable() {
    final class Stubborn: TapGestureRecognizer {
      override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
    }
    var log: [String] = []
    let outer = Stubborn { _ in log.append("outer") }
    window.addGestureRecognizer(outer)
    view.addGestureRecognizer(TapGestureRecognizer { _ in log.append("inner") })

    window.click(50, 50, at: 0)

    #expect(log == ["inner", "outer"])
  }
}
