import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("An animation of a property that is already animated")
struct AdditiveAnimationTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  func move(
    to x: Double, over seconds: Int = 1, _ options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    View.animate(
      withDuration: .seconds(seconds), options: options.union(.curveLinear),
      animations: { view.center.x = x }, completion: completion)
  }

  @Test("is added to the other, and both finish")
  func addition() {
    var ends: [String] = []
    move(to: 150) { ends.append("first \($0)") }
    host.advance(to: 500)

    move(to: 50) { ends.append("second \($0)") }
    #expect(view.presentation?.center.x == 100)
    host.advance(to: 750)
    #expect(view.presentation?.center.x == 100)
    host.advance(to: 1000)
    #expect(ends == ["first true"])
    #expect(view.presentation?.center.x == 100)
    host.advance(to: 1500)

    #expect(ends == ["first true", "second true"])
    #expect(view.presentation == nil)
  }

  @Test("that ends before the other does not cause a jump")
  func shorter() {
    move(to: 150, over: 4)
    move(to: 50, over: 1)
    host.advance(to: 1000)
    // A quarter of the way to 150, plus the whole way back.
    #expect(view.presentation?.center.x == -25)
    host.advance(to: 2000)
    #expect(view.presentation?.center.x == 0)
    host.advance(to: 4000)

    #expect(view.presentation == nil)
    #expect(view.center.x == 50)
  }

  @Test("takes over with beginFromCurrentState, and the other ends unfinished")
  func takingOver() {
    var ends: [String] = []
    move(to: 150) { ends.append("first \($0)") }
    host.advance(to: 500)

    move(to: 0, .beginFromCurrentState) { ends.append("second \($0)") }
    #expect(view.presentation?.center.x == 100)
    host.advance(to: 1000)
    #expect(view.presentation?.center.x == 50)
    #expect(ends == ["first false"])
    host.advance(to: 1500)

    #expect(ends == ["first false", "second true"])
  }

  @Test("of a color replaces the other, because colors are not additive")
  func colors() {
    var ends: [Bool] = []
    view.backgroundColor = .white
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      view.backgroundColor = .black
    } completion: {
      ends.append($0)
    }
    host.advance(to: 500)
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      view.backgroundColor = .white
    }

    #expect(view.presentation?.backgroundColor == Color.white.mixed(with: .black, by: 0.5))
    host.advance(to: 510)
    #expect(ends == [false])
  }

  @Test("ends an animation that would repeat forever")
  func endless() {
    var ends: [Bool] = []
    move(to: 150, .repeat) { ends.append($0) }
    host.advance(to: 2500)
    #expect(view.presentation?.center.x == 100)

    move(to: 0)
    host.advance(to: 3500)

    #expect(ends == [false])
    #expect(view.presentation == nil)
    #expect(host.animator.isIdle)
  }

  @Test("adds rotations separately: two quarter turns make a half turn")
  func turns() {
    for step in 1...2 {
      View.animate(withDuration: .seconds(1), options: .curveLinear) {
        view.transform = Transform(rotationAngle: .pi / 2 * Double(step))
      }
    }
    host.advance(to: 500)

    let shown = view.presentation?.transform.affine
    #expect(abs(shown?.a ?? 9) < 1e-12)
    #expect(abs((shown?.b ?? 9) - 1) < 1e-12)
  }

  @Test("does not block another property that is set without animation")
  func otherProperty() {
    move(to: 150)
    host.advance(to: 500)

    view.alpha = 0.5

    #expect(view.presentation?.alpha == 0.5)
    #expect(view.presentation?.center.x == 100)
  }
}
