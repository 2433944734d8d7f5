@testable import Containers
import Testing

@MainActor
struct AnimatorTests {
  let animator = Animator()

  @Test("A new animator is idle and requests no frames")
  func idle() {
    #expect(animator.isIdle)
    #expect(!animator.isRunning)
    #expect(animator.nextDeadline == nil)
  }

  @Test("An alarm fires once, on time, and can be canceled")
  func alarms() {
    var rung: [Int] = []
    animator.alarm(at: .seconds(2)) { rung.append(2) }
    animator.alarm(at: .seconds(1)) { rung.append(1) }
    animator.alarm(at: .seconds(1)) { rung.append(0) }.cancel()
    #expect(animator.nextDeadline == .seconds(1))
    animator.step(to: .milliseconds(999))
    #expect(rung.isEmpty)
    animator.step(to: .seconds(3))
    #expect(rung == [1, 2])
    #expect(animator.isIdle)
  }

  @Test("An alarm that fires can set another one, which fires in a later step")
  func alarmInAlarm() {
    var rung: [Int] = []
    func set(_ number: Int) {
      animator.alarm(at: .seconds(1)) {
        rung.append(number)
        set(number + 1)
      }
    }
    set(1)
    animator.step(to: .seconds(1))
    #expect(rung == [1])
    animator.step(to: .seconds(2))
    #expect(rung == [1, 2])
  }

  @Test("An animation updates by its curve and completes once")
  func running() {
    var values: [Double] = []
    var ends: [Bool] = []
    animator.run(.init(duration: .seconds(1), curve: .linear), at: .zero) {
      values.append($0)
    } completion: {
      ends.append($0)
    }
    #expect(animator.isRunning)
    for quarter in 0...6 { animator.step(to: .milliseconds(250 * quarter)) }

    #expect(values == [0, 0.25, 0.5, 0.75, 1])
    #expect(ends == [true])
    #expect(animator.isIdle)
  }

  @Test("A delayed animation requests no frames until it begins")
  func delay() {
    var values: [Double] = []
    animator.run(.init(duration: .seconds(1), delay: .seconds(1), curve: .linear), at: .zero) {
      values.append($0)
    }
    #expect(!animator.isRunning)
    #expect(animator.nextDeadline == .seconds(1))
    animator.step(to: .milliseconds(500))
    animator.step(to: .seconds(1))
    #expect(animator.isRunning)
    animator.step(to: .milliseconds(1500))
    #expect(values == [0, 0.5])
  }

  @Test("A stopped animation completes with false in the next step")
  func stopping() {
    var ends: [Bool] = []
    let animation = animator.run(.init(duration: .seconds(1)), at: .zero) { _ in
    } completion: {
      ends.append($0)
    }
    animation.stop()
    animation.stop()
    #expect(ends.isEmpty)
    #expect(animator.isRunning)
    animator.step(to: .zero)
    #expect(ends == [false])
    #expect(animator.isIdle)
  }

  @Test("A repeating animation starts again, or runs back when it autoreverses")
  func repeating() {
    var values: [Double] = []
    let animation = animator.run(
      .init(duration: .seconds(1), curve: .linear, repeatCount: .infinity, autoreverses: true),
      at: .zero
    ) { values.append($0) }
    for moment in [250, 1250, 2250, 3250] { animator.step(to: .milliseconds(moment)) }
    #expect(values == [0.25, 0.75, 0.25, 0.75])
    animation.stop()
  }

  @Test("A display link is called in each step with the elapsed time, unless it is paused")
  func displayLink() {
    var log: [Duration] = []
    var link: DisplayLink? = DisplayLink(animator: animator) { log.append($0.elapsed) }
    animator.step(to: .seconds(1))
    #expect(animator.isIdle)
    link?.isPaused = false
    #expect(animator.isRunning)
    animator.step(to: .seconds(2))
    animator.step(to: .seconds(3))
    link?.isPaused = true
    animator.step(to: .seconds(4))
    #expect(log == [.zero, .seconds(1)])
    link?.isPaused = false
    link = nil
    #expect(animator.isIdle)
  }
}
