internal import CGlobe
internal import Glibc

/// The cosines (x) and sines (y) of multiples of a small angle, computed by angle addition.
struct UnitAngles: Sendable {
  private let coarse: [SIMD2<Double>]
  private let fine: [SIMD2<Double>]
  private let largest: Int32

  private static let step: Int32 = 64

  /// Creates the angles of 0 to a given number of units.
  init(_ unit: Angle, count: Int) {
    func turn(_ number: Int32) -> SIMD2<Double> {
      let angle = Double(number) * unit.radians
      return SIMD2(cos(angle), sin(angle))
    }
    largest = Int32(count)
    fine = (0..<Self.step).map(turn)
    coarse = (0...largest / Self.step).map { turn($0 * Self.step) }
  }

  /// Returns the rotation by a number of units, clamped to the valid range.
  @inline(__always)
  func turn(_ number: Int32) -> SIMD2<Double> {
    let number = min(max(number, 0), largest)
    return Self.sum(coarse[Int(number >> 6)], fine[Int(number & 63)])
  }

  /// Calls a closure with the rotation tables in the form that edge searches use.
  @inline(__always)
  func withTurns(_ body: (UnsafePointer<vector_unit_turns>) -> Void) {
    coarse.withUnsafeBufferPointer { coarse in
      fine.withUnsafeBufferPointer { fine in
        withUnsafePointer(
          to: vector_unit_turns(coarse: coarse.baseAddress, fine: fine.baseAddress), body)
      }
    }
  }

  /// Returns the rotation by the sum of two angles.
  @inline(__always)
  static func sum(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
  }
}
