import Containers
import Testing

struct TimingCurveTests {
  @Test(
    "Every curve begins at 0 and ends at 1",
    arguments: [
      TimingCurve.linear, .easeIn, .easeOut, .easeInOut,
      TimingCurve(Spring(dampingRatio: 0.5, settlingIn: .seconds(1))),
    ])
  func ends(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: -3) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: 7) == 1)
  }

  @Test("The curves have the exact values of their cubics")
  func values() {
    #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
    // x(t) = 3(1−t)t²·1 + 3(1−t)²t·0.42 + t³ and y(t) = 3(1−t)t² + t³ at t = 0.5.
    #expect(abs(TimingCurve.easeIn.progress(at: 0.6575) - 0.5) < 1e-12)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
    for step in 1..<100 {
      let fraction = Double(step) / 100
      let mirrored = 1 - TimingCurve.easeOut.progress(at: 1 - fraction)
      #expect(abs(TimingCurve.easeIn.progress(at: fraction) - mirrored) < 1e-12)
    }
  }

  @Test("A curve is monotonic")
  func monotony() {
    for curve in [
      TimingCurve.easeIn, .easeOut, .easeInOut, TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1),
    ] {
      let values = (0...1000).map { curve.progress(at: Double($0) / 1000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("A control point outside 0…1 is clamped in time, so that a solution exists")
  func controlPoints() {
    let curve = TimingCurve(x1: -4, y1: 0, x2: 9, y2: 1)
    #expect(curve.progress(at: 0.5) == 0.5)
  }
}

struct SpringTests {
  @Test("A spring follows the closed-form solution", arguments: [0.3, 1, 2])
  func equation(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, response: 0.5, initialVelocity: 1)
    let omega = 2 * Double.pi / 0.5
    let h = 1e-4
    #expect(abs(spring.value(at: 0)) < 1e-12)
    #expect(abs((spring.value(at: h) - spring.value(at: 0)) / h - 1) < 0.01)
    for t in stride(from: 0.01, to: 1, by: 0.03) {
      let (a, b, c) = (spring.value(at: t - h), spring.value(at: t), spring.value(at: t + h))
      let acceleration = (a - 2 * b + c) / (h * h)
      let speed = (c - a) / (2 * h)
      let residual = acceleration + 2 * ratio * omega * speed - omega * omega * (1 - b)
      #expect(abs(residual) < 0.01)
    }
  }

  @Test(
    "A spring made for a duration has settled when it is over",
    arguments: [0.2, 0.5, 0.9, 1, 1.5])
  func settling(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, settlingIn: .milliseconds(400))
    #expect(abs(spring.settlingTime - 0.4) < 1e-6)
    for t in stride(from: 0.4, to: 1, by: 0.01) { #expect(abs(spring.value(at: t) - 1) < 0.0011) }
  }

  @Test("Only a spring with a damping ratio below 1 overshoots")
  func overshoot() {
    func highest(_ ratio: Double) -> Double {
      let spring = Spring(dampingRatio: ratio, response: 0.3)
      return (0...300).map { spring.value(at: Double($0) / 100) }.max() ?? 0
    }
    #expect(highest(0.5) > 1.1)
    #expect(highest(1) <= 1)
    #expect(highest(3) <= 1)
  }
}
