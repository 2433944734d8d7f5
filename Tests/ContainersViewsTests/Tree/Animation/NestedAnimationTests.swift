import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("An animation block inside another")
struct NestedAnimationTests {
  let host = RecordingHost()
  let window: Window
  let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(outer)
    window.addSubview(inner)
  }

  func nest(_ options: AnimationOptions, completion: ((Bool) -> Void)? = nil) {
    View.animate(withDuration: .seconds(2), options: .curveLinear) {
      outer.alpha = 0
      View.animate(
        withDuration: .seconds(1), options: options, animations: { inner.alpha = 0 },
        completion: completion)
    }
  }

  @Test("inherits its duration and curve")
  func inheritance() {
    var ends: [Bool] = []
    nest(.curveEaseIn) { ends.append($0) }
    host.advance(to: 500)
    #expect(inner.presentation?.alpha == 0.75)
    host.advance(to: 1500)
    #expect(ends.isEmpty)
    host.advance(to: 2000)
    #expect(ends == [true])
  }

  @Test("does not include what a task does that it started")
  func task() async {
    var task: Task<Void, Never>?
    View.animate(withDuration: .seconds(2)) {
      outer.alpha = 0
      task = Task { inner.alpha = 0 }
    }

    await task?.value

    #expect(outer.presentation != nil)
    #expect(inner.alpha == 0)
    #expect(inner.presentation == nil)
  }

  @Test("keeps its own duration with overrideInheritedDuration")
  func ownDuration() {
    nest(.overrideInheritedDuration)
    host.advance(to: 500)
    #expect(inner.presentation?.alpha == 0.5)
    #expect(outer.presentation?.alpha == 0.75)
    host.advance(to: 1000)
    #expect(inner.presentation == nil)
  }

  @Test("keeps its own curve with overrideInheritedCurve")
  func ownCurve() {
    nest([.overrideInheritedCurve, .curveEaseIn])
    host.advance(to: 500)
    let eased = TimingCurve.easeIn.progress(at: 0.25, of: .seconds(2))
    #expect(inner.presentation?.alpha == 1 - eased)
  }

  @Test("waits for both delays")
  func delays() {
    View.animate(withDuration: .seconds(1), delay: .seconds(1), options: .curveLinear) {
      outer.alpha = 0
      View.animate(withDuration: .zero, delay: .seconds(1)) { inner.alpha = 0 }
    }
    host.advance(to: 1500)
    #expect(outer.presentation?.alpha == 0.5)
    #expect(inner.presentation?.alpha == 1)
    host.advance(to: 2500)
    #expect(inner.presentation?.alpha == 0.5)
  }

  @Test("repeats with the outer block, unless it overrides the options")
  func repetition() {
    for (options, isRunning) in [(AnimationOptions(), true), (.overrideInheritedOptions, false)] {
      inner.alpha = 1
      View.animate(withDuration: .seconds(1), options: .repeat) {
        View.animate(withDuration: .seconds(1), options: options) { inner.alpha = 0 }
      }
      host.advance(to: 1500 + (isRunning ? 0 : 2000))
      #expect((inner.presentation != nil) == isRunning)
    }
  }

  @Test("can read the duration of the outer block")
  func duration() {
    #expect(View.inheritedAnimationDuration == .zero)
    View.animate(withDuration: .seconds(3)) {
      #expect(View.inheritedAnimationDuration == .seconds(3))
    }
    #expect(View.inheritedAnimationDuration == .zero)
  }

  @Test("continues from the outer block's value of the same property")
  func sameProperty() {
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      outer.center.x = 150
      View.animate(withDuration: .seconds(2), options: .overrideInheritedDuration) {
        outer.center.x = 250
      }
      outer.center.x = 350
    }
    host.advance(to: 1000)
    // Two full ways of 100 within a second, and half of the two-second one.
    #expect(outer.presentation?.center.x == 300)
    host.advance(to: 2000)
    #expect(outer.presentation == nil)
  }

  @Test("repeats part of it the requested number of times, and the completion waits for that")
  func modified() {
    var ends: [Bool] = []
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      outer.alpha = 0
      View.modifyAnimations(withRepeatCount: 2, autoreverses: true) { inner.alpha = 0 }
    } completion: {
      ends.append($0)
    }
    host.advance(to: 1500)
    #expect(outer.presentation == nil)
    #expect(inner.presentation?.alpha == 0.5)
    host.advance(to: 2500)
    #expect(inner.presentation?.alpha == 0.5)
    #expect(ends.isEmpty)
    host.advance(to: 4000)
    #expect(ends == [true])
  }

  @Test("has no effect while animations are disabled")
  func disabled() {
    var ends: [Bool] = []
    View.setAnimationsEnabled(false)
    #expect(!View.areAnimationsEnabled)
    nest([]) { ends.append($0) }
    View.setAnimationsEnabled(true)
    #expect(outer.presentation == nil)
    #expect(inner.presentation == nil)
    #expect(ends == [true])
    View.performWithoutAnimation { #expect(!View.areAnimationsEnabled) }
    #expect(View.areAnimationsEnabled)
  }
}
