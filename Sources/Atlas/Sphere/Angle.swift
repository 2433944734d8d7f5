/// An angle, stored in degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double {
    get { degrees * (.pi / 180) }
    set { degrees = newValue * (180 / .pi) }
  }

  /// The zero angle.
  public static let zero = Angle(degrees: 0)

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians.
  public init(radians: Double) { degrees = radians * (180 / .pi) }

  /// Returns an angle of the given number of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle of the given number of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is smaller than the second.
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }
}
