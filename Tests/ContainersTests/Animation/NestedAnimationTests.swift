@testable import Containers
import Testing

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

  @Test("takes over its duration and curve")
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

  @Test("keeps its own duration where it says so")
  func ownDuration() {
    nest(.overrideInheritedDuration)
    host.advance(to: 500)
    #expect(inner.presentation?.alpha == 0.5)
    #expect(outer.presentation?.alpha == 0.75)
    host.advance(to: 1000)
    #expect(inner.presentation == nil)
  }

  @Test("keeps its own curve where it says so")
  func ownCurve() {
    nest([.overrideInheritedCurve, .curveEaseIn])
    host.advance(to: 500)
    let eased = TimingCurve.easeIn.progress(at: 0.25, of: .seconds(2))
    #expect(inner.presentation?.alpha == 1 - eased)
  }

  @Test("waits for the delay of both")
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

  @Test("repeats with it, unless it overrides the options")
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

  @Test("may say how long the one around it takes")
  func duration() {
    #expect(View.inheritedAnimationDuration == .zero)
    View.animate(withDuration: .seconds(3)) {
      #expect(View.inheritedAnimationDuration == .seconds(3))
    }
    #expect(View.inheritedAnimationDuration == .zero)
  }

  @Test("changes a property of the outer one again: that goes on from there")
  func sameProperty() {
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      outer.center.x = 150
      View.animate(withDuration: .seconds(2), options: .overrideInheritedDuration) {
        outer.center.x = 250
      }
      outer.center.x = 350
    }
    host.advance(to: 1000)
    // All of two ways of 100 within a second, half of the one of two seconds.
    #expect(outer.presentation?.center.x == 300)
    host.advance(to: 2000)
    #expect(outer.presentation == nil)
  }

  @Test("repeats a part of it as often as it says, and the completion waits for that")
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

  @Test("does nothing special where animations are off")
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
