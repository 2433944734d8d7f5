@testable import Containers
import Testing

struct ScrollPhysicsTests {
  @Test("A throw comes to rest at start − v / (1000 ln r), within half a point at its end")
  func deceleration() {
    let slowing = ScrollDeceleration(start: 100, velocity: 1000, rate: 0.998)
    #expect(abs(slowing.destination - 599.4998) < 0.001)
    #expect(abs(slowing.position(at: slowing.duration) - slowing.destination) <= 0.5 + 1e-9)
    #expect(abs(slowing.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(slowing.position(at: 0.5) - slowing.position(at: 0.499) - 0.001 * 367.8) < 0.01)
  }

  @Test("The fast rate travels a fifth as far as the normal one")
  func rates() {
    let normal = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.998).destination
    let fast = ScrollDeceleration(start: 0, velocity: 1000, rate: 0.99).destination
    #expect(abs(normal / fast - 5.02) < 0.01)
  }

  @Test("The time for a position is the inverse of the position, and nil outside of the path")
  func passing() {
    let slowing = ScrollDeceleration(start: 0, velocity: -800, rate: 0.998)
    let time = slowing.time(reaching: -200)
    #expect(time.map { abs(slowing.position(at: $0) + 200) < 1e-9 } == true)
    #expect(slowing.time(reaching: 10) == nil)
    #expect(slowing.time(reaching: -1000) == nil)
    #expect(ScrollDeceleration(start: 0, velocity: 0, rate: 0.998).time(reaching: 1) == nil)
  }

  @Test("A rubber band starts with slope 0.55, yields less and less and can be inverted")
  func rubberBand() {
    let band = RubberBand(dimension: 400)
    #expect(abs(band.offset(forPull: 0.001) / 0.001 - 0.55) < 0.001)
    #expect(abs(band.offset(forPull: 100) - 400 * (1 - 1 / (55.0 / 400 + 1))) < 1e-9)
    #expect(band.offset(forPull: 1e9) < 400)
    for pull in [-300.0, -20, 0, 5, 600] {
      #expect(abs(band.pull(forOffset: band.offset(forPull: pull)) - pull) < 1e-6)
    }
    #expect(band.position(-50, in: 0...100) == band.offset(forPull: -50))
    #expect(band.position(50, in: 0...100) == 50)
    #expect(RubberBand(dimension: 0).offset(forPull: 10) == 0)
  }

  @Test("A spring returns without crossing its target and is at rest at its end")
  func spring() {
    let spring = ScrollSpring(from: 80, to: 0)
    var last = 80.0
    for step in 1...200 {
      let position = spring.position(at: Double(step) / 100)
      #expect(position >= 0)
      #expect(position <= last)
      last = position
    }
    #expect(abs(spring.position(at: spring.duration)) <= 0.25 + 1e-9)
    #expect(spring.velocity(at: 0) == 0)
  }

  @Test("A movement to a chosen target never overshoots, whatever its initial velocity")
  func approach() {
    for velocity in [-5000.0, 0, 300, 9000] {
      let motion = AxisMotion(from: 0, to: 120, velocity: velocity)
      for step in 0...400 { #expect(motion.position(at: Double(step) / 100) <= 120 + 1e-9) }
      #expect(motion.position(at: motion.duration) == 120)
    }
  }

  @Test(
    "Content thrown over an edge bounces and rests at the edge, or stops there without bounces")
  func edge() {
    let motion = AxisMotion(
      releasedAt: 900, velocity: 3000, in: 0...1000, rate: 0.998, bounces: true)
    let top = (0...300).map { motion.position(at: Double($0) / 100) }.max() ?? 0
    #expect(top > 1010)
    #expect(top < 1200)
    #expect(motion.destination == 1000)
    #expect(motion.position(at: motion.duration) == 1000)

    let hard = AxisMotion(
      releasedAt: 900, velocity: 3000, in: 0...1000, rate: 0.998, bounces: false)
    #expect((0...300).allSatisfy { hard.position(at: Double($0) / 100) <= 1000 })
    #expect(hard.destination == 1000)
  }

  @Test("Position and velocity are continuous where the bounce begins")
  func continuity() {
    let motion = AxisMotion(
      releasedAt: 500, velocity: 4000, in: 0...1000, rate: 0.998, bounces: true)
    var last = motion.position(at: 0)
    for step in 1...3000 {
      let position = motion.position(at: Double(step) / 1000)
      #expect(abs(position - last) <= 4.01)
      last = position
    }
  }

  @Test("Content released beyond an edge without velocity springs back to it")
  func springBack() {
    let motion = AxisMotion(
      releasedAt: -60, velocity: 0, in: 0...1000, rate: 0.998, bounces: true)
    #expect(motion.destination == 0)
    #expect(motion.position(at: 0) == -60)
    #expect(motion.position(at: motion.duration) == 0)
  }

  @Test("Only the phase changes of the table are allowed")
  func phases() {
    #expect(ScrollPhase.resting.canAdvance(to: .tracking))
    #expect(!ScrollPhase.resting.canAdvance(to: .dragging))
    #expect(!ScrollPhase.resting.canAdvance(to: .decelerating))
    #expect(!ScrollPhase.dragging.canAdvance(to: .animating))
    #expect(!ScrollZoomPhase.none.canAdvance(to: .none))
  }
}
