import Containers
import Testing

@testable import ContainersSDL

@Suite("Scrolls from SDL") struct WheelPrecisionTests {
  /// Returns which of several scrolls, in notches at moments in milliseconds, are precise.
  private func precise(_ scrolls: [(x: Double, y: Double, at: Int)]) -> [Bool] {
    var wheel = WheelPrecision()
    return scrolls.map { wheel.isPrecise(Point(x: $0.x, y: $0.y), at: .milliseconds($0.at)) }
  }

  @Test("A wheel with notches is not precise; a fraction of a notch is, on either axis")
  func fractions() {
    #expect(precise([(0, -3, 0), (0, 0.25, 9)]) == [false, true])
    #expect(precise([(-0.5, 1, 0)]) == [true])
  }

  @Test("Whole notches are precise for 150 ms after the last fraction, and no longer")
  func memory() {
    #expect(
      precise([(0.5, 0, 1000), (1, 0, 1150), (1, 0, 1151), (1.5, 0, 1200), (1, 0, 1350)])
        == [true, true, false, true, true])
  }
}
